import { describe, expect, it } from "vitest";
import { handOf, originOf, PILE, signsOf } from "./origins";
import { happened } from "./testing";

describe("a card's way", () => {
  it("begins in the hand it leaves, otherwise at the pile", () => {
    expect(originOf(happened(["discarded", { seat: 2, card: "fish_1" }]), "fish_1")).toBe(handOf(2));
    expect(
      originOf(
        happened(["delivered", { seat: 1, ship: "ship_red_1", goods: "barrels_2", points: 3 }]),
        "barrels_2",
      ),
    ).toBe(handOf(1));
    expect(originOf(happened(["discarded-wolf", { seat: 3 }]), "sea_wolf")).toBe(handOf(3));
    expect(originOf(happened(["opened", { card: "fish_1", slot: 2 }]), "fish_1")).toBe(PILE);
  });

  it("marks the seats that showed a hand or used a wolf", () => {
    const signs = signsOf(
      happened(["showed", { seat: 1, cards: ["fish_1"] }], ["used-wolf", { seat: 2 }], ["drew", { seat: 0 }]),
    );
    expect([...signs]).toEqual([
      [1, "showed"],
      [2, "used-wolf"],
    ]);
  });
});
