import { expect, it } from "vitest";
import type { TableMessage } from "../api/types";
import { entryBefore, eventsOf, takenBack, withNew } from "./journal";

const message = (
  number: number,
  kind: TableMessage["kind"],
  more: Partial<TableMessage> = {},
): TableMessage => ({
  number,
  kind,
  at: 0,
  seat: null,
  ...more,
});

it("animates events, with the seat that made the move", () => {
  const events = [{ id: "took", args: { card: "rats" } }];
  expect(eventsOf([message(4, "move", { seat: 2, events })])).toEqual([{ ...events[0], seat: 2 }]);
});

it("animates nothing after an undo", () => {
  const events = [{ id: "took", args: {} }];
  expect(eventsOf([message(4, "move", { seat: 2, events }), message(5, "undo", { to: 0 })])).toEqual([]);
});

const faded = { id: "drew-hand", args: { seat: 1 } };
const open = { id: "dealt", args: { seat: 1, cards: ["red_2"] }, fades: faded };

it("keeps an event in the log that is shown for a moment, until the next move", () => {
  const start = message(2, "start", { events: [open] });
  expect(withNew([], [start])).toEqual([start]);
  expect(withNew([start], [message(3, "ask")])).toEqual([start, message(3, "ask")]);
});

it("fades it with the next move, which may come in the same frame", () => {
  const start = message(2, "start", { events: [open] });
  const move = message(3, "move", { events: [open] });
  const after = [{ ...start, events: [faded] }, move];
  expect(withNew([start], [move])).toEqual(after);
  expect(withNew([], [start, move])).toEqual(after);
});

it("knows which moves were taken back, even if the same decision was made again", () => {
  const messages = [
    message(3, "move", { decision: 0 }),
    message(4, "move", { decision: 1 }),
    message(5, "undo", { to: 1 }),
    message(6, "move", { decision: 1 }),
    message(7, "move", { decision: 2 }),
    message(8, "undo", { to: 2 }),
  ];
  expect([...takenBack(messages)]).toEqual([4, 7]);
});

it("finds the entry before the last moves, without those that were taken back", () => {
  const messages = [
    message(1, "sit"),
    message(2, "start"),
    message(3, "move", { decision: 0 }),
    message(4, "move", { decision: 1 }),
    message(5, "undo", { to: 1 }),
    message(6, "move", { decision: 1 }),
  ];
  expect([1, 2, 3].map((decisions) => entryBefore(messages, decisions))).toEqual([3, 2, undefined]);
});
