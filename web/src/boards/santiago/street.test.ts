import { describe, expect, it } from "vitest";
import { CARD, STREETS, STREET_WIDTH } from "./street";

describe.each(Object.entries(STREETS))("the street, %s", (way, street) => {
  const { loop, stops, distances, round, along, driveTo, drive, cardSpot } = street;

  it("has its ten stops where the car comes to stand", () => {
    expect(stops).toHaveLength(10);
    stops.forEach((stop, i) => {
      const { x, y } = along(distances[i]!);
      expect(Math.hypot(x - stop.x, y - stop.y), `stop ${i}`).toBeLessThan(0.001);
    });
  });

  it("goes clockwise from the harbour: there along one side, and back along the other", () => {
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const turned = way === "lying" ? 0 : 90;
    const facing = (stop: number) => (along(distances[stop]!).angle - turned + 720) % 360;
    expect(facing(1)).toBeCloseTo(180);
    expect(Math.cos((facing(6) * Math.PI) / 180)).toBeCloseTo(1);
  });

  it("has no gaps, round after round", () => {
    for (let travelled = 0; travelled < 2 * round; travelled += 5) {
      const [a, b] = [along(travelled), along(travelled + 5)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(5.01);
    }
  });

  it("never lets the car go back", () => {
    const at = distances[8]!;
    const past = driveTo(at, 2);
    expect(past).toBeGreaterThan(at);
    expect(past - round).toBeCloseTo(distances[2]!);
    expect(driveTo(at, 9)).toBe(distances[9]);
    expect(driveTo(past, 2)).toBe(past);
  });

  it("turns the car with the street, and never round itself", () => {
    const shares = Array.from({ length: 25 }, (_, i) => i / 24);
    const from = distances[7]!;
    const pictures = drive(from, from + round, shares);
    expect(pictures.at(-1)!.angle - pictures[0]!.angle).toBeCloseTo(360);
    pictures.slice(1).forEach((picture, i) => {
      const turn = picture.angle - pictures[i]!.angle;
      expect(turn).toBeGreaterThanOrEqual(-0.001);
      expect(turn).toBeLessThan(91);
      const there = along(from + shares[i + 1]! * round);
      expect(Math.hypot(picture.x - there.x, picture.y - there.y)).toBeLessThan(0.001);
    });
  });

  it("keeps the cards inside the loop and off each other", () => {
    const cards = stops.slice(1).map((_, i) => cardSpot(i + 1));
    for (const [i, a] of cards.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(loop.left + STREET_WIDTH / 2);
      expect(a.x + CARD.width).toBeLessThanOrEqual(loop.right - STREET_WIDTH / 2);
      expect(a.y).toBeGreaterThanOrEqual(loop.top + STREET_WIDTH / 2);
      expect(a.y + CARD.height).toBeLessThanOrEqual(loop.bottom - STREET_WIDTH / 2);
      for (const b of cards.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) >= CARD.width || Math.abs(a.y - b.y) >= CARD.height;
        expect(apart).toBe(true);
      }
    }
  });
});
