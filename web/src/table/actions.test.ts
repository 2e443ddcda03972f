import { expect, it } from "vitest";
import { grouped } from "./actions";

it("puts actions with the same verb together, in the game's order", () => {
  const keys = ["take:row@0", "draw:pile", "take:row@1", "pass"];
  const actions = keys.map((key, action) => ({ action, key, label: { id: "x", args: {} } }));
  expect(grouped(actions).map(({ verb, actions: found }) => [verb, found.map(({ key }) => key)])).toEqual([
    ["take", ["take:row@0", "take:row@1"]],
    ["draw", ["draw:pile"]],
    ["pass", ["pass"]],
  ]);
});
