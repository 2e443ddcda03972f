import { expect, test } from "vitest";
import type { GameEvent } from "../contract";
import { gainsOf } from "./gains";

const event = (id: string, args: GameEvent["args"]) => ({ id, args, seat: null });

test("what a player got in a moment is added up", () => {
  const events = [
    event("earned", { seat: 1, count: 1, source: "role_card" }),
    event("earned", { seat: 1, count: 4, source: "market" }),
    event("gained-vp", { seat: 0, count: 3, source: "load" }),
    event("sold", { seat: 1, good: "coffee" }),
  ];
  expect(gainsOf({ number: 7, events })).toEqual([
    { seat: 1, doubloons: 5, points: 0 },
    { seat: 0, doubloons: 0, points: 3 },
  ]);
});

test("a moment without events brings nobody anything", () => {
  expect(gainsOf({ number: 7, events: [] })).toEqual([]);
});
