import { describe, expect, it } from "vitest";
import { along, CARD, cardSpot, drive, driveTo, LOOP, roundLength, STOP_DISTANCES, STOP_SPOTS, STREET_WIDTH } from "./street";

describe("the street", () => {
  it("has its ten stops where the car comes to stand", () => {
    expect(STOP_SPOTS).toHaveLength(10);
    STOP_SPOTS.forEach((stop, i) => {
      const { x, y } = along(STOP_DISTANCES[i]!);
      expect(Math.hypot(x - stop.x, y - stop.y), `stop ${i}`).toBeLessThan(0.001);
    });
  });

  it("goes clockwise: down from the harbour, left below, right above", () => {
    expect(STOP_DISTANCES).toEqual([...STOP_DISTANCES].sort((a, b) => a - b));
    expect(along(STOP_DISTANCES[1]!).angle).toBeCloseTo(180);
    expect(Math.abs(along(STOP_DISTANCES[6]!).angle)).toBeCloseTo(0);
  });

  it("has no gaps, round after round", () => {
    for (let travelled = 0; travelled < 2 * roundLength; travelled += 5) {
      const [a, b] = [along(travelled), along(travelled + 5)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(5.01);
    }
  });

  it("never lets the car go back", () => {
    const at = STOP_DISTANCES[8]!;
    const past = driveTo(at, 2);
    expect(past).toBeGreaterThan(at);
    expect(past - roundLength).toBeCloseTo(STOP_DISTANCES[2]!);
    expect(driveTo(at, 9)).toBe(STOP_DISTANCES[9]);
    expect(driveTo(past, 2)).toBe(past);
  });

  it("turns the car with the street, and never round itself", () => {
    const shares = Array.from({ length: 25 }, (_, i) => i / 24);
    const from = STOP_DISTANCES[7]!;
    const pictures = drive(from, from + roundLength, shares);
    expect(pictures.at(-1)!.angle - pictures[0]!.angle).toBeCloseTo(360);
    pictures.slice(1).forEach((picture, i) => {
      const turn = picture.angle - pictures[i]!.angle;
      expect(turn).toBeGreaterThanOrEqual(-0.001);
      expect(turn).toBeLessThan(91);
      const there = along(from + shares[i + 1]! * roundLength);
      expect([picture.x, picture.y]).toEqual([there.x, there.y]);
    });
  });

  it("keeps the cards inside the loop and off each other", () => {
    const cards = STOP_SPOTS.slice(1).map((_, i) => cardSpot(i + 1));
    for (const [i, a] of cards.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(LOOP.left + STREET_WIDTH / 2);
      expect(a.x + CARD.width).toBeLessThanOrEqual(LOOP.right - STREET_WIDTH / 2);
      expect(a.y).toBeGreaterThanOrEqual(LOOP.top + STREET_WIDTH / 2);
      expect(a.y + CARD.height).toBeLessThanOrEqual(LOOP.bottom - STREET_WIDTH / 2);
      for (const b of cards.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) >= CARD.width || Math.abs(a.y - b.y) >= CARD.height;
        expect(apart).toBe(true);
      }
    }
  });
});
