import { expect, it, vi } from "vitest";
import { HINT_TIMEOUT } from "../api/client";
import type { TableResponse } from "../api/types";
import { asked, frame, never, noticed, open, refused, setUp, told } from "./testing";

setUp();

const hintOf = (number: number, line = ["draw:pile"]) => ({
  number,
  action: "draw:pile",
  line,
  win_chances: [],
  actions: [],
});
const withHints = (number: number, decides = 0): TableResponse => ({ ...told(number, decides), hints: true });

it.each([
  ["a refusal", refused, "No."],
  ["no connection", () => Promise.reject(new TypeError("gone")), "ui-unreachable"],
  ["no answer at all", never, "ui-unreachable"],
  ["an answer about another position", () => new Response(JSON.stringify(hintOf(4))), "ui-hint-late"],
])("a request for a hint ends with %s, and a notice says so", async (_, answer, why) => {
  const table = open(withHints(5), { hint: answer });
  void table.hints.ask();
  expect(table.hints.isAsking).toBe(true);
  await vi.advanceTimersByTimeAsync(HINT_TIMEOUT);
  expect([table.hints.isAsking, table.hints.hint]).toEqual([false, null]);
  expect(noticed).toEqual([why]);
});

it("a request for a hint ends when the position changes, and a late response is dropped", async () => {
  let answer = (_: Response) => {};
  const table = open(withHints(5), { hint: () => new Promise<Response>((tell) => (answer = tell)) });
  void table.hints.ask();
  await vi.advanceTimersByTimeAsync(0);
  frame(withHints(6));
  expect([table.hints.isAsking, noticed.length]).toEqual([false, 1]);
  answer(new Response(JSON.stringify(hintOf(5))));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.hints.isAsking, table.hints.hint, noticed.length]).toEqual([false, null, 1]);
});

it("no hint is requested at a table without hints", async () => {
  const table = open({ ...told(5, 0), hints: false });
  await table.hints.ask();
  expect([await table.advice(), table.advises, table.hints.isAsking, asked]).toEqual([[], false, false, []]);
});

it.each([
  ["a refusal", refused, "No."],
  ["no answer at all", never, "ui-unreachable"],
  ["a line that cannot be played", () => new Response(JSON.stringify(hintOf(5, ["pass"]))), "ui-hint-none"],
  ["an empty line", () => new Response(JSON.stringify(hintOf(5, []))), "ui-hint-none"],
  ["a line for another position", () => new Response(JSON.stringify(hintOf(4))), "ui-hint-late"],
])("a request for advice ends with %s, and a notice says so", async (_, answer, why) => {
  const table = open(withHints(5), { hint: answer });
  const advice = table.advice();
  await vi.advanceTimersByTimeAsync(HINT_TIMEOUT);
  expect([await advice, noticed]).toEqual([[], [why]]);
});
