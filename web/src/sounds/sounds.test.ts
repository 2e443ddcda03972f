import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type TurnState, soundOf, soundsOf } from "./eventSounds";
import { ownSounds, Sounds } from "./sounds.svelte";
import { TONES } from "./tones";

const at = (number: number, more: Partial<TurnState> = {}): TurnState => ({
  number,
  mine: false,
  over: false,
  ...more,
});
const events = (...ids: string[]) => ids.map((id) => ({ id }));

describe("the sound", () => {
  it.each([
    ["rolled", "dice"],
    ["gained-vp", "coins"],
    ["owner-paid", "coins"],
    ["ship-left", "water"],
    ["loaded-small-wharf", "water"],
    ["drew-tile", "card"],
    ["something-nobody-knows", "move"],
  ])("of %s is %s", (id, sound) => {
    expect(soundOf(id)).toBe(sound);
  });

  it("is the one that the board chooses, if it chooses one", () => {
    expect(soundOf("rolled", { rolled: "move" })).toBe("move");
    expect(soundsOf(at(1), at(2), events("passed"), { passed: null })).toEqual([]);
  });

  it("is one for all events that come together, and then one for the turn", () => {
    expect(soundsOf(at(1), at(2), events("passed", "sold", "drew"))).toEqual(["coins"]);
    expect(soundsOf(at(1), at(2, { mine: true }), events("passed"))).toEqual(["move", "turn"]);
  });

  it("does not announce a turn that goes on", () => {
    expect(soundsOf(at(1, { mine: true }), at(2, { mine: true }), events("took"))).toEqual(["card"]);
  });

  it("is only that of the end when the game is over", () => {
    expect(soundsOf(at(1, { mine: true }), at(2, { over: true }), events("scored"))).toEqual(["over"]);
    expect(soundsOf(at(2, { over: true }), at(3, { over: true }), [])).toEqual([]);
  });

  it("is none after a reload or without new events", () => {
    expect(soundsOf(null, at(7, { mine: true }), events("rolled"))).toEqual([]);
    expect(soundsOf(at(7), at(7, { mine: true }), events("rolled"))).toEqual([]);
  });

  it("is always short and quiet", () => {
    for (const tone of Object.values(TONES).flat()) {
      expect(tone.at + tone.rings).toBeLessThan(1.3);
      expect(tone.loud).toBeLessThanOrEqual(1);
    }
  });

  it("can be a board's own; other games have none", async () => {
    expect(await ownSounds("no_such_game")).toEqual({});
  });
});

describe("the synthesiser", () => {
  let started: number;
  let opened: number;
  let page: EventTarget;

  /** An audio node that has every property and method. */
  const node = (): unknown =>
    new Proxy(() => {}, {
      get: (_, name) =>
        name === "start" ? () => void started++ : name === Symbol.toPrimitive ? () => 0 : node(),
      apply: () => node(),
      set: () => true,
    });

  function made(): Sounds {
    const context = {
      state: "running",
      currentTime: 0,
      sampleRate: 10,
      createBuffer: () => ({ getChannelData: () => new Float32Array(10) }),
      createGain: node,
      createOscillator: node,
      createBufferSource: node,
      createBiquadFilter: node,
    };
    return new Sounds(() => {
      opened++;
      return context as unknown as AudioContext;
    });
  }

  beforeEach(() => {
    started = opened = 0;
    page = new EventTarget();
    const had = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => had.get(name) ?? null,
      setItem: (name: string, value: string) => had.set(name, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is off until somebody turns it on, and remembers that", () => {
    const sounds = made();
    sounds.begin(page);
    page.dispatchEvent(new Event("pointerdown"));
    sounds.play(["coins"]);
    expect([sounds.on, opened, started]).toEqual([false, 0, 0]);
    sounds.toggle();
    expect([opened, started]).toEqual([1, TONES.turn.length]);
    const again = made();
    again.begin(new EventTarget());
    expect(again.on).toBe(true);
  });

  it("is silent until the viewer has done something on the page", () => {
    localStorage.setItem("harbourside.sounds", "on");
    const sounds = made();
    sounds.begin(page);
    sounds.play(["over"]);
    expect([opened, started]).toEqual([0, 0]);
    page.dispatchEvent(new Event("keydown"));
    sounds.play(["over", "water"]);
    expect([opened, started]).toEqual([1, TONES.over.length + TONES.water.length]);
  });

  it("is silent after it was turned off", () => {
    localStorage.setItem("harbourside.sounds", "on");
    const sounds = made();
    sounds.begin(page);
    page.dispatchEvent(new Event("keydown"));
    sounds.toggle();
    sounds.play(["move"]);
    expect(started).toBe(0);
  });
});
