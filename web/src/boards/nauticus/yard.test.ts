import { describe, expect, test } from "vitest";
import { HEIGHT, KEEL, lengthOf, moor } from "./yard";

describe("a yard", () => {
  test("draws few ships at the size it was asked for", () => {
    expect(moor([lengthOf(1)], 600, 300, 1.5).scale).toBe(1.5);
  });

  test.each([1, 4, 11, 24])("keeps %i ships apart and inside", (count) => {
    const lengths = Array.from({ length: count }, (_, i) => lengthOf(1 + (i % 4)));
    const { scale, berths } = moor(lengths, 580, 180, 1.5);
    berths.forEach(({ x, y }, i) => {
      expect(x + lengths[i]! * scale).toBeLessThanOrEqual(580.01);
      expect(y - HEIGHT * scale).toBeGreaterThanOrEqual(-0.01);
      expect(y + KEEL).toBeLessThanOrEqual(180.01);
      const next = berths[i + 1];
      if (next?.y === y) expect(next.x).toBeGreaterThan(x + lengths[i]! * scale);
    });
  });

  test("is empty without ships", () => {
    expect(moor([], 580, 180, 1.5).berths).toEqual([]);
  });
});
