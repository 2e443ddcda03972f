import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "./table.svelte";
import { Tip } from "./tip.svelte";

const piece = {} as Element;
const other = {} as Element;
const why = { allowed: false, text: "Not now.", rules: "turn" };
let tip: Tip;

beforeEach(() => {
  vi.useFakeTimers();
  tip = new Tip({ legal: new Map(), replay: false, busy: false, whyNot: () => Promise.resolve(why) } as unknown as Table);
});
afterEach(() => vi.useRealTimers());

it("says why not, with the section of the rules, and is gone with the pointer", async () => {
  tip.show(piece, ["draw"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(tip.why).toEqual(why);
  tip.hide(piece);
  expect(tip.anchor).toBe(null);
});

it("waits for the pointer once it has been asked for by a click, too", async () => {
  tip.show(piece, ["draw"]);
  await vi.advanceTimersByTimeAsync(200);
  tip.show(piece, ["draw"]);
  expect([tip.pinned, tip.why]).toEqual([true, why]);
  tip.hide(piece);
  expect(tip.anchor).toBe(piece);
  tip.stay();
  await vi.advanceTimersByTimeAsync(2000);
  expect(tip.anchor).toBe(piece);
  tip.hide(piece);
  await vi.advanceTimersByTimeAsync(2000);
  expect([tip.anchor, tip.pinned]).toEqual([null, false]);
});

it("tells what the rules say of a thing, for as long as it is pointed at", async () => {
  const about = [{ head: "", text: "2 sugar" }];
  const rules = { about: (thing: string) => Promise.resolve(thing === "José" ? about : []) };
  const words = { words: { language: "en" } };
  tip = new Tip({ legal: new Map(), replay: false, busy: false, whyNot: () => Promise.resolve(why), rules, words } as unknown as Table);
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
])("is headed by the name, or in short by the thing that it begins with: %s", async (name, head) => {
  const rules = { about: () => Promise.resolve([{ head: "", text: "2 sugar" }]) };
  tip = new Tip({ legal: new Map(), rules, words: { words: { language: "en" } } } as unknown as Table);
  tip.show(piece, [], { name, thing: "José" });
  await vi.advanceTimersByTimeAsync(200);
  expect(tip.head).toBe(head);
});

it("names what cannot be used, together with the reason, and what can only be looked at", async () => {
  tip.show(piece, ["draw"], { name: "Pile: 14" });
  expect(tip.name).toBe(null);
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.name, tip.why]).toEqual(["Pile: 14", why]);
  tip.show(other, [], { name: "Points: 3" });
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.name, tip.why]).toEqual(["Points: 3", null]);
});

it("names nothing that the pointer only passed", async () => {
  tip.show(piece, [], { name: "Pile: 14" });
  tip.show(other, [], {});
  await vi.advanceTimersByTimeAsync(200);
  expect(tip.name).toBe(null);
});

it("makes way for another piece at once", async () => {
  tip.show(piece, ["draw"]);
  tip.show(piece, ["draw"]);
  tip.hide(piece);
  tip.show(other, ["take"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([tip.anchor, tip.pinned]).toEqual([other, false]);
});

it("says why a thing that is no action of the game cannot be used", async () => {
  tip.show(piece, [], { name: "A circle", why: "Nobody is left to place." });
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.name, tip.why?.text]).toEqual(["A circle", "Nobody is left to place."]);
  tip.show(other, [], { name: "Another" });
  await vi.advanceTimersByTimeAsync(200);
  expect([tip.name, tip.why]).toEqual(["Another", null]);
});
