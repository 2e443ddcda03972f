import { describe, expect, it } from "vitest";
import type { Moment } from "../contract";
import { middlesOf } from "./drawings";
import { flightsOf } from "./flights";
import { harbourRows, layoutFor, ownSlot, PANEL_WIDTH, SHEET } from "./layout";
import { flowerOf, ownerOf, type Position, standing, visitorOf } from "./position";
import { endedBy, ledger } from "./scores";

const happened = (id: string, args: Record<string, unknown>): Moment["events"] =>
  [{ id, args, seat: 0 }] as unknown as Moment["events"];

describe("what flies", () => {
  it("goes from the supply to the seat that takes it, and nothing if none is left", () => {
    expect(flightsOf(happened("took", { seat: 2, good: "rum", count: 2 }))).toEqual([
      { thing: "rum", count: 2, from: { supply: "rum" }, to: { seat: 2 } },
    ]);
    expect(flightsOf(happened("took", { seat: 2, good: "rum", count: 0 }))).toEqual([]);
  });

  it("loads wood onto the die of the good it stands for", () => {
    expect(flightsOf(happened("loaded-wood", { seat: 1, good: "rum", count: 2, vp: 2 }))).toEqual([
      { thing: "wood", count: 2, from: { seat: 1 }, to: { die: "rum" } },
      { thing: "vp", count: 2, from: "bank", to: { seat: 1 } },
    ]);
  });

  it("brings a gift from seat to seat", () => {
    expect(flightsOf(happened("gave", { seat: 1, to_seat: 0, thing: "peso" }))[0]).toMatchObject({
      thing: "coin",
      to: { seat: 0 },
    });
    expect(flightsOf(happened("gave", { seat: 1, to_seat: 0, thing: "vp" }))[0]).toMatchObject({
      thing: "vp",
    });
    expect(flightsOf(happened("gave", { seat: 1, to_seat: 0, thing: "fruit" }))[0]).toMatchObject({
      thing: "fruit",
    });
  });

  it("does not fly for a free drive or an event without tokens", () => {
    expect(flightsOf(happened("drove", { seat: 1, pesos: 0, stops: 1 }))).toEqual([]);
    expect(flightsOf(happened("passed", { seat: 1 }))).toEqual([]);
  });
});

const seat = (more: object) => ({
  vp: null,
  pesos: null,
  goods: null,
  pawn: null,
  owned: [],
  tokens: 3,
  ...more,
});

describe("the position", () => {
  const position = {
    phase: "load",
    turn_player: 1,
    loading_players: [1],
    flowers: { yellow: ["jose"], blue: [], red: [], white: [] },
    seats: [
      seat({
        vp: 20,
        pesos: 1,
        goods: { sugar: 4, fruit: 1, tobacco: 0, rum: 0, cigars: 0, wood: 2 },
        owned: ["bank"],
      }),
      seat({
        vp: 23,
        pesos: 0,
        goods: { sugar: 0, fruit: 0, tobacco: 0, rum: 1, cigars: 0, wood: 0 },
        pawn: "bank",
      }),
    ],
  } as unknown as Position;

  it("tells who owns a building, who stands there, and whose flower it is", () => {
    expect(ownerOf(position, "bank")).toBe(0);
    expect(visitorOf(position, "bank")).toBe(1);
    expect(ownerOf(position, "church")).toBeNull();
    expect(flowerOf(position, "jose")).toBe("yellow");
    expect(flowerOf(position, "el_zorro")).toBeNull();
  });

  it("reckons tokens at the end, the winner first", () => {
    const [first, second] = ledger(position, [22, 23], [2, 1]);
    expect(first).toMatchObject({ seat: 1, score: 23, fromTokens: 0, left: 1, pesos: 0, won: true });
    expect(second).toMatchObject({
      seat: 0,
      vp: 20,
      tokens: 7,
      fromTokens: 2,
      left: 1,
      pesos: 1,
      won: false,
    });
  });

  it("tells what ended the game", () => {
    const ended = (ship_number: number, docked: boolean, turns_left: number | null) =>
      endedBy({ ...position, ship: { ship_number, docked }, turns_left } as Position);
    expect(ended(7, false, null)).toBe("ships");
    expect(ended(5, true, 0)).toBe("turns");
    expect(ended(7, false, 0)).toBe("turns");
    expect(ended(5, true, 8)).toBeNull();
  });

  it("tells in a loading round who still loads, otherwise whose turn it is", () => {
    expect([0, 1].map((number) => standing(position, number))).toEqual(["passed", "loading"]);
    expect([0, 1].map((number) => standing({ ...position, phase: "use" }, number))).toEqual([null, "turn"]);
    expect(standing({ ...position, phase: "game_over" }, 1)).toBeNull();
  });
});

describe("the picture", () => {
  it.each([
    [1020, true],
    [1020, false],
    [390, true],
    [390, false],
  ])(
    "has room for all parts with two to four players (in a place %i wide, to decide: %s)",
    (room, decides) => {
      for (const others of [1, 2, 3]) {
        const layout = layoutFor(room, others, decides);
        const { harbour, supply, screens } = layout;
        expect(harbour.x + PANEL_WIDTH * harbour.scale).toBeLessThanOrEqual(layout.width);
        expect(supply.x + PANEL_WIDTH * supply.scale).toBeLessThanOrEqual(layout.width);
        expect(supply.y + supply.height * supply.scale).toBeLessThanOrEqual(layout.height);
        expect(screens.y + screens.height * screens.scale).toBeLessThanOrEqual(
          Math.max(harbour.y, supply.y) + 0.01,
        );
        const { own, ownPlan, sheet, plan } = layout;
        expect(own.x + ownPlan.width).toBeLessThanOrEqual(layout.width);
        expect(ownSlot(ownPlan, "wood") + 26 * ownPlan.slots.scale).toBeLessThanOrEqual(ownPlan.width);
        expect(ownPlan.plate !== null).toBe(decides);
        expect(sheet.x + SHEET.width * sheet.scale).toBeLessThanOrEqual(layout.width);
        for (const row of Object.values(plan.rows)) expect(row.x + 352).toBeLessThanOrEqual(layout.width);
        expect(plan.notices).toHaveLength(2);
        const rows = harbourRows(harbour.height);
        expect(rows.ship + 124).toBeLessThanOrEqual(rows.quay);
        expect(rows.quay + 84).toBeLessThanOrEqual(harbour.height);
      }
    },
  );

  it("centres a row of signs", () => {
    const middles = middlesOf([{ good: "sugar" }, { sign: "to" }, { good: "rum" }]);
    expect(middles[1]).toBeCloseTo(0);
    expect(middles[0]).toBeCloseTo(-middles[2]!);
  });
});
