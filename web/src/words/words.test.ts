import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Speech } from "./speech.svelte";
import { quoted, Words } from "./words";

const ROOT = "../src/harbourside";
const read = (package_: string, language: string) =>
  readFileSync(`${ROOT}/${package_}/locale/${language}.ftl`, "utf-8");
const games = readdirSync(`${ROOT}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);
const wordsOf = (language: string, game: string) =>
  new Words(language, [read("engine", language), read(`games/${game}`, language)]);

describe("the engine's catalogues in the browser", () => {
  it("says what the engine's words say, cases and all", () => {
    const words = wordsOf("pl", "seawolf");
    expect(words.text("event-scored", { seat: 1, points: 22 }, ["Ada", "Bo"])).toBe("Bo: 22 punkty.");
    expect(words.text("event-scored", { seat: 0, points: 5 }, ["Ada", "Bo"])).toBe("Ada: 5 punktów.");
    expect(wordsOf("en", "seawolf").say({ id: "action-take", args: { card: "ship_red_6", place: 1 } })).toBe(
      "Take red ship 6 from place 1",
    );
  });

  it("writes negative numbers with a minus sign, and counts them all the same", () => {
    const words = wordsOf("pl", "seawolf");
    expect(words.text("event-scored", { seat: 0, points: -15 }, ["Ada-2"])).toBe("Ada-2: −15 punktów.");
    expect(words.text("event-scored", { seat: 0, points: -3 }, ["Ada"])).toBe("Ada: −3 punkty.");
    expect([-3, 0, 5].map((points) => new Speech(null).number(points))).toEqual(["−3", "0", "5"]);
  });

  it("names a seat nobody has named by its number", () => {
    expect(wordsOf("en", "seawolf").text("event-hired", { seat: 2 }, [])).toBe("Player 3 hires the sea wolf.");
  });

  it("words lists item by item", () => {
    expect(wordsOf("en", "seawolf").text("event-showed", { seat: 0, cards: ["fish_1", "rats"] }, ["Ada"])).toBe(
      "Ada shows: fish 1, Rats!",
    );
  });

  it("shows what is missing instead of hiding it", () => {
    expect(wordsOf("en", "seawolf").text("no-such-thing")).toBe("⟦no-such-thing⟧");
    expect(wordsOf("en", "seawolf").text("action-take", {})).toContain("⟦action-take");
  });

  it("leaves a player's name alone even if there is a noun by that name", () => {
    const words = new Words("en", ["gold = shiny gold\nsits = { $name } sits down."]);
    expect(words.text("sits", { name: "gold" })).toBe("shiny gold sits down.");
    expect(words.text("sits", { name: quoted("gold") })).toBe("gold sits down.");
  });

  it.each(games.flatMap((game) => [["en", game] as const, ["pl", game] as const]))(
    "reads every message of %s/%s",
    (language, game) => {
      const ids = [...read(`games/${game}`, language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
      const words = wordsOf(language, game);
      expect(ids.length).toBeGreaterThan(50);
      expect(ids.filter((id) => !words.has(id))).toEqual([]);
    },
  );
});
