import { describe, expect, it } from "vitest";
import { unpaired } from "./cards";
import { deliveryKeys, pairKeys, handKeys } from "./keys";
import { seat } from "./testing";

describe("keys", () => {
  const hand = ["gold_1", "rats", "ship_blue_2", "sea_wolf", "fish_3", "ship_blue_5", "hidden"];

  it("asks about a pair that is not there with the card that is", () => {
    expect(pairKeys(hand, "gold")).toEqual(["deliver:gold@s1g1"]);
    expect(pairKeys(["ship_red_4"], "barrels")).toEqual(["deliver:barrels@s4g1"]);
  });

  it("gives a card the keys of all that can be done with it, and first what the phase is about", () => {
    const has = seat({ hand });
    expect(handKeys("ship_blue_2", has, "turn")).toEqual(["discard:ship_blue_2", "deliver:fish@s2g3"]);
    expect(handKeys("fish_3", has, "delivery")).toEqual([
      "deliver:fish@s5g3",
      "deliver:fish@s2g3",
      "discard:fish_3",
    ]);
    expect(handKeys("rats", has, "turn")).toEqual(["play:rats"]);
    expect(handKeys("sea_wolf", has, "event")[0]).toBe("use:sea_wolf");
    expect(handKeys("sea_wolf", has, "turn")[0]).toBe("discard:sea_wolf");
    expect(handKeys("hidden", has, "turn")).toEqual([]);
  });

  it("does not ask about a pair with a card that nobody speaks of", () => {
    const has = seat({ hand: hand.filter((card) => card !== "hidden") });
    expect(unpaired(has, "gold")).toBe(true);
    expect(unpaired(has, "fish")).toBe(false);
    expect(unpaired(seat({ hand }), "gold")).toBe(false);
    expect(handKeys("gold_1", has, "delivery")).toEqual(["discard:gold_1"]);
    expect(deliveryKeys(has, "gold", "delivery")).toEqual([]);
    expect(deliveryKeys(has, "fish", "delivery")).toEqual(["deliver:fish@s5g3", "deliver:fish@s2g3"]);
    expect(deliveryKeys(has, "gold", "turn")).toEqual(["deliver:gold@s1g1"]);
  });

  it("asks why a colour is not delivered again while deliveries are made, and only then", () => {
    const has = seat({ hand, delivered: [["ship_yellow_2", "gold_4"]] });
    expect(unpaired(has, "gold")).toBe(false);
    expect(handKeys("gold_1", has, "delivery")).toEqual(["deliver:gold@s1g1", "discard:gold_1"]);
    expect(deliveryKeys(has, "gold", "delivery")).toEqual(["deliver:gold@s1g1"]);
    expect(deliveryKeys(has, "gold", "turn")).toEqual([]);
  });
});
