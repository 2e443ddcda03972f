import { describe, expect, it } from "vitest";
import { markerKeys, handKeys } from "./keys";
import { layoutFor } from "./layout";
import { position } from "./testing";

describe("the layout", () => {
  it.each([390, 700, 1080])("lays out everything without overlaps for a place of width %i", (width) => {
    for (const others of [1, 2, 3]) {
      const layout = layoutFor(width, others);
      const boxes = [layout.sea, layout.market, layout.farm, layout.piles, layout.own, ...layout.others];
      for (const box of boxes) {
        expect(box.x + box.width).toBeLessThanOrEqual(layout.width + 0.01);
        expect(box.y + box.height).toBeLessThanOrEqual(layout.height + 0.01);
      }
      const apart = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
    }
  });
});

describe("keys", () => {
  it("of a marker name all that it could reserve, each once", () => {
    expect(markerKeys(position({ market: ["red_2", "red_2"], farm: ["red_2"] }))).toEqual([
      "reserve:red_2@market",
      "reserve:red_2@farm",
    ]);
  });

  it("of a card begin with what this phase is about", () => {
    expect(handKeys("red_2", "payment")).toEqual(["pay:red_2", "store:red_2"]);
    expect(handKeys("red_2", "raid_store")).toEqual(["store:red_2", "pay:red_2"]);
    expect(handKeys("red_5", "raid_store")).toEqual(["pay:red_5"]);
    expect(handKeys("hidden", "action")).toEqual([]);
  });
});
