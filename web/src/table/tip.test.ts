import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "./table.svelte";
import { Tip } from "./tip.svelte";

const piece = {} as Element;
const other = {} as Element;
const why = { allowed: false, text: "Not now.", rules: "turn" };
let tip: Tip;

beforeEach(() => {
  vi.useFakeTimers();
  tip = new Tip({
    legal: new Map(),
    replay: false,
    busy: false,
    whyNot: () => Promise.resolve(why),
  } as unknown as Table);
});
afterEach(() => vi.useRealTimers());

/** Ten steps of the pointer, 20 ms each, from one distance to another. */
async function move(from: number, to: number, onTip = false): Promise<void> {
  const length = Math.abs(to - from) / 10 || 5;
  for (let i = 1; i <= 10; i++) {
    tip.moved(length, from + ((to - from) * i) / 10, onTip);
    await vi.advanceTimersByTimeAsync(20);
  }
}

async function pointedAt(): Promise<void> {
  tip.hover(piece, ["draw"]);
  await vi.advanceTimersByTimeAsync(200);
}

it("says why not, links to the rules, and closes soon after the pointer has left", async () => {
  await pointedAt();
  expect(tip.why).toEqual(why);
  tip.leave(piece);
  await vi.advanceTimersByTimeAsync(300);
  expect(tip.anchor).toBe(null);
});

it("shows everything at once, after the last part has arrived", async () => {
  const about = [{ head: null, text: "Ships cards." }];
  const rules = { about: () => new Promise((found) => setTimeout(() => found(about), 1000)) };
  const words = { words: { language: "en" } };
  tip = new Tip({
    legal: new Map(),
    replay: false,
    busy: false,
    whyNot: () => Promise.resolve(why),
    rules,
    words,
  } as unknown as Table);
  tip.show(piece, ["draw"], { thing: "Harbour" });
  await vi.advanceTimersByTimeAsync(1000);
  expect([tip.why, tip.about]).toEqual([null, []]);
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.why, tip.about]).toEqual([why, about]);
});

it("closes at once without a link, and when the focus leaves", async () => {
  tip.show(piece, [], { name: "Pile: 14" });
  await vi.advanceTimersByTimeAsync(200);
  tip.leave(piece);
  expect(tip.anchor).toBe(null);
  tip.show(piece, ["draw"]);
  await vi.advanceTimersByTimeAsync(200);
  tip.hide(piece);
  expect(tip.anchor).toBe(null);
});

it("stays open for a pointer that is on its way to the link or on the tip", async () => {
  await pointedAt();
  tip.leave(piece);
  await move(80, 40);
  tip.hover(other, ["take"]);
  await move(40, 10);
  tip.leave(other);
  await move(10, 0, true);
  await vi.advanceTimersByTimeAsync(2000);
  expect([tip.anchor, tip.why]).toEqual([piece, why]);
  await move(0, 30, true);
  expect(tip.anchor).toBe(piece);
  await move(30, 60);
  expect(tip.anchor).toBe(null);
});

it("gives way to a piece below it where the pointer rests", async () => {
  await pointedAt();
  tip.leave(piece);
  tip.hover(other, ["take"]);
  await move(80, 40, true);
  await vi.advanceTimersByTimeAsync(300);
  expect(tip.anchor).toBe(other);
});

it("gives way at once to a piece that the pointer turns to", async () => {
  await pointedAt();
  tip.leave(piece);
  tip.hover(other, ["take"]);
  tip.moved(10, 40, false);
  tip.moved(10, 40, false);
  tip.moved(10, 41, false);
  expect(tip.anchor).toBe(other);
});

it("gives way soon to a piece where the pointer rests", async () => {
  await pointedAt();
  tip.leave(piece);
  await move(80, 40);
  tip.hover(other, ["take"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(tip.anchor).toBe(piece);
  await vi.advanceTimersByTimeAsync(150);
  expect(tip.anchor).toBe(other);
});

it("stays open after a click until the pointer rests on another piece", async () => {
  await pointedAt();
  tip.show(piece, ["draw"]);
  expect([tip.pinned, tip.why]).toEqual([true, why]);
  tip.leave(piece);
  await move(40, 200);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tip.anchor).toBe(piece);
  await move(200, 100);
  tip.hover(other, ["take"]);
  await move(100, 40);
  expect(tip.anchor).toBe(piece);
  await vi.advanceTimersByTimeAsync(300);
  expect([tip.anchor, tip.pinned]).toEqual([other, false]);
});

it("after a click has closed it, opens for the piece below only when the pointer moves", async () => {
  await pointedAt();
  tip.dismiss();
  tip.hover(other, ["take"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tip.anchor).toBe(null);
  tip.moved(1, Infinity, false);
  expect(tip.anchor).toBe(other);
});

it("shows what the rules say about the thing that is pointed at", async () => {
  const about = [{ head: "", text: "2 sugar" }];
  const rules = { about: (thing: string) => Promise.resolve(thing === "José" ? about : []) };
  const words = { words: { language: "en" } };
  tip = new Tip({
    legal: new Map(),
    replay: false,
    busy: false,
    whyNot: () => Promise.resolve(why),
    rules,
    words,
  } as unknown as Table);
  tip.show(piece, ["drive"], { thing: "José" });
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.thing, tip.about, tip.why]).toEqual(["José", about, why]);
  tip.show(other, ["take"], { thing: "Maria" });
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.thing, tip.about]).toEqual(["Maria", []]);
});

it.each([
  ["José, sugar-cane planter, yellow flower", "José"],
  ["Place 2: José", "Place 2: José"],
  [null, "José"],
])("has the label as its heading, or the short name if the label begins with it: %s", async (name, head) => {
  const rules = { about: () => Promise.resolve([{ head: "", text: "2 sugar" }]) };
  tip = new Tip({ legal: new Map(), rules, words: { words: { language: "en" } } } as unknown as Table);
  tip.show(piece, [], { name, thing: "José" });
  await vi.advanceTimersByTimeAsync(200);
  expect(tip.head).toBe(head);
});

it("names a piece that cannot be used, with the reason, and a piece without actions", async () => {
  tip.show(piece, ["draw"], { name: "Pile: 14" });
  expect(tip.name).toBe(null);
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.name, tip.why]).toEqual(["Pile: 14", why]);
  tip.show(other, [], { name: "Points: 3" });
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.name, tip.why]).toEqual(["Points: 3", null]);
});

it("names no piece that the pointer only passes", async () => {
  tip.show(piece, [], { name: "Pile: 14" });
  tip.show(other, [], {});
  await vi.advanceTimersByTimeAsync(200);
  expect(tip.name).toBe(null);
});

it("gives way at once to a piece that gets the focus", async () => {
  await pointedAt();
  tip.show(piece, ["draw"]);
  tip.leave(piece);
  tip.show(other, ["take"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([tip.anchor, tip.pinned]).toEqual([other, false]);
});

it("shows a reason that does not come from the game", async () => {
  tip.show(piece, [], { name: "A circle", why: "Nobody is left to place." });
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.name, tip.why?.text]).toEqual(["A circle", "Nobody is left to place."]);
  tip.show(other, [], { name: "Another" });
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.name, tip.why]).toEqual(["Another", null]);
});
