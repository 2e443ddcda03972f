import { expect, it } from "vitest";
import { placeAt } from "../router.svelte";
import { FRIEND, HERE, seatsAsked } from "../places/seating";
import { grouped } from "./actions";
import { ranking, verdict } from "./ranking";

it("puts actions with the same verb together, in the game's order", () => {
  const keys = ["take:row@0", "draw:pile", "take:row@1", "pass"];
  const actions = keys.map((key, action) => ({ action, key, label: { id: "x", args: {} } }));
  expect(grouped(actions).map(({ verb, actions: found }) => [verb, found.map(({ key }) => key)])).toEqual([
    ["take", ["take:row@0", "take:row@1"]],
    ["draw", ["draw:pile"]],
    ["pass", ["pass"]],
  ]);
});

it("ranks winners first: who conceded cannot win with the best score", () => {
  const result = {
    scores: [40, 30, 30],
    places: [3, 2, 1],
    winners: [2],
    conceded: [0],
    by: "play" as const,
  };
  expect(ranking(result).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});

it("seats the host first, then bots, friends, and people at this device", () => {
  expect(seatsAsked("Ada", ["mate", FRIEND, HERE, HERE], ["", "", "", " Bo "])).toEqual([
    { kind: "human", name: "Ada" },
    { kind: "bot", level: "mate" },
    { kind: "open" },
    { kind: "human", name: "Ada 4" },
    { kind: "human", name: "Bo" },
  ]);
});

it.each([
  ["/", { name: "harbour" }],
  ["/table/abc", { name: "table", id: "abc" }],
  ["/replay/abc/", { name: "replay", id: "abc" }],
  ["/tour/seawolf", { name: "tour", id: "seawolf" }],
  ["/arena", { name: "arena" }],
  ["/table", { name: "nowhere" }],
  ["/table/a/b", { name: "nowhere" }],
  ["/elsewhere", { name: "nowhere" }],
])("finds the place of %s", (path, place) => {
  expect(placeAt(path)).toEqual(place);
});

it("tells whoever has won that it is them, and with several seats of theirs which", () => {
  const text = (id: string, args: Record<string, unknown> = {}) =>
    [id, ...((args["names"] ?? []) as { text: string }[]).map((name) => name.text)].join(" ");
  const said = (winners: number[], mine: number[]) => verdict(winners, mine, (seat) => "ABC"[seat]!, text);
  expect(said([1], [0])).toBe("ui-won B");
  expect(said([1], [])).toBe("ui-won B");
  expect(said([1], [1])).toBe("ui-won-you");
  expect(said([0, 1], [1])).toBe("ui-won-with A");
  expect(said([1], [0, 1])).toBe("ui-won B");
});
