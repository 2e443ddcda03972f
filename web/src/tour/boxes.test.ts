import { expect, it } from "vitest";
import { around, hidden } from "./boxes";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const frame = box(0, 50, 400, 300);

it("goes around all boxes", () => {
  expect(around([box(10, 20, 30, 40), box(5, 50, 10, 30)])).toEqual(box(5, 20, 35, 60));
});

it("leaves alone what is seen whole", () => {
  expect(hidden(box(0, 50, 400, 300), frame)).toEqual({ x: 0, y: 0 });
});

it("brings the rest to the middle, and what is too large from its beginning", () => {
  expect(hidden(box(500, 60, 100, 20), frame)).toEqual({ x: 350, y: 0 });
  expect(hidden(box(20, -100, 50, 600), frame)).toEqual({ x: 0, y: -150 });
});
