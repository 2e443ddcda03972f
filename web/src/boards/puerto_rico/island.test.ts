import { expect, test } from "vitest";
import { arrangementOf, cityOf, listOf, tilesOf } from "./island";
import type { SeatPosition } from "./position";

const seat = (parts: Partial<SeatPosition>): SeatPosition => ({
  doubloons: 0,
  vp: 0,
  goods: [],
  island: [],
  city: [],
  workers_at: [],
  empty_circles: [],
  ...parts,
});

test("people stand on the first tiles of their kind, nobles before workers", () => {
  const people = arrangementOf(seat({ workers_at: ["corn", "indigo_plant"], nobles_at: ["indigo_plant"] }));
  const tiles = tilesOf(["corn", "corn", "indigo_plant"], people);
  expect(tiles.map(({ circles }) => circles)).toEqual([["worker"], [null], ["noble", "worker", null]]);
});

test("two copies of a building fill up one after the other", () => {
  const tiles = tilesOf(["sugar_mill", "sugar_mill"], new Map([["sugar_mill", { workers: 4, nobles: 0 }]]));
  expect(tiles.map(({ circles }) => circles.filter(Boolean).length)).toEqual([3, 1]);
});

test("forests and statues have no circles", () => {
  expect(tilesOf(["forest", "statue"], new Map()).map(({ circles }) => circles.length)).toEqual([0, 0]);
});

test("a full city covers twelve spaces, and nothing twice", () => {
  const large = ["fortress", "city_hall", "residence", "guild_hall"];
  const small = ["office", "factory", "harbor", "wharf"];
  const { plots, empty, columns } = cityOf(tilesOf([...small, ...large], new Map()));
  const spaces = plots.flatMap(({ column, row, tall }) => [
    row * columns + column,
    ...(tall ? [(row + 1) * columns + column] : []),
  ]);
  expect(new Set(spaces).size).toBe(12);
  expect(Math.max(...spaces)).toBeLessThan(12);
  expect(empty).toEqual([]);
});

test("six large buildings fit, where the options allow them", () => {
  const large = ["fortress", "city_hall", "residence", "guild_hall", "customs_house", "cloister"];
  const { plots, columns, rows } = cityOf(tilesOf(large, new Map()));
  expect([columns, rows]).toEqual([6, 2]);
  expect(new Set(plots.map(({ column }) => column)).size).toBe(6);
});

test("in a list of two columns a large building has two lines, and no other has them", () => {
  const { plots, empty } = listOf(
    cityOf(tilesOf(["office", "factory", "harbor", "fortress", "city_hall"], new Map())),
  );
  const large = plots.filter(({ tall }) => tall);
  expect(large.map(({ tile, column, row }) => [tile.kind, column, row])).toEqual([
    ["fortress", 1, 4],
    ["city_hall", 1, 2],
  ]);
  const lines = [...plots, ...empty.map((space) => ({ ...space, tall: false }))].flatMap(
    ({ column, row, tall }) => Array.from({ length: tall ? 2 : 1 }, (_, i) => column * 6 + row + i),
  );
  expect(lines.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, line) => line));
});

test("an empty city is twelve empty spaces", () => {
  expect(cityOf([]).empty).toHaveLength(12);
});
