import { expect, test } from "vitest";
import type { SeatPosition } from "./position";
import { pricesWith } from "./prices";

const seat = (workers_at: string[], nobles_at: string[] = []) =>
  ({ workers_at, nobles_at }) as unknown as SeatPosition;
const workers = (count: number) => ({ workers: count, nobles: 0 });
const NOBLE = { workers: 0, nobles: 1 };

/** Without anybody at work. */
const PRICES = { small_market: 1, hospice: 4, factory: 7, fortress: 10 };

test("people who shall stand in quarries save as much as the building's column allows", () => {
  const two = new Map([["quarry", workers(2)]]);
  expect(pricesWith(PRICES, seat([]), two)).toEqual({ small_market: 0, hospice: 2, factory: 5, fortress: 8 });
});

test("those who stand there already are in the game's prices", () => {
  const planned = new Map([["quarry", workers(2)]]);
  expect(pricesWith({ hospice: 3, factory: 6 }, seat(["quarry"]), planned)).toEqual({
    hospice: 2,
    factory: 5,
  });
});

test("nothing costs less than nothing", () => {
  expect(pricesWith({ small_market: 0 }, seat([]), new Map([["quarry", workers(1)]]))).toEqual({
    small_market: 0,
  });
});

test("the guild helps with small buildings where a worker is, with large ones where a noble is", () => {
  const { fortress, hospice } = PRICES;
  const saves = (there: ReturnType<typeof workers>) =>
    pricesWith({ hospice, fortress }, seat([]), new Map([["masons_guild", there]]));
  expect(saves(workers(1))).toEqual({ hospice: 3, fortress: 10 });
  expect(saves(NOBLE)).toEqual({ hospice: 4, fortress: 8 });
});
