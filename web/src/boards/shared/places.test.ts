import { expect, it } from "vitest";
import type { BoardSeat, BoardTable } from "../contract";
import { byPlace, fromSeat } from "./places";

it("goes by the places, and by the seats where they are shared", () => {
  const seats = [0, 1, 2].map((number) => ({ number }) as BoardSeat);
  const order = (places: number[]) =>
    byPlace({ seats, view: { places } as BoardTable<unknown>["view"] }).map(({ number }) => number);
  expect(order([3, 2, 1])).toEqual([2, 1, 0]);
  expect(order([3, 1, 1])).toEqual([1, 2, 0]);
});

it("goes round from the starting player on", () => {
  expect(fromSeat(["Ada", "Bo", "Cleo"], 1)).toEqual(["Bo", "Cleo", "Ada"]);
});
