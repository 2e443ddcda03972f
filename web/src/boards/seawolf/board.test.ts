import { describe, expect, it } from "vitest";
import {
  CARD,
  fan,
  fanGroups,
  FINAL_TOP,
  finalHeight,
  HAND_ROW,
  inRows,
  layoutFor,
  shapeFor,
  sheetFor,
} from "./layout";

describe("the layout", () => {
  it.each(["wide", "medium", "narrow"] as const)("has room for one to four others (%s)", (shape) => {
    for (const others of [1, 2, 3, 4]) {
      const layout = layoutFor(shape, others, 2, true);
      expect(layout.others).toHaveLength(others);
      for (const box of [...layout.others, layout.sea, layout.own]) {
        expect(box.x + box.width).toBeLessThanOrEqual(layout.width + 0.01);
        expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
      }
      expect(layout.own.y).toBeGreaterThanOrEqual(layout.sea.y + layout.sea.height);
    }
  });

  it("is higher on a phone when the hand needs another row, and only there", () => {
    expect(layoutFor("narrow", 2, 2, false).height).toBe(layoutFor("narrow", 2, 1, false).height + HAND_ROW);
    expect(layoutFor("wide", 2, 2, false).height).toBe(layoutFor("wide", 2, 1, false).height);
    expect([390, 730, 1080].map(shapeFor)).toEqual(["narrow", "medium", "wide"]);
  });

  it("has a sea on a phone that holds the final scoring", () => {
    for (const others of [1, 2, 3, 4]) {
      const { sea } = layoutFor("narrow", others, 1, true);
      expect(FINAL_TOP + finalHeight("narrow", others + 1)).toBeLessThan(sea.height);
    }
  });

  it("breaks a hand into rows between colours, about equally full", () => {
    const groups = [3, 3, 2, 9].map((count) => ({ cards: Array<string>(count).fill("fish_1") }));
    expect(inRows(groups, 7).map((row) => row.map((group) => group.cards.length))).toEqual([
      [3],
      [3, 2],
      [9],
    ]);
    expect(inRows(groups.slice(0, 3), 8)).toHaveLength(1);
    expect(inRows([], 7)).toEqual([[]]);
  });

  it("lays few cards side by side, and many so that they overlap but stay in their place", () => {
    expect(fan(3, 700, CARD.width, 6)).toEqual([0, 106, 212]);
    expect(fan(20, 700, CARD.width, 6).at(-1)! + CARD.width).toBeCloseTo(700);
    expect(fan(0, 700, CARD.width, 6)).toEqual([]);
    const groups = fanGroups([2, 1, 20], 700, CARD.width, 6, 12);
    expect(groups.map((group) => group.length)).toEqual([2, 1, 20]);
    expect(groups.at(-1)!.at(-1)! + CARD.width).toBeCloseTo(700);
  });

  it("lays a sheet over the sea, higher on a phone where deliveries lie above the hand", () => {
    const { sea } = layoutFor("narrow", 4, 1, false);
    expect(sheetFor("narrow", sea, 0)).toEqual(sea);
    expect(sheetFor("narrow", sea, 2).height).toBeGreaterThan(sea.height);
    expect(sheetFor("wide", sea, 2)).toEqual(sea);
  });
});
