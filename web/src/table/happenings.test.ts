import { expect, it } from "vitest";
import type { TableMessage } from "../api/types";
import { eventsOf, linesOf, undone } from "./happenings";

const message = (number: number, kind: TableMessage["kind"], more: Partial<TableMessage> = {}): TableMessage => ({
  number,
  kind,
  at: 0,
  seat: null,
  ...more,
});

it("animates what happened, with who did it", () => {
  const events = [{ id: "took", args: { card: "rats" } }];
  expect(eventsOf([message(4, "move", { seat: 2, events })])).toEqual([{ ...events[0], seat: 2 }]);
});

it("animates nothing when something was taken back", () => {
  const events = [{ id: "took", args: {} }];
  expect(eventsOf([message(4, "move", { seat: 2, events }), message(5, "undo", { to: 0 })])).toEqual([]);
});

it("knows which moves were taken back, also when the same decision was made anew", () => {
  const messages = [
    message(3, "move", { decision: 0 }),
    message(4, "move", { decision: 1 }),
    message(5, "undo", { to: 1 }),
    message(6, "move", { decision: 1 }),
    message(7, "move", { decision: 2 }),
    message(8, "undo", { to: 2 }),
  ];
  expect([...undone(messages)]).toEqual([4, 7]);
});

it("words a game's events, and what happens around the game", () => {
  const words = {
    text: (id: string) => id,
    event: (event: { id: string }) => `event-${event.id}`,
    noun: (id: string) => id,
  };
  expect(linesOf(message(1, "sit", { name: "Ada" }), words)).toEqual(["ui-log-sit"]);
  expect(linesOf(message(2, "start", { events: [{ id: "dealt", args: {} }] }), words)).toEqual([
    "ui-log-start",
    "event-dealt",
  ]);
  expect(linesOf(message(3, "move", { seat: 0, events: [] }), words)).toEqual([]);
  expect(linesOf(message(4, "replace", { seat: 0, level: "mate", absent: true }), words)).toEqual(["ui-log-held"]);
});
