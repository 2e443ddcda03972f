import { describe, expect, it } from "vitest";
import type { Moment } from "../contract";
import { goodKeys, tileKeys, shipKeys, marketKeys } from "./keys";
import { layoutFor } from "./layout";
import { offerName, roleName, tileName } from "./names";
import { goodFrom } from "./origins";
import type { Position } from "./position";
import { smallAreaFor } from "./smallArea";

describe("the layout", () => {
  it.each([
    [1060, 500, 1, false],
    [1060, 625, 4, false],
    [992, 516, 4, false],
    [900, 900, 4, false],
    [380, 420, 1, false],
    [380, 420, 3, false],
    [380, 420, 4, false],
    [380, 420, 4, true],
  ])(
    "in a place of %i × %i, with %i others, over: %s, nothing lies on anything else or beyond the edge",
    (room, high, others, over) => {
      const layout = layoutFor({ room, high, others, over, drafting: false, rows: 18 });
      const boxes = [layout.roles, layout.buildings, layout.harbour, layout.own, ...layout.others];
      boxes.forEach((a, i) => {
        expect(a.x + a.width).toBeLessThanOrEqual(layout.width);
        expect(a.y + a.height).toBeLessThanOrEqual(layout.height);
        for (const b of boxes.slice(i + 1)) {
          const apart =
            a.x + a.width <= b.x ||
            b.x + b.width <= a.x ||
            a.y + a.height <= b.y + 1 ||
            b.y + b.height <= a.y + 1;
          expect(apart, `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
        }
      });
    },
  );

  const place = (room: number, high: number) =>
    layoutFor({ room, high, others: 3, over: false, drafting: false, rows: 12 });

  it("is as high as its place, as far as the pieces can grow", () => {
    const usual = place(1020, 540);
    expect(place(1020, 585).height).toBe(585);
    expect(place(1020, 500).height).toBe(usual.height);
    expect(place(1020, 2000).height).toBeLessThan(720);
    expect(place(1020, 585).own.height).toBeGreaterThan(usual.own.height);
    expect(place(1020, 585).buildings.height).toBeGreaterThan(usual.buildings.height);
  });

  it("is as wide as its place, as far as its words need it, and no wider than what can be read in a small one", () => {
    expect(place(1060, 600).width).toBe(1060);
    expect(place(1400, 700).width).toBe(place(1084, 617).width);
    expect(place(992, 516).width / place(992, 516).height).toBeCloseTo(992 / 516, 1);
    expect(place(760, 700).width).toBe(1020);
    expect(place(1084, 617).buildings.width).toBeGreaterThan(place(760, 700).buildings.width);
  });

  it("has as much room on a phone as the buildings need, and the others right below a draft", () => {
    const phone = { room: 380, high: 420, others: 4, over: false };
    const few = layoutFor({ ...phone, drafting: false, rows: 12 });
    const many = layoutFor({ ...phone, drafting: false, rows: 18 });
    expect(many.buildings.height - few.buildings.height).toBe(6 * 38);
    const { draft, others } = layoutFor({ ...phone, drafting: true, rows: 25 });
    expect(others[0]!.y - draft.y - draft.height).toBe(6);
  });

  it("is wider than high on a desk, and higher than wide on a phone", () => {
    expect(place(1060, 600).upright).toBe(false);
    expect(place(380, 420).upright).toBe(true);
    expect(place(380, 420).width).toBeLessThan(place(380, 420).height);
  });
});

describe("an opponent's small area", () => {
  it.each([
    [204, 128],
    [192, 170],
    [212, 318],
  ])("keeps island and city apart and inside (%i × %i)", (width, height) => {
    const { island, city, stacked } = smallAreaFor(width, height);
    const { x, y, across, cell, stride } = island;
    const right = x + (across - 1) * stride + cell - 2;
    const bottom = y + (12 / across) * cell - 2;
    if (stacked) expect(bottom).toBeLessThan(city.y);
    else expect(right).toBeLessThan(city.x);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(city.x + city.width).toBeLessThanOrEqual(width);
    expect(city.y + city.height).toBeLessThanOrEqual(height);
  });
});

const words = {
  noun: (id: string) => id,
  text: (id: string, args: Readonly<Record<string, unknown>> = {}) =>
    `${id} ${Object.values(args).join(" ")}`,
} as unknown as Parameters<typeof tileName>[0];

describe("names", () => {
  it("of a tile tell how many of the circles have somebody on them", () => {
    expect(tileName(words, { kind: "indigo_plant", copy: 0, circles: ["noble", "worker", null] })).toBe(
      "board-tile indigo_plant 2 3",
    );
  });

  it("of a tile without circles say only what it is", () => {
    expect(tileName(words, { kind: "forest", copy: 0, circles: [] })).toBe("forest");
  });

  it("of a role tell who took it, or the doubloons on it", () => {
    const position = {
      roles: { mayor: 2, captain: 0 },
      used_roles: [{ role: "captain", taker_player: 1 }],
    } as unknown as Position;
    expect(roleName(words, position, "captain")).toBe("board-role-taken captain 1");
    expect(roleName(words, position, "mayor")).toBe("board-role mayor 2");
  });

  it("of a building in the draft tell whether it is in the game, or still may come", () => {
    const position = { phase: "drafting", draft_spaces: { price_8: 1 } } as unknown as Position;
    const nameOf = (copies: number, cost: number) =>
      offerName(words, position, { kind: "library", copies, cost, price: null }).split(" ")[0];
    expect([nameOf(2, 8), nameOf(0, 8), nameOf(0, 7)]).toEqual([
      "board-offer-drafted",
      "board-offer-draft",
      "board-offer-out",
    ]);
  });
});

describe("keys", () => {
  const position = {
    decision: "node_craft",
    ships: [{ capacity: 4, good: "sugar", amount: 1 }],
  } as unknown as Position;

  it("of a ship ask first about the good that it carries, then about the viewer's goods", () => {
    expect(shipKeys(position, 0, ["corn"]).slice(0, 2)).toEqual(["load:sugar@0", "load:corn@0"]);
    expect(marketKeys(position, ["coffee"])[0]).toBe("sell:coffee");
  });

  it("include those of the buccaneer where that role is in the game", () => {
    const raided = { ...position, captured_role: null };
    expect(shipKeys(raided, 0, []).at(-1)).toBe("piracy:0");
    expect(marketKeys(raided, []).at(-1)).toBe("plunder");
    expect(shipKeys(position, 0, [])).not.toContain("piracy:0");
  });

  it("of a good leave the craftsman's choice to the supply", () => {
    expect(goodKeys("corn", position)).not.toContain("good:corn");
    expect(goodKeys("corn", { ...position, decision: "node_store" })).toContain("good:corn");
  });

  it("of a tile begin with what it does for its owner; a statue has none", () => {
    expect(tileKeys("hacienda")).toEqual(["hacienda_draw", "tile:hacienda"]);
    expect(tileKeys("statue")).toEqual([]);
  });
});

it("finds the player who has just loaded or sold a good", () => {
  const events = [
    { id: "loaded", args: { seat: 1, good: "corn" }, seat: 1 },
    { id: "sold", args: { seat: 2, good: "sugar" }, seat: 2 },
  ];
  const moment = { number: 1, events } as unknown as Moment;
  expect(goodFrom(moment, "corn")).toBe("goods:1:corn");
  expect(goodFrom(moment, "sugar")).toBe("goods:2:sugar");
  expect(goodFrom(moment, "coffee")).toBeUndefined();
});
