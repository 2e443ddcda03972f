import { describe, expect, it } from "vitest";
import { filled, isSeatKey, itemsOf, itemOf, seatZones, shapeOf } from "./zones";

const known = (noun: string) => ["corn", "coffee", "workers"].includes(noun);

describe("the position of an unknown game", () => {
  it("tells seats from numbers by their keys", () => {
    expect(["player", "turn_player", "x_seat"].every(isSeatKey)).toBe(true);
    expect(["players", "round", "seats_left"].some(isSeatKey)).toBe(false);
    expect(itemOf("turn_player", 2)).toEqual({ kind: "seat", seat: 2 });
    expect(itemOf("round", 2)).toEqual({ kind: "number", number: 2 });
  });

  it("counts equal neighbours", () => {
    expect(itemsOf("row", ["corn", "corn", "coffee", "corn"])).toEqual([
      { kind: "noun", noun: "corn", times: 2 },
      { kind: "noun", noun: "coffee" },
      { kind: "noun", noun: "corn" },
    ]);
  });

  it("distinguishes a supply from a group of zones", () => {
    expect(shapeOf({ corn: 3, coffee: 0 }, known)).toBe("row");
    expect(itemsOf("supply", { corn: 3 })).toEqual([{ kind: "noun", noun: "corn", count: 3 }]);
    expect(shapeOf({ capacity: 5, good: "corn" }, known)).toBe("group");
  });

  it("gives large groups a card each, and puts small ones in a row", () => {
    const ship = { capacity: 5, good: null, amount: 0 };
    expect(shapeOf([ship, ship], known)).toBe("cards");
    expect(shapeOf([{ card: "corn", reserved_player: 1 }], known)).toBe("row");
  });

  it("shows empty places", () => {
    for (const nothing of [null, [], {}]) {
      expect(shapeOf(nothing, known)).toBe("short");
      expect(itemOf("x", nothing)).toEqual({ kind: "nothing" });
    }
  });

  it("gives a match's points to their players", () => {
    expect(itemsOf("totals", [12, 30])).toEqual([
      { kind: "seat", seat: 0, count: 12 },
      { kind: "seat", seat: 1, count: 30 },
    ]);
  });

  it("does not show the known cards of a hand twice", () => {
    expect(seatZones({ hand: ["corn"], known: ["corn"], coins: 1 })).toEqual({ hand: ["corn"], coins: 1 });
    expect(seatZones({ known: ["corn"] })).toEqual({ known: ["corn"] });
  });

  it("leaves out empty zones where room is scarce", () => {
    expect(filled({ goods: [], corn: 0, hand: {}, ship: null, coffee: 2 })).toEqual({ corn: 0, coffee: 2 });
  });
});
