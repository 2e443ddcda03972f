import { expect, it } from "vitest";
import { around, hidden, meet, mostOf, outermost } from "./boxes";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const frame = box(0, 50, 400, 300);

it("finds the box around all boxes", () => {
  expect(around([box(10, 20, 30, 40), box(5, 50, 10, 30)])).toEqual(box(5, 20, 35, 60));
});

it("keeps the outer one of nested boxes, and the first of equal ones", () => {
  const [outer, inner, other] = [box(0, 0, 100, 100), box(20, 20, 30, 30), box(90, 0, 60, 60)];
  expect(outermost([inner, outer, other])).toEqual([outer, other]);
  expect(outermost([inner, { ...inner }])).toEqual([inner]);
});

it("knows which boxes are hidden", () => {
  expect([
    meet(box(390, 340, 50, 50), frame),
    meet(box(400, 60, 50, 50), frame),
    meet(box(10, 0, 50, 50), frame),
  ]).toEqual([true, false, false]);
});

it("does not scroll to a box that is visible", () => {
  expect(hidden(box(0, 50, 400, 300), frame)).toEqual({ x: 0, y: 0 });
});

it("scrolls a hidden box to the middle, and a box that is too large to its beginning", () => {
  expect(hidden(box(500, 60, 100, 20), frame)).toEqual({ x: 350, y: 0 });
  expect(hidden(box(20, -100, 50, 600), frame)).toEqual({ x: 0, y: -150 });
});

it("takes the first box, and more as long as they fit", () => {
  const at = (y: number) => ({ x: 0, y, width: 10, height: 10 });
  const frame = { x: 0, y: 0, width: 100, height: 100 };
  expect(mostOf([at(500), at(560), at(0)], frame)).toEqual({ x: 0, y: 500, width: 10, height: 70 });
  expect(mostOf([at(0)], frame)).toEqual(at(0));
});
