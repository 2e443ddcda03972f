import { describe, expect, it } from "vitest";
import { offersIn } from "./offers";
import { position } from "./testing";

describe("Market and Farm", () => {
  const lying = position({
    market: ["green_2", "red_5"],
    market_reserved: [
      { card: "red_5", reserved_player: 1 },
      { card: "blue_3", reserved_player: 0 },
    ],
    farm: ["yellow_2"],
    farm_reserved: [{ card: "yellow_3", reserved_player: 1 }],
  });

  it("lay out what is open to a player first, as one purchase", () => {
    const offers = offersIn(lying, "market", 0);
    expect(offers.map(({ card, open }) => [card, open])).toEqual([
      ["red_5", true],
      ["blue_3", true],
      ["green_2", true],
      ["red_5", false],
    ]);
    expect(
      offersIn(lying, "market", 1)
        .filter(({ open }) => !open)
        .map(({ card }) => card),
    ).toEqual(["blue_3"]);
  });

  it("never make another's reserved card the control for its free twin", () => {
    const [free, mine, , closed] = offersIn(lying, "market", 0);
    expect(free!.keys).toEqual(["take:red_5"]);
    expect(mine!.keys).toEqual(["take:reserved"]);
    expect(closed!.keys).toEqual([]);
    const alone = offersIn({ ...lying, market: [] }, "market", 0).at(-1)!;
    expect(alone).toMatchObject({ card: "red_5", keys: ["take:red_5"] });
  });

  it("allow on the Farm nothing but reserving, also by a click on the card", () => {
    const [free, closed] = offersIn(lying, "farm", 0);
    expect(free).toMatchObject({
      open: false,
      keys: ["reserve:yellow_2@farm"],
      reserveKeys: ["reserve:yellow_2@farm"],
    });
    expect(closed).toMatchObject({ owner: 1, keys: ["reserve:yellow_3@farm"] });
  });

  it("number equal cards, so that each is a piece of its own", () => {
    const offers = offersIn(position({ market: ["red_2", "red_2", "red_2"] }), "market", 0);
    expect(offers.map(({ nth }) => nth)).toEqual([0, 1, 2]);
  });
});
