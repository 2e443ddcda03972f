import { describe, expect, it } from "vitest";
import type { Moment } from "../contract";
import {
  discardFrom,
  gained,
  good,
  goodsFrom,
  goodsPile,
  handFrom,
  inHand,
  marketFrom,
  offer,
  pointsFrom,
} from "./origins";
import { happened, position } from "./testing";

describe("what travels", () => {
  it("comes to the Market from the Farm or the deck", () => {
    const moved = happened("farm-moved", { cards: ["red_2"] });
    expect(marketFrom(moved, "red_2")).toBe(offer("farm", "red_2", 0));
    expect(marketFrom(moved, "red_3")).toBe("deck");
  });

  it("counts the points of all that somebody has sold just now", () => {
    const sales = {
      number: 1,
      events: [1, 2, 1].map((by, i) => ({ id: "sold", args: { seat: by, vp: i + 1 }, seat: 0 })),
    } as unknown as Moment;
    expect(gained(sales, 1)).toBe(4);
    expect(gained(sales, 0)).toBe(0);
  });

  it("goes to a hand from where the last of its kind lay", () => {
    const took = happened("took", { seat: 1, card: "red_2" });
    expect(handFrom(took, position({ market: ["red_2"] }), 1)).toBe(offer("market", "red_2", 1));
    expect(handFrom(took, position(), 0)).toBeUndefined();
  });

  it("goes to the goods from the Market", () => {
    const bought = happened("bought", { seat: 1, cards: ["red_2", "blue_5"] });
    expect(goodsFrom(bought, 1, "blue")).toBe(offer("market", "blue_5", 0));
    expect(goodsFrom(bought, 1, "green")).toBeUndefined();
  });

  it("goes to the discard pile from a hand or from goods", () => {
    expect(discardFrom(happened("paid", { seat: 0, card: "red_2" }), 0)).toBe(inHand(0, "red_2", 0));
    expect(discardFrom(happened("lost", { seat: 1, cards: ["red_2"] }), 0)).toBe(goodsPile(1, "red"));
    expect(discardFrom(happened("took", { seat: 1, card: "red_2" }), 0)).toBeUndefined();
    const sold = { seat: 1, colour: "red", highest: 5, number: 3, from_stack: 2 };
    expect(discardFrom(happened("sold", sold), 0)).toBe(goodsPile(1, "red"));
    expect(discardFrom(happened("sold", { ...sold, from_stack: 3 }), 0)).toBeUndefined();
  });

  it("comes as points from the goods that were sold", () => {
    const sold = happened("sold", { seat: 1, colour: "red", highest: 5 });
    expect(pointsFrom(sold, 1, true)).toBe(good(1, "red_5", 0));
    expect(pointsFrom(sold, 1, false)).toBe(goodsPile(1, "red"));
    expect(pointsFrom(sold, 0, true)).toBeUndefined();
  });
});
