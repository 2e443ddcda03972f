import { expect, test } from "vitest";
import { turned } from "./wheel";

test("the wheel turns on, never back", () => {
  expect(turned(0, 225)).toBe(225);
  expect(turned(225, 45)).toBe(405);
  expect(turned(405, 45)).toBe(405);
});
