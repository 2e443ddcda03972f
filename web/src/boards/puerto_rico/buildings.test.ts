import { expect, test } from "vitest";
import { bands, buildable, BUILDINGS, columns } from "./buildings";
import type { Position } from "./position";

const position = (parts: Partial<Position>): Position =>
  ({ phase: "round", board: {}, seats: [], ...parts }) as unknown as Position;

const seat = (city: string[]) => ({ city }) as unknown as Position["seats"][number];

test("every building of the box is known, with a column of its own points but for the statue", () => {
  expect(BUILDINGS.size).toBe(45);
  const odd = [...BUILDINGS].filter(([, { group, points }]) => group !== points).map(([kind]) => kind);
  expect(odd).toEqual(["statue"]);
});

test("four columns, cheaper buildings first, with copies and the price to the viewer", () => {
  const board = {
    price_1: ["small_market", "small_market"],
    price_3: ["small_warehouse"],
    price_10: ["fortress"],
  };
  const [first, second, third, fourth] = columns(
    position({ board, prices: { small_market: 0, small_warehouse: 2 } }),
    {},
  );
  expect(first).toEqual([
    { kind: "small_market", copies: 2, cost: 1, price: 0 },
    { kind: "small_warehouse", copies: 1, cost: 3, price: 2 },
  ]);
  expect([second, third]).toEqual([[], []]);
  expect(fourth).toEqual([{ kind: "fortress", copies: 1, cost: 10, price: null }]);
});

test("the options' price counts, not the printed one", () => {
  const [, , third] = columns(position({ board: { price_8: ["factory"] } }), {});
  expect(third?.[0]?.cost).toBe(8);
});

test("it counts, too, for what is sold out or not drafted so far", () => {
  const [, , sold] = columns(position({ seats: [seat(["factory"])] }), { balanced_prices: true });
  expect(sold?.[0]?.cost).toBe(8);
  const options = { new_buildings: true, nobles: false, balanced_prices: true };
  const costs = new Map(
    columns(position({ phase: "drafting" }), options)
      .flat()
      .map(({ kind, cost }) => [kind, cost]),
  );
  expect([costs.get("factory"), costs.get("university"), costs.get("harbor")]).toEqual([8, 7, 8]);
});

test("what is sold out keeps its place while somebody owns it", () => {
  const [first] = columns(position({ board: { price_1: [] }, seats: [seat(["hacienda"])] }), {});
  expect(first).toEqual([{ kind: "hacienda", copies: 0, cost: 2, price: null }]);
});

test("the draft shows every kind of the modules that are played", () => {
  const all = columns(position({ phase: "drafting" }), { new_buildings: true, nobles: false }).flat();
  expect(all).toHaveLength(37);
  expect(all.some(({ kind }) => kind === "villa")).toBe(false);
});

test("columns side by side are as high as the longest of them, and never lower than in the basic game", () => {
  const offers = columns(position({ phase: "drafting" }), { new_buildings: true, nobles: true });
  expect(bands(offers, 4)).toEqual([13]);
  expect(bands(offers, 2)).toEqual([13, 12]);
  expect(bands([[], [], [], []], 2)).toEqual([6, 6]);
});

test("a city has a utility building once, and a production building as often as the options allow", () => {
  const city = ["hospice", "indigo_plant", "jeweler"];
  const forbidden = { allow_duplicate_production: false };
  expect(buildable("hospice", city, {})).toBe(false);
  expect(["office", "indigo_plant", "jeweler"].map((kind) => buildable(kind, city, {}))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["office", "indigo_plant", "jeweler"].map((kind) => buildable(kind, city, forbidden))).toEqual([
    true,
    false,
    false,
  ]);
});
