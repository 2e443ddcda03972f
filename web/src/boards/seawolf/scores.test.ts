import { describe, expect, it } from "vitest";
import { delivered } from "./cards";
import { ledger } from "./scores";
import { seat, position } from "./testing";

describe("the final scoring", () => {
  const seats = [
    seat({ hand: ["ship_red_2", "rats"], delivered: [["ship_red_4", "barrels_4"]], delivered_points: 8 }),
    seat({ hand: ["sea_wolf"], delivered: [["ship_blue_4", "fish_2"]], delivered_points: 6 }),
  ];

  it("subtracts what is left in hand, and goes by the places, which a tie-break can decide", () => {
    expect(ledger(position({ seats }), [1], [2, 1])).toMatchObject([
      { seat: 1, delivered: 6, cards: 0, wolves: -3, sum: 3, won: true },
      { seat: 0, delivered: 8, cards: -2, events: -3, sum: 3, won: false },
    ]);
    expect(delivered(seats[0]!, "barrels")).toMatchObject({ points: 8 });
    expect(delivered(seats[0]!, "fish")).toBeNull();
  });

  it("has the totals in a match", () => {
    const match = { game_number: 3, totals: [101, 90], target: 100 };
    expect(ledger(position({ seats, match }), [0], [1, 2]).map((row) => row.match)).toEqual([101, 90]);
  });
});
