import { expect, it } from "vitest";
import type { GameEvent } from "../api/types";
import { news } from "./news";

const label = (args: Record<string, number | string | string[]>) => ({ id: "action", args });
const event = (id: string, args: GameEvent["args"]) => ({ id, args });

it("is nothing where the events say what the label says", () => {
  const load = label({ good: "corn", count: 2, ship: 5, points: 2 });
  const loaded = event("loaded", { seat: 0, good: "corn", count: 2, ship: 5 });
  expect(news(load, [loaded, event("gained", { seat: 0, points: 2 })])).toEqual([]);
  expect(news(label({}), [event("passed", { seat: 0 })])).toEqual([]);
});

it("is what the label does not say", () => {
  const paid = event("paid", { seat: 0, count: 3 });
  expect(news(label({ card: "ship" }), [event("took", { seat: 0, card: "ship" }), paid])).toEqual([paid]);
  const rotted = event("rotted", { seat: 0, goods: ["corn", "corn"] });
  expect(news(label({ good: "sugar" }), [rotted])).toEqual([rotted]);
});

it("is what happens to others, and what happens then", () => {
  const hired = event("hired", { seat: 1, count: 1 });
  expect(news(label({ count: 1 }), [event("hired", { seat: 0, count: 1 }), hired])).toEqual([hired]);
  const ended = event("round-ended", { seat: 0 });
  expect(news(label({}), [event("passed", { seat: 0 }), ended])).toEqual([ended]);
  expect(news(label({ card: "ship" }), [ended])).toEqual([ended]);
});
