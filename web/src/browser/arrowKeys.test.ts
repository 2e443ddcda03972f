import { expect, it } from "vitest";
import { lineAfter } from "./arrowKeys";

const NONE = -1;

it("begins with the current line, or with the last one", () => {
  expect(lineAfter("ArrowUp", 3, NONE, NONE)).toBe(2);
  expect(lineAfter("ArrowDown", 3, NONE, NONE)).toBe(2);
  expect(lineAfter("ArrowDown", 3, NONE, 1)).toBe(1);
});

it("moves line by line and stops at the ends", () => {
  expect(lineAfter("ArrowUp", 3, 2, NONE)).toBe(1);
  expect(lineAfter("ArrowDown", 3, 1, 0)).toBe(2);
  expect(lineAfter("ArrowDown", 3, 2, NONE)).toBe(2);
  expect(lineAfter("ArrowUp", 3, 0, NONE)).toBe(0);
});

it("jumps to the first and the last line", () => {
  expect(lineAfter("Home", 3, NONE, 1)).toBe(0);
  expect(lineAfter("End", 3, 0, NONE)).toBe(2);
});

it("ignores other keys and an empty list", () => {
  expect(lineAfter("ArrowLeft", 3, 0, NONE)).toBeNull();
  expect(lineAfter("ArrowUp", 0, NONE, NONE)).toBeNull();
});
