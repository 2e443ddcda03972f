import { expect, it } from "vitest";
import { type Box, nearestBox } from "./nearest";

const box = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, width, height });

it("goes to the nearest in that direction", () => {
  const others = [
    ["far", box(100, 0)],
    ["near", box(30, 0)],
    ["behind", box(-20, 0)],
  ] as const;
  expect(nearestBox(box(0, 0), others, "right")).toBe("near");
  expect(nearestBox(box(0, 0), others, "left")).toBe("behind");
});

it("prefers what lies straight ahead to what is closer but aside", () => {
  const others = [
    ["aside", box(20, 40)],
    ["ahead", box(60, 0)],
  ] as const;
  expect(nearestBox(box(0, 0), others, "right")).toBe("ahead");
});

it("stays where it is at the edge", () => {
  expect(nearestBox(box(0, 0), [["below", box(0, 50)]], "up")).toBeNull();
});

it("does not take a neighbour whose middle is a little higher for one that lies above", () => {
  expect(nearestBox(box(100, 100, 80, 60), [["church", box(0, 97, 80, 60)]], "up")).toBeNull();
});

it("stays where it is rather than jump far aside", () => {
  expect(nearestBox(box(900, 500), [["far", box(50, 560)]], "down")).toBeNull();
});

it("goes to what lies just below the edge of a wide piece, not to what is further below its middle", () => {
  const others = [
    ["just below", box(130, 70)],
    ["further", box(95, 200)],
  ] as const;
  expect(nearestBox(box(0, 0, 200, 50), others, "down")).toBe("just below");
});

it("prefers the one straight below to one that is nearer by its middle but aside", () => {
  const others = [
    ["aside", box(25, 30, 10, 10)],
    ["straight", box(0, 30, 10, 60)],
  ] as const;
  expect(nearestBox(box(0, 0), others, "down")).toBe("straight");
});
