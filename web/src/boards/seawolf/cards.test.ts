import { describe, expect, it } from "vitest";
import { burdenOf, colourOf, eventOf, faceOf, groupsOf, heavy, pairsOf, sorted } from "./cards";
import { showPrinted } from "./printed.svelte";
import { position } from "./testing";

describe("a card", () => {
  it("is read from its id", () => {
    expect(faceOf("ship_pink_4")).toEqual({ kind: "ship", good: "pigs", value: 4 });
    expect(faceOf("gold_6")).toEqual({ kind: "goods", good: "gold", value: 6 });
    expect(faceOf("mutiny")).toEqual({ kind: "event", good: "barrels", value: 0 });
    expect(faceOf("sea_wolf").kind).toBe("wolf");
    expect(faceOf("hidden").kind).toBe("hidden");
    expect(faceOf("delivery").kind).toBe("delivery");
  });

  it("has the colour that the table has corrected", () => {
    const { goods_colours, event_colours } = position({});
    showPrinted({
      goods_colours: ["red", "blue", "pink", "yellow"],
      event_colours: ["yellow", "blue", "pink", "red"],
    });
    try {
      expect(faceOf("ship_blue_4").good).toBe("barrels");
      expect(faceOf("rats").good).toBe("gold");
      expect([colourOf("fish"), eventOf("fish")]).toEqual(["red", "pirates"]);
      expect(pairsOf(["ship_blue_2", "fish_3", "barrels_1"], "barrels").map((pair) => pair.key)).toEqual([
        "deliver:barrels@s2g1",
      ]);
      expect(sorted(["ship_blue_2", "fish_3"])).toEqual(["fish_3", "ship_blue_2"]);
    } finally {
      showPrinted({ goods_colours, event_colours });
    }
    expect(faceOf("ship_blue_4").good).toBe("fish");
  });
});

describe("a hand", () => {
  const hand = ["gold_1", "rats", "ship_blue_2", "sea_wolf", "fish_3", "ship_blue_5", "hidden"];

  it("lies by colour, the dearest ship beside the dearest goods, then what has no pair", () => {
    expect(sorted(hand)).toEqual([
      "ship_blue_2",
      "ship_blue_5",
      "fish_3",
      "gold_1",
      "rats",
      "sea_wolf",
      "hidden",
    ]);
    expect(groupsOf(hand)).toEqual([
      { good: "fish", cards: ["ship_blue_2", "ship_blue_5", "fish_3"] },
      { good: "gold", cards: ["gold_1"] },
      { good: null, cards: ["rats", "sea_wolf", "hidden"] },
    ]);
  });

  it("makes pairs of one colour, the best first", () => {
    expect(pairsOf(hand, "fish").map((pair) => [pair.key, pair.points])).toEqual([
      ["deliver:fish@s5g3", 8],
      ["deliver:fish@s2g3", 5],
    ]);
    expect(pairsOf(hand, "gold")).toEqual([]);
  });

  it("costs what is printed on it, and three for an event or a wolf", () => {
    expect(burdenOf(hand)).toEqual({ cards: 11, events: 3, wolves: 3 });
    expect(heavy(burdenOf(hand))).toBe(17);
  });
});
