import { expect, it } from "vitest";
import { reuse } from "./reuse";

const before = {
  round: 3,
  seats: [
    { coins: 2, ships: ["hull"] },
    { coins: 5, ships: [] },
  ],
  note: null,
};
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

it("keeps unchanged parts as the same objects, and the whole if nothing has changed", () => {
  const after = copy(before);
  after.seats[0]!.coins = 4;
  const found = reuse(before, after);
  expect(found).toEqual(after);
  expect(found.seats[1]).toBe(before.seats[1]);
  expect(found.seats[0]!.ships).toBe(before.seats[0]!.ships);
  expect(reuse(before, copy(before))).toBe(before);
});

it("changes neither of the two values", () => {
  const [older, newer] = [copy(before), { ...copy(before), round: 4 }];
  reuse(older, newer);
  expect([older, newer]).toEqual([before, { ...before, round: 4 }]);
});

it.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [{ 0: "a" }, ["a"]],
  [["a"], { 0: "a" }],
  [null, {}],
  [{}, null],
  [[null], [{}]],
  [1, "1"],
])("gives the newer value for %j and %j", (older, newer) => {
  expect(reuse(older, newer)).toStrictEqual(newer);
});

it("does not take maps apart", () => {
  const newer = new Map([["a", 1]]);
  expect(reuse(new Map([["a", 1]]), newer)).toBe(newer);
});
