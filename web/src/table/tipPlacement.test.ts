import { expect, it } from "vitest";
import { distance, placeTip } from "./tipPlacement";

const size = { width: 100, height: 40 };
const room = { width: 800, height: 600 };
const box = (x: number, y: number, width = 50, height = 50) => ({ x, y, width, height });
const piece = box(300, 300);
const alone = { kept: [piece], lit: [], unlit: [] };

it("stands above its piece if there is room", () => {
  expect(placeTip(size, piece, alone, room)).toMatchObject({ x: 275, y: 250 });
});

it("stands where it covers no lit piece", () => {
  const [above, below, right] = [box(300, 240), box(300, 360), box(360, 300)];
  expect(placeTip(size, piece, { ...alone, lit: [above] }, room)).toMatchObject({ x: 275, y: 360 });
  expect(placeTip(size, piece, { ...alone, lit: [above, below] }, room)).toMatchObject({ x: 360, y: 305 });
  expect(placeTip(size, piece, { ...alone, lit: [above, below, right] }, room)).toMatchObject({
    x: 190,
    y: 305,
  });
});

it("covers as little as possible if it has to cover something", () => {
  const lit = [box(300, 240), box(300, 395), box(360, 300), box(240, 300)];
  expect(placeTip(size, piece, { ...alone, lit }, room)).toMatchObject({ x: 275, y: 360 });
});

it("covers unlit pieces rather than lit ones", () => {
  const around = { ...alone, lit: [box(300, 360), box(360, 300), box(240, 300)], unlit: [box(300, 240)] };
  expect(placeTip(size, piece, around, room)).toMatchObject({ x: 275, y: 250 });
});

it.each([
  ["leaves its usual side for a good part of what can be looked at", box(300, 225), 360],
  ["stays there for the edge of it", box(300, 205), 250],
])("%s", (_, unlit, top) => {
  expect(placeTip(size, piece, { ...alone, unlit: [unlit] }, room).y).toBe(top);
});

it.each([
  ["at the top", box(300, 5), { x: 275, y: 65 }],
  ["at the left", box(5, 300), { x: 10, y: 250 }],
  ["at the bottom on the right", box(745, 545), { x: 690, y: 495 }],
])("is seen whole %s", (_, there, place) => {
  expect(placeTip(size, there, { ...alone, kept: [there] }, room)).toMatchObject(place);
});

it("does not cover the pointer on a piece that is too large to stand beside", () => {
  const all = box(0, 0, 800, 600);
  const { y } = placeTip(size, all, { ...alone, kept: [all, box(400, 30, 1, 1)] }, room);
  expect(y).toBe(550);
});

it.each([
  [{ x: 320, y: 310 }, 0],
  [{ x: 320, y: 280 }, 20],
  [{ x: 353, y: 354 }, 5],
])("tells how far a point is from a box: %o", (point, far) => {
  expect(distance(point, piece)).toBe(far);
});
