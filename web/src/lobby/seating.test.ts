import { expect, it } from "vitest";
import { FRIEND, HERE, playerCounts, playersText, seatsAsked } from "./seating";

it("names players at this device after the host, unless they have names", () => {
  expect(seatsAsked("Ada", ["mate", FRIEND, HERE, HERE], ["", "", "Bo"])).toEqual([
    { kind: "human", name: "Ada" },
    { kind: "bot", level: "mate" },
    { kind: "open" },
    { kind: "human", name: "Bo" },
    { kind: "human", name: "Ada 5" },
  ]);
});

it("sends no name for a player without one, so that every viewer reads a name in their own language", () => {
  expect(seatsAsked("", [HERE], [""])).toEqual([{ kind: "human" }, { kind: "human" }]);
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

it("counts players from the fewest to the most that any of the games takes", () => {
  const [two, many] = [
    { min_players: 2, max_players: 4 },
    { min_players: 3, max_players: 5 },
  ];
  expect([playerCounts([two]), playerCounts([two, many]), playerCounts([])]).toEqual([
    [2, 3, 4],
    [2, 3, 4, 5],
    [],
  ]);
});

it("says one number for a game that only so many can play", () => {
  const text = (id: string, args: Record<string, number>) => `${id} ${Object.values(args).join("–")}`;
  expect(playersText({ min_players: 2, max_players: 2 }, text)).toBe("ui-filter-count 2");
  expect(playersText({ min_players: 2, max_players: 4 }, text)).toBe("ui-players-from-to 2–4");
});
