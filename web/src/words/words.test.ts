import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "../api/types";
import { Speech } from "./speech.svelte";
import { quoted, unbroken, Words } from "./words";

const ROOT = "../src/harbourside";
const read = (package_: string, language: string) =>
  readFileSync(`${ROOT}/${package_}/locale/${language}.ftl`, "utf-8");
const games = readdirSync(`${ROOT}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);
const wordsOf = (language: Language, game: string) =>
  new Words(language, [read("engine", language), read(`games/${game}`, language)]);

describe("the engine's catalogues in the browser", () => {
  it("words messages as the engine does, with grammatical cases", () => {
    const words = wordsOf("pl", "seawolf");
    expect(words.text("event-scored", { seat: 1, points: 22 }, ["Ada", "Bo"])).toBe("Bo: 22\u00a0punkty.");
    expect(words.text("event-scored", { seat: 0, points: 5 }, ["Ada", "Bo"])).toBe("Ada: 5\u00a0punktów.");
    expect(wordsOf("en", "seawolf").say({ id: "action-take", args: { card: "ship_red_6", place: 1 } })).toBe(
      "Take red ship\u00a06 from place\u00a01",
    );
  });

  it("writes negative numbers with a minus sign and still finds their plural", () => {
    const words = wordsOf("pl", "seawolf");
    expect(words.text("event-scored", { seat: 0, points: -15 }, ["Ada-2"])).toBe("Ada-2: −15\u00a0punktów.");
    expect(words.text("event-scored", { seat: 0, points: -3 }, ["Ada"])).toBe("Ada: −3\u00a0punkty.");
    expect([-3, 0, 5].map((points) => new Speech(null).number(points))).toEqual(["−3", "0", "5"]);
  });

  it("names a seat without a name by its number", () => {
    expect(wordsOf("en", "seawolf").text("event-hired", { seat: 2 }, [])).toBe(
      "Player 3\u00a0hires the sea wolf.",
    );
  });

  it("words the items of a list", () => {
    expect(
      wordsOf("en", "seawolf").text("event-showed", { seat: 0, cards: ["fish_1", "rats"] }, ["Ada"]),
    ).toBe("Ada shows: fish\u00a01, Rats!");
  });

  it("counts equal things, but not people of the same name", () => {
    const args = { seat: 0, goods: ["corn", "indigo", "corn"] };
    expect(wordsOf("en", "puerto_rico").text("event-produced", args, ["Ada"])).toBe(
      "Ada produces 2\u00a0corn, indigo.",
    );
    expect(wordsOf("pl", "puerto_rico").text("event-produced", args, ["Ada"])).toBe(
      "Ada produkuje: 2\u00a0×\u00a0kukurydza, indygo.",
    );
    const words = new Words("en", ["won = Won by { $names }"]);
    expect(words.text("won", { names: [quoted("Ada"), quoted("Ada")] })).toBe("Won by Ada, Ada");
  });

  it("knows which events have a heading", () => {
    const round = ["event-round", { number: 2, seat: 0 }, ["Ada"]] as const;
    expect(wordsOf("pl", "puerto_rico").text(...round)).toBe("Runda\u00a02. Gubernator: Ada.");
    expect(wordsOf("pl", "puerto_rico").heading(...round)).toEqual({
      heading: "Runda\u00a02",
      rest: "Gubernator: Ada.",
    });
    const delivery = wordsOf("en", "seawolf").heading("event-delivery-begins", { number: 1 });
    expect(delivery).toEqual({ heading: "Delivery\u00a01 of\u00a03", rest: "" });
    expect(wordsOf("en", "seawolf").heading("event-hired", { seat: 0 })).toBeNull();
  });

  it("keeps a number with the thing it counts, and in Polish a word of one letter with the next word", () => {
    const shown = (text: string, language: string) => unbroken(text, language).replaceAll("\u00a0", "_");
    expect(shown("A crate: 2 VP or 12 goods, 3.", "en")).toBe("A crate: 2_VP or 12_goods, 3.");
    expect(shown("Zofia bierze z zasobów 1 robotnika i 2 PZ. W porcie", "pl")).toBe(
      "Zofia bierze z_zasobów 1_robotnika i_2_PZ. W_porcie",
    );
  });

  it("keeps a number that names a thing with the word before it only", () => {
    const shown = (text: string, language: string) => unbroken(text, language).replaceAll("\u00a0", "_");
    expect(
      shown("Zofia zaczyna statek 1 od dziobu. Pracownicy: niebiescy 0, własni 4; 13 talarów.", "pl"),
    ).toBe("Zofia zaczyna statek_1 od dziobu. Pracownicy: niebiescy_0, własni_4; 13_talarów.");
    expect(shown("Place ship 12 as a new one (see round 3) for 2–4 players from 2 to 10", "en")).toBe(
      "Place ship_12 as a new one (see round_3) for 2–4_players from_2 to_10",
    );
  });

  it("shows a missing message instead of hiding it", () => {
    expect(wordsOf("en", "seawolf").text("no-such-thing")).toBe("⟦no-such-thing⟧");
    expect(wordsOf("en", "seawolf").text("action-take", {})).toContain("⟦action-take");
  });

  it("does not replace a player's name, even if a noun has that name", () => {
    const words = new Words("en", ["gold = shiny gold\nsits = { $name } sits down."]);
    expect(words.text("sits", { name: "gold" })).toBe("shiny gold sits down.");
    expect(words.text("sits", { name: quoted("gold") })).toBe("gold sits down.");
  });

  it.each(games.flatMap((game) => [["en", game] as const, ["pl", game] as const]))(
    "reads every message of %s/%s",
    (language, game) => {
      const ids = [...read(`games/${game}`, language).matchAll(/^([a-z][\w-]*) =/gm)].map(
        (found) => found[1]!,
      );
      const words = wordsOf(language, game);
      expect(ids.length).toBeGreaterThan(50);
      expect(ids.filter((id) => !words.has(id))).toEqual([]);
    },
  );
});
