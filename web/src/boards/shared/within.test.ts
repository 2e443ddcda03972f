import { expect, it } from "vitest";
import { squeezed } from "./within";

it("draws only words narrower that are too wide", () => {
  expect(squeezed(90, 110)).toBeNull();
  expect(squeezed(126, 110)).toBe(110);
});
