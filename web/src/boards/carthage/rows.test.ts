import { describe, expect, it } from "vitest";
import { CARD, IN_HAND, IN_STORE, layChips, layStacks, pitchOf } from "./rows";

describe("the room for cards", () => {
  const room = { width: 458, height: 186, ...IN_HAND };
  const hands = [
    [1],
    [1, 1, 1],
    [3, 2, 4, 1],
    Array<number>(12).fill(1),
    Array<number>(12).fill(4),
    [11, 9, 7, 11, 9],
  ];

  it.each(hands)("holds every hand: %j", (...counts) => {
    const laid = layStacks(counts, room);
    laid.forEach(({ x, y, scale, step }, i) => {
      expect(x + (CARD.width + step * (counts[i]! - 1)) * scale).toBeLessThanOrEqual(room.width + 0.01);
      expect(y + CARD.height * scale).toBeLessThanOrEqual(room.height + 0.01);
      expect(scale).toBeGreaterThan(0.45);
    });
  });

  it("gives a small hand large cards in one row", () => {
    expect(layStacks([1, 1, 1], room).every(({ y, scale }) => y === 0 && scale === 1.5)).toBe(true);
    expect(layStacks([], room)).toEqual([]);
  });

  it("fans equal cards only as far as it must, and leaves their coins", () => {
    expect(layStacks([1, 3], room)[1]!.step).toBe(IN_HAND.step);
    expect(Math.min(...layStacks([4, 4, 4, 4], room).map(({ step }) => step))).toBeGreaterThanOrEqual(25);
  });

  it("lays goods at the same distance, equal ones or not, and shows each number", () => {
    const [twos, three, five] = layStacks([2, 1, 1], { width: 87, height: 68, largest: 0.82, ...IN_STORE });
    const xs = [twos!.x, twos!.x + twos!.step * twos!.scale, three!.x, five!.x];
    const steps = xs.slice(1).map((x, i) => (x - xs[i]!) / twos!.scale);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1.5);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(20.9);
  });

  it("has a number to see on every chip of a small cell, in two rows if it must", () => {
    const low = { width: 38, height: 24 };
    expect(layChips(2, low, 14)).toEqual({ rows: 1, columns: 2, pitch: 15.5, lead: 0, height: 24 });
    expect(layChips(3, low, 14)).toEqual({ rows: 1, columns: 3, pitch: 12, lead: 0, height: 24 });
    expect(layChips(7, low, 14)).toEqual({ rows: 2, columns: 4, pitch: 8, lead: 12, height: 12 });
  });

  it("lays chips side by side where it is high enough for two rows", () => {
    const high = { width: 60, height: 32 };
    expect(layChips(4, high, 14)).toMatchObject({ rows: 1, height: 24 });
    expect(layChips(5, high, 14)).toMatchObject({ rows: 2, columns: 3, pitch: 15.5, lead: 16, height: 15 });
  });

  it("lays cards of the Market side by side while it can", () => {
    expect(pitchOf(5, 529, 66)).toBe(66);
    expect(pitchOf(8, 529, 66) * 7 + CARD.width).toBeLessThanOrEqual(529);
    expect(pitchOf(1, 60, 66)).toBe(66);
  });
});
