import { expect, it } from "vitest";
import { lineAfter } from "./arrowKeys";

const NONE = -1;

it("begins with the line that is shown, or with the last", () => {
  expect(lineAfter("ArrowUp", 3, NONE, NONE)).toBe(2);
  expect(lineAfter("ArrowDown", 3, NONE, NONE)).toBe(2);
  expect(lineAfter("ArrowDown", 3, NONE, 1)).toBe(1);
});

it("goes from one line to the next, and no further than the ends", () => {
  expect(lineAfter("ArrowUp", 3, 2, NONE)).toBe(1);
  expect(lineAfter("ArrowDown", 3, 1, 0)).toBe(2);
  expect(lineAfter("ArrowDown", 3, 2, NONE)).toBe(2);
  expect(lineAfter("ArrowUp", 3, 0, NONE)).toBe(0);
});

it("goes to the ends at once", () => {
  expect(lineAfter("Home", 3, NONE, 1)).toBe(0);
  expect(lineAfter("End", 3, 0, NONE)).toBe(2);
});

it("leaves other keys and an empty list alone", () => {
  expect(lineAfter("ArrowLeft", 3, 0, NONE)).toBeNull();
  expect(lineAfter("ArrowUp", 0, NONE, NONE)).toBeNull();
});
