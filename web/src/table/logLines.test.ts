import { expect, it } from "vitest";
import type { TableMessage } from "../api/types";
import { type Args, Quoted } from "../words/words";
import { linesOf, partsOf } from "./logLines";

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

const words = {
  text: (id: string, args: Args = {}) => (args["name"] instanceof Quoted ? `${id} ${args["name"].text}` : id),
  event: (event: { id: string }) => `event-${event.id}`,
  heading: ({ id }: { id: string }) =>
    id === "round" ? { heading: "Round", rest: "rest" } : id === "end" ? { heading: "End", rest: "" } : null,
  player: (seat: number) => `Player ${seat + 1}`,
};

it("words a game's events and entries of other kinds", () => {
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

it("begins a part of the log with an event that has a heading", () => {
  const events = ["built", "round", "took", "end"].map((id) => ({ id, args: {} }));
  expect(partsOf(message(3, "move", { seat: 0, events }), words, false)).toEqual([
    { heading: null, lines: ["event-built"] },
    { heading: "Round", lines: ["rest", "event-took"] },
    { heading: "End", lines: [] },
  ]);
  expect(partsOf(message(2, "start", { events: events.slice(1, 2) }), words, false)).toEqual([
    { heading: null, lines: ["ui-log-start"] },
    { heading: "Round", lines: ["rest"] },
  ]);
  expect(partsOf(message(3, "move", { seat: 0, events: [] }), words, false)).toEqual([]);
});

it("begins no part with an entry that was taken back", () => {
  const events = [{ id: "round", args: {} }];
  expect(partsOf(message(3, "move", { seat: 0, events }), words, true)).toEqual([
    { heading: null, lines: ["event-round"] },
  ]);
});
