import { expect, test } from "vitest";
import { linesOf, widthOf } from "./text";

test("what fits stays on one line", () => {
  expect(linesOf("Wharf", 12, 80)).toEqual(["Wharf"]);
});

test("what does not is broken where both lines are shortest", () => {
  expect(linesOf("Small Indigo Plant", 12, 60)).toEqual(["Small", "Indigo Plant"]);
  expect(linesOf("Poszukiwacz złota", 12, 60)).toEqual(["Poszukiwacz", "złota"]);
});

test("a single long word is left whole", () => {
  expect(linesOf("Uniwersytet", 12, 20)).toEqual(["Uniwersytet"]);
});

test("bold letters may need a second line where plain ones do not", () => {
  const between = (widthOf("Indigo Plant", 12) + widthOf("Indigo Plant", 12, true)) / 2;
  expect(linesOf("Indigo Plant", 12, between)).toEqual(["Indigo Plant"]);
  expect(linesOf("Indigo Plant", 12, between, true)).toEqual(["Indigo", "Plant"]);
});

test("narrow letters take less room than wide ones", () => {
  expect(widthOf("ill", 10)).toBeLessThan(widthOf("mmm", 10));
});
