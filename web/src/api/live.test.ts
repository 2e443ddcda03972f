import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveSocket, retryDelay, SILENCE } from "./live.svelte";

/** A socket that says what the test wants. */
class Wire {
  static all: Wire[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  closed = false;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  close() {
    this.closed = true;
  }

  says(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(code = 1006) {
    this.onclose?.({ code });
  }
}

let last = 0;
const listen = () =>
  new LiveSocket<{ type: "table"; number: number }>({
    address: () => `/live?since=${last}`,
    onFrame: (frame) => (last = frame.number),
    open: (address) => new Wire(address) as unknown as WebSocket,
  });

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  last = 0;
});
afterEach(() => vi.useRealTimers());

it("reconnects and asks for what it has missed", () => {
  const live = listen();
  expect(live.status).toBe("connecting");
  Wire.all[0]!.says({ type: "table", number: 17 });
  expect(live.status).toBe("live");
  Wire.all[0]!.breaks();
  expect(live.status).toBe("offline");
  vi.advanceTimersByTime(1000);
  expect(Wire.all[1]!.address).toBe("/live?since=17");
  Wire.all[1]!.says({ type: "table", number: 20 });
  expect([live.status, last]).toEqual(["live", 20]);
  live.stop();
});

it("drops a silent connection and keeps one that sends beats", () => {
  const live = listen();
  Wire.all[0]!.says({ type: "table", number: 1 });
  vi.advanceTimersByTime(SILENCE - 1);
  Wire.all[0]!.says({ type: "beat", number: 1 });
  vi.advanceTimersByTime(SILENCE - 1);
  expect(live.status).toBe("live");
  vi.advanceTimersByTime(2);
  expect([live.status, Wire.all[0]!.closed]).toEqual(["offline", true]);
  live.stop();
});

it("does not reconnect after a refusal, and says why", () => {
  const live = listen();
  Wire.all[0]!.says({
    type: "refused",
    text: "There is no such table.",
    error: { id: "x", args: {} },
    where: [],
  });
  Wire.all[0]!.breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect([live.status, live.problem?.text, Wire.all.length]).toEqual([
    "refused",
    "There is no such table.",
    1,
  ]);
  live.stop();
});

it("reconnects after it was refused for too many requests", () => {
  const live = listen();
  Wire.all[0]!.breaks(4429);
  vi.advanceTimersByTime(1000);
  expect(Wire.all.length).toBe(2);
  live.stop();
});

it("ignores frames of a connection that it has dropped", () => {
  const live = listen();
  const old = Wire.all[0]!;
  live.restart();
  old.says({ type: "table", number: 99 });
  expect(last).toBe(0);
  live.stop();
});

it("waits longer after each failure, up to a limit", () => {
  expect([1, 2, 3, 20].map((tries) => retryDelay(tries, () => 1))).toEqual([500, 1000, 2000, 15_000]);
  expect(retryDelay(1, () => 0)).toBe(250);
});

it("closes a connecting socket only after it has opened, because the browser would complain otherwise", () => {
  const live = listen();
  const early = Object.assign(Wire.all[0]!, { readyState: 0, onopen: () => {} });
  live.restart();
  expect([early.closed, Wire.all.length]).toEqual([false, 2]);
  early.onopen();
  expect(early.closed).toBe(true);
  live.stop();
});

/** The browser's own events, which there are none of here. */
function theBrowser(): (event: string) => void {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (event: string, listener: () => void) => listeners.set(event, listener));
  vi.stubGlobal("removeEventListener", (event: string) => listeners.delete(event));
  return (event) => listeners.get(event)?.();
}

it("goes offline and online together with the browser", () => {
  const browser = theBrowser();
  const live = listen();
  Wire.all[0]!.says({ type: "table", number: 1 });
  browser("offline");
  expect([live.status, Wire.all[0]!.closed]).toEqual(["offline", true]);
  browser("online");
  Wire.all.at(-1)!.says({ type: "table", number: 2 });
  expect([live.status, last]).toEqual(["live", 2]);
  live.stop();
  vi.unstubAllGlobals();
});

it("does not trust a connection that was silent while the machine slept", () => {
  const browser = theBrowser();
  const live = listen();
  Wire.all[0]!.says({ type: "table", number: 1 });
  browser("online");
  expect(Wire.all.length).toBe(1);
  vi.setSystemTime(Date.now() + SILENCE); // timers stand still meanwhile
  browser("online");
  expect([Wire.all.length, Wire.all[0]!.closed]).toEqual([2, true]);
  live.stop();
  vi.unstubAllGlobals();
});
