import { describe, expect, it } from "vitest";
import { goodsOf, chipsOf, pointsOf, stacksOf, thicknessOf } from "./goods";
import { seat } from "./testing";

describe("goods", () => {
  it("are priced by the highest card, the markers and the number, and every 5 begun is a point", () => {
    const green = goodsOf(
      seat({
        unstored: ["green_5", "green_2"],
        stored: ["green_3"],
        markers: ["marker_green", "marker_green"],
      }),
    )[3]!;
    expect(green).toMatchObject({ number: 3, safe: 1, highest: 5, markers: 2, price: 21, vp: 5 });
  });

  it("are worth nothing without cards, even with markers", () => {
    expect(goodsOf(seat({ markers: ["marker_red"] }))[0]).toMatchObject({
      number: 0,
      price: 0,
      vp: 0,
      markers: 1,
    });
  });

  it("lie on stacks in the order of the cards, hidden ones last", () => {
    expect(stacksOf(["hidden", "green_2", "red_2", "green_2"])).toEqual([
      { card: "red_2", count: 1 },
      { card: "green_2", count: 2 },
      { card: "hidden", count: 1 },
    ]);
  });

  it("of others are listed one by one, unprotected ones first", () => {
    const [red] = goodsOf(seat({ unstored: ["red_2", "red_5"], stored: ["red_3", "red_3"] }));
    expect(chipsOf(red!).map(({ value, safe }) => `${value}${safe ? "!" : ""}`)).toEqual([
      "5",
      "2",
      "3!",
      "3!",
    ]);
  });

  it("show a pile of points as thick as it is", () => {
    const hidden = seat({ vp: null, vp_band: { least: 11, most: 15 } });
    expect(pointsOf(hidden)).toEqual({ least: 11, most: 15 });
    expect(pointsOf(seat({ vp: 7 }))).toEqual({ least: 7, most: 7 });
    expect([seat(), seat({ vp: 5 }), seat({ vp: 6 }), hidden, seat({ vp: 30 })].map(thicknessOf)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });
});
