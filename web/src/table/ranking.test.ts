import { expect, it } from "vitest";
import { ranking, verdict } from "./ranking";

it("ranks winners first: a player who gave up cannot win with the best score", () => {
  const result = {
    scores: [40, 30, 30],
    places: [3, 2, 1],
    winners: [2],
    conceded: [0],
    by: "play" as const,
  };
  expect(ranking(result).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});

it("tells viewers that they have won, and with which of several seats", () => {
  const text = (id: string, args: Record<string, unknown> = {}) =>
    [id, ...((args["names"] ?? []) as { text: string }[]).map((name) => name.text)].join(" ");
  const said = (winners: number[], mine: number[], by: "play" | "abort" = "play") =>
    verdict({ winners, by }, mine, (seat) => "ABC"[seat]!, text);
  expect(said([1], [0])).toBe("ui-won B");
  expect(said([1], [])).toBe("ui-won B");
  expect(said([1], [1])).toBe("ui-won-you");
  expect(said([0, 1], [1])).toBe("ui-won-with A");
  expect(said([1], [0, 1])).toBe("ui-won B");
  expect(said([], [0], "abort")).toBe("ui-aborted");
});
