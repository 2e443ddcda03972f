import { expect, it } from "vitest";
import type { TableMessage } from "../api/types";
import { type Args, Quoted } from "../words/words";
import { entryBefore, entryOf, eventsOf, linesOf, logged, undone } from "./happenings";

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

it("animates what happened, with who did it", () => {
  const events = [{ id: "took", args: { card: "rats" } }];
  expect(eventsOf([message(4, "move", { seat: 2, events })])).toEqual([{ ...events[0], seat: 2 }]);
});

it("animates nothing when something was taken back", () => {
  const events = [{ id: "took", args: {} }];
  expect(eventsOf([message(4, "move", { seat: 2, events }), message(5, "undo", { to: 0 })])).toEqual([]);
});

const faded = { id: "drew-hand", args: { seat: 1 } };
const open = { id: "dealt", args: { seat: 1, cards: ["red_2"] }, fades: faded };

it("keeps in the log what is open for a moment until the next decision", () => {
  const start = message(2, "start", { events: [open] });
  expect(logged([], [start])).toEqual([start]);
  expect(logged([start], [message(3, "ask")])).toEqual([start, message(3, "ask")]);
});

it("forgets it with the next decision, which may come in the same frame", () => {
  const start = message(2, "start", { events: [open] });
  const move = message(3, "move", { events: [open] });
  const after = [{ ...start, events: [faded] }, move];
  expect(logged([start], [move])).toEqual(after);
  expect(logged([], [start, move])).toEqual(after);
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

it("knows after which entry the table stood before the last decisions, of those that stand", () => {
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

const words = {
  text: (id: string, args: Args = {}) => (args["name"] instanceof Quoted ? `${id} ${args["name"].text}` : id),
  event: (event: { id: string }) => `event-${event.id}`,
  heading: ({ id }: { id: string }) =>
    id === "round" ? { heading: "Round", rest: "rest" } : id === "end" ? { heading: "End", rest: "" } : null,
  noun: (id: string) => id,
  player: (seat: number) => `Player ${seat + 1}`,
};

it("words a game's events, and what happens around the game", () => {
  expect(linesOf(message(1, "sit", { seat: 0, name: "Ada" }), words)).toEqual(["ui-log-sit Ada"]);
  expect(linesOf(message(1, "sit", { seat: 1, name: "" }), words)).toEqual(["ui-log-sit Player 2"]);
  expect(linesOf(message(2, "start", { events: [{ id: "dealt", args: {} }] }), words)).toEqual([
    "ui-log-start",
    "event-dealt",
  ]);
  expect(linesOf(message(3, "move", { seat: 0, events: [] }), words)).toEqual([]);
  expect(linesOf(message(4, "replace", { seat: 0, level: "mate", absent: true }), words)).toEqual([
    "ui-log-held",
  ]);
});

it("says who ended the waiting for whom", () => {
  const said = (kind: TableMessage["kind"], more: Partial<TableMessage>) =>
    linesOf(message(5, kind, { seat: 0, ...more }), words);
  expect(said("replace", { level: "mate", absent: true, called_by: 1 })).toEqual(["ui-log-called"]);
  expect(said("replace", { level: "mate", absent: false, called_by: 0 })).toEqual(["ui-log-called-slow"]);
  expect(said("concede", { claimed_by: 0 })).toEqual(["ui-log-claimed"]);
  expect(said("concede", {})).toEqual(["ui-log-concede"]);
  expect(said("abort", {})).toEqual(["ui-log-abort"]);
});

it("begins a part of the log with an event that is a heading", () => {
  const events = ["built", "round", "took", "end"].map((id) => ({ id, args: {} }));
  expect(entryOf(message(3, "move", { seat: 0, events }), words, false)).toEqual([
    { heading: null, lines: ["event-built"] },
    { heading: "Round", lines: ["rest", "event-took"] },
    { heading: "End", lines: [] },
  ]);
  expect(entryOf(message(2, "start", { events: events.slice(1, 2) }), words, false)).toEqual([
    { heading: null, lines: ["ui-log-start"] },
    { heading: "Round", lines: ["rest"] },
  ]);
  expect(entryOf(message(3, "move", { seat: 0, events: [] }), words, false)).toEqual([]);
});

it("begins nothing with what was taken back", () => {
  const events = [{ id: "round", args: {} }];
  expect(entryOf(message(3, "move", { seat: 0, events }), words, true)).toEqual([
    { heading: null, lines: ["event-round"] },
  ]);
});
