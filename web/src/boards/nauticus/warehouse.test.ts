import { describe, expect, test } from "vitest";
import { extent, spacesOf, spaceSize, stow } from "./warehouse";

describe("a warehouse", () => {
  test("gives a mast two spaces, one above the other", () => {
    const { tiles } = stow(["hull_bow", "mast_star"], 12);
    expect(tiles[0]).toEqual({ tile: "mast_star", column: 0, row: 0, tall: true });
    expect(tiles[1]).toEqual({ tile: "hull_bow", column: 1, row: 0, tall: false });
    expect(spacesOf(["hull_bow", "mast_star"])).toBe(3);
  });

  test.each([8, 9, 12, 13, 19, 20])(
    "with %i spaces holds as many masts as fit, each in one bay",
    (capacity) => {
      const masts = Array<string>(Math.floor(capacity / 2)).fill("mast_whale");
      const rest = capacity % 2 ? ["good_fish"] : [];
      const storage = stow([...masts, ...rest], capacity);
      expect(storage.spaces).toHaveLength(capacity);
      const taken = storage.tiles.flatMap(({ column, row, tall }) =>
        tall ? [`${column} ${row}`, `${column} ${row + 1}`] : [`${column} ${row}`],
      );
      expect(new Set(taken)).toEqual(new Set(storage.spaces.map(({ column, row }) => `${column} ${row}`)));
      expect(taken).toHaveLength(capacity);
      const cell = spaceSize(capacity, 215, 122, 34.5);
      expect(extent(capacity, cell).width).toBeLessThanOrEqual(215.01);
      expect(extent(capacity, cell).height).toBeLessThanOrEqual(122.01);
      expect(cell).toBeGreaterThan(25);
    },
  );
});
