import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Summary } from "../api/types";
import { router } from "../browser/router.svelte";
import { newTurns, Turns } from "./turns.svelte";

const frame = (tables: Record<string, number>) => ({
  mine: Object.entries(tables).map(([id, number]) => ({ id, number, game: "seawolf" }) as Summary),
  your_turn: Object.keys(tables),
});
const ids = (turns: Turns) => turns.noticed.map(({ id }) => id);

it("finds turns that have begun since, and not those that waited from the beginning", () => {
  const before = new Map([
    ["a", 3],
    ["b", 5],
  ]);
  expect(newTurns(null, before)).toEqual([]);
  expect(
    newTurns(
      before,
      new Map([
        ["a", 3],
        ["b", 7],
        ["c", 1],
      ]),
    ),
  ).toEqual(["b", "c"]);
});

describe("the notice", () => {
  let visibility: string;
  let rung: string[];
  let permission: string;
  let asked: number;

  beforeEach(() => {
    visibility = "visible";
    rung = [];
    permission = "default";
    asked = 0;
    const had = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => had.get(name) ?? null,
      setItem: (name: string, value: string) => had.set(name, value),
    });
    vi.stubGlobal("document", {
      get visibilityState() {
        return visibility;
      },
      addEventListener() {},
    });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network in a test")));
    vi.stubGlobal(
      "Notification",
      class {
        static get permission() {
          return permission;
        }
        static async requestPermission() {
          asked++;
          return (permission = "granted");
        }
        constructor(_: string, options: { tag: string }) {
          rung.push(options.tag);
        }
      },
    );
    router.route = { page: "table", id: "here" };
  });
  afterEach(() => vi.unstubAllGlobals());

  it("names other tables and not the one on the screen", () => {
    const turns = new Turns();
    turns.update(frame({}));
    turns.update(frame({ here: 4, there: 9 }));
    expect(ids(turns)).toEqual(["there"]);
    expect([turns.path, turns.titled("Sea Wolf")]).toEqual(["/table/there", `● ${turns.text}`]);
  });

  it("disappears when the turn ends, when its table is opened, or when it is closed, and comes back with the next turn", () => {
    const turns = new Turns();
    turns.update(frame({}));
    turns.update(frame({ there: 9 }));
    turns.update(frame({}));
    expect([ids(turns), turns.titled("Sea Wolf")]).toEqual([[], "Sea Wolf"]);
    turns.update(frame({ there: 11 }));
    router.route = { page: "table", id: "there" };
    turns.markSeen();
    expect(ids(turns)).toEqual([]);
    router.route = { page: "lobby", id: "" };
    turns.markSeen();
    turns.update(frame({ there: 13 }));
    turns.dismiss();
    turns.update(frame({ there: 13 }));
    expect(ids(turns)).toEqual([]);
    turns.update(frame({ there: 15 }));
    expect(ids(turns)).toEqual(["there"]);
  });

  it("leads to the lobby when several tables wait", () => {
    const turns = new Turns();
    turns.update(frame({}));
    turns.update(frame({ one: 1, two: 1 }));
    expect(turns.path).toBe("/");
  });

  it("does not appear for a table that another window shows", () => {
    localStorage.setItem("harbourside.looking", "there");
    const turns = new Turns();
    turns.update(frame({}));
    turns.update(frame({ there: 9 }));
    expect(ids(turns)).toEqual([]);
  });

  it("asks for permission only after a click and notifies only while the page is hidden", async () => {
    const turns = new Turns();
    turns.begin();
    turns.update(frame({}));
    visibility = "hidden";
    turns.update(frame({ here: 2 }));
    expect([asked, rung]).toEqual([0, []]);
    expect(await turns.toggleNotifications()).toBe("on");
    turns.update(frame({ here: 4 }));
    expect([asked, rung]).toEqual([1, ["here"]]);
    visibility = "visible";
    turns.update(frame({ here: 6, there: 1 }));
    expect(rung).toEqual(["here"]);
    expect(await turns.toggleNotifications()).toBe("off");
  });
});
