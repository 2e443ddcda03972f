import { expect, it } from "vitest";
import { type Box, nearestBox } from "./nearest";

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

it("goes to the nearest in that direction", () => {
  const others = [["far", box(100, 0)], ["near", box(30, 0)], ["behind", box(-20, 0)]] as const;
  expect(nearestBox(box(0, 0), others, "right")).toBe("near");
  expect(nearestBox(box(0, 0), others, "left")).toBe("behind");
});

it("prefers what lies straight ahead to what is closer but aside", () => {
  const others = [["aside", box(20, 40)], ["ahead", box(60, 0)]] as const;
  expect(nearestBox(box(0, 0), others, "right")).toBe("ahead");
});

it("stays where it is at the edge", () => {
  expect(nearestBox(box(0, 0), [["below", box(0, 50)]], "up")).toBeNull();
});
