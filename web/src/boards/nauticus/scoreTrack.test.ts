import { describe, expect, test } from "vitest";
import { scaleFor, spread, ticks } from "./scoreTrack";

describe("the score track", () => {
  test("begins at nought and grows with the points", () => {
    expect(scaleFor([10, 10])).toEqual({ low: 0, high: 50 });
    expect(scaleFor([12, 120])).toEqual({ low: 0, high: 130 });
  });

  test("goes below nought where penalties lead there", () => {
    expect(scaleFor([-3, 10])).toEqual({ low: -10, high: 50 });
    expect(ticks({ low: -10, high: 20 }, 1000)).toEqual([-10, 0, 10, 20]);
  });

  test("has as many numbers as stand side by side", () => {
    expect(ticks({ low: 0, high: 60 }, 414)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(ticks({ low: -10, high: 170 }, 414)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160]);
    expect(ticks({ low: 0, high: 240 }, 414)).toEqual([0, 50, 100, 150, 200]);
  });

  test("keeps markers on the same point apart, in order, on the track", () => {
    const places = spread([100, 100, 0, 100], 10, 100);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, i) => expect(place - sorted[i]!).toBeGreaterThanOrEqual(9.9));
    expect(Math.max(...places)).toBeLessThanOrEqual(100);
    expect(places[2]).toBe(Math.min(...places));
  });
});
