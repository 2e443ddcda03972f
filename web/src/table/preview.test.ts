import { expect, it } from "vitest";
import type { GameEvent } from "../api/types";
import { eventsBeyondLabel } from "./preview";

const label = (args: Record<string, number | string | string[]>) => ({ id: "action", args });
const event = (id: string, args: GameEvent["args"]) => ({ id, args });

it("leaves out events that the label says already", () => {
  const load = label({ good: "corn", count: 2, ship: 5, points: 2 });
  const loaded = event("loaded", { seat: 0, good: "corn", count: 2, ship: 5 });
  expect(eventsBeyondLabel(load, [loaded, event("gained", { seat: 0, points: 2 })])).toEqual([]);
  expect(eventsBeyondLabel(label({}), [event("passed", { seat: 0 })])).toEqual([]);
});

it("keeps what the label does not say", () => {
  const paid = event("paid", { seat: 0, count: 3 });
  expect(
    eventsBeyondLabel(label({ card: "ship" }), [event("took", { seat: 0, card: "ship" }), paid]),
  ).toEqual([paid]);
  const rotted = event("rotted", { seat: 0, goods: ["corn", "corn"] });
  expect(eventsBeyondLabel(label({ good: "sugar" }), [rotted])).toEqual([rotted]);
});

it("keeps what happens to others, and what happens afterwards", () => {
  const hired = event("hired", { seat: 1, count: 1 });
  expect(eventsBeyondLabel(label({ count: 1 }), [event("hired", { seat: 0, count: 1 }), hired])).toEqual([
    hired,
  ]);
  const ended = event("round-ended", { seat: 0 });
  expect(eventsBeyondLabel(label({}), [event("passed", { seat: 0 }), ended])).toEqual([ended]);
  expect(eventsBeyondLabel(label({ card: "ship" }), [ended])).toEqual([ended]);
});
