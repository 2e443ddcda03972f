import { describe, expect, it } from "vitest";
import { type Card, COLOURS } from "./position";
import { CARDS, iconsOn, isRuled, roadOf, settingOf, watersAt } from "./printed";

describe("what is printed", () => {
  it("has twelve kinds of cards with two, one or no icons", () => {
    expect(CARDS).toHaveLength(3 * COLOURS.length);
    expect((["red_2", "blue_3", "green_5"] as Card[]).map(iconsOn)).toEqual([2, 1, 0]);
  });

  it("has names of ours only for the coast and the pirate waters", () => {
    expect(roadOf("carthage").filter(isRuled)).toEqual(["coast", "pirates_1", "pirates_2"]);
    expect(roadOf("osaka").filter(isRuled)).toEqual(["coast"]);
  });

  it("has a road of six spaces in either setting", () => {
    expect(roadOf(settingOf("osaka"))).toHaveLength(6);
    expect(roadOf(settingOf(undefined)).at(-1)).toBe("carthage");
  });

  it("tells of every space what it is for", () => {
    const waters = ["start", "safe", "anchorage", "danger", "danger", "goal"];
    expect(roadOf("carthage").map((_, space) => watersAt(space))).toEqual(waters);
  });
});
