import { describe, expect, test } from "vitest";
import type { GameEvent, Moment } from "../contract";
import {
  aboard,
  BANK,
  bonusField,
  cameFrom,
  deliveredFrom,
  gainedFrom,
  HAND,
  handFrom,
  rewardPlate,
  stack,
  stored,
} from "./origins";

describe("where a piece comes from", () => {
  const moment = (id: string, args: GameEvent["args"] = {}): Moment => ({
    number: 1,
    events: [{ id, args, seat: 0 }],
  });

  test("a tile that was placed or stored was in hand, another comes from its stack", () => {
    expect(cameFrom(moment("placed"), "mast_star")).toBe(HAND);
    expect(cameFrom(moment("stored"), "mast_star")).toBe(HAND);
    expect(cameFrom(moment("got-for-nothing"), "mast_star")).toBe(stack("mast_star"));
  });

  test("a tile in hand comes from its stack, or was the last of its kind in the warehouse", () => {
    expect(handFrom(moment("bought"), 1, "sail_star", 2)).toBe(stack("sail_star"));
    expect(handFrom(moment("transported"), 1, "sail_star", 2)).toBe(stored(1, "sail_star:2"));
  });

  test("a delivered good comes from the ship that was unloaded by that player", () => {
    const delivered = moment("delivered", { seat: 1, ship: 3 });
    expect(deliveredFrom(delivered, 1, "good_salt")).toBe(aboard(1, 2, "good_salt:0"));
    expect(deliveredFrom(delivered, 0, "good_salt")).toBeUndefined();
  });

  test("talers and workers come from the bank, a bonus or a reward, to the seat that gained them", () => {
    expect(gainedFrom(moment("paid-out", { seat: 1 }), 1, "coins")).toBe(BANK);
    expect(gainedFrom(moment("paid-out", { seat: 1 }), 1, "workers")).toBeUndefined();
    expect(gainedFrom(moment("paid-out", { seat: 1 }), 0, "coins")).toBeUndefined();
    const chose = moment("chose", { seat: 0, bonus: "worker_vp" });
    expect(gainedFrom(chose, 0, "workers")).toBe(bonusField("worker_vp"));
    expect(gainedFrom(chose, 0, "coins")).toBeUndefined();
    const rewarded = moment("rewarded", { seat: 0, reward: "seven_talers" });
    expect(gainedFrom(rewarded, 0, "coins")).toBe(rewardPlate("seven_talers"));
  });
});
