import { describe, expect, test } from "vitest";
import { type Deck, decksOf, openEnds, rememberedDecks } from "./decks";
import { ship } from "./testing";

const told = (decks: readonly Deck[]): string[] =>
  decks.map(({ hull, mast, sail, good }) =>
    [hull, mast, sail, good].map((standing) => standing?.tile ?? "-").join(" "),
  );

describe("a ship", () => {
  test("lies from stern to bow, whichever order its parts have in the view", () => {
    const decks = decksOf(ship(["hull_bow", "hull_middle", "hull_stern", "hull_middle"]));
    expect(decks.map((deck) => deck.hull.tile)).toEqual([
      "hull_stern",
      "hull_middle",
      "hull_middle",
      "hull_bow",
    ]);
  });

  test("has its masts, sails and goods from the stern on, and none where there are none", () => {
    const decks = decksOf(
      ship(["hull_stern", "hull_bow", "mast_whale", "mast_crown", "sail_whale"], ["good_salt"]),
    );
    expect(told(decks)).toEqual(["hull_stern mast_whale sail_whale good_salt", "hull_bow mast_crown - -"]);
  });

  test("keeps everything on its deck when she grows at the stern", () => {
    const bow = decksOf(ship(["hull_bow", "mast_star"], ["good_salt"]));
    const longer = decksOf(
      ship(["hull_middle", "hull_bow", "mast_star", "mast_star"], ["good_fish", "good_salt"]),
      bow,
    );
    expect(told(longer)).toEqual(["hull_middle mast_star - good_fish", "hull_bow mast_star - good_salt"]);
    expect(longer[1]!.mast).toEqual(bow[0]!.mast);
    expect(longer[0]!.mast!.id).not.toBe(bow[0]!.mast!.id);
    const longest = decksOf(
      ship(["hull_middle", "hull_middle", "hull_bow", "mast_star", "mast_star"], ["good_fish", "good_salt"]),
      longer,
    );
    expect(told(longest)).toEqual(["hull_middle - - -", ...told(longer)]);
  });

  test("keeps everything on its deck when she grows at the bow", () => {
    const stern = decksOf(
      ship(["hull_stern", "hull_middle", "mast_star", "mast_crown", "sail_crown"], ["good_salt"]),
    );
    const longer = decksOf(
      ship(
        ["hull_stern", "hull_middle", "hull_middle", "mast_star", "mast_crown", "sail_star", "sail_crown"],
        ["good_fish", "good_salt"],
      ),
      stern,
    );
    expect(told(longer)).toEqual([
      "hull_stern mast_star sail_crown good_salt",
      "hull_middle mast_crown sail_star good_fish",
      "hull_middle - - -",
    ]);
  });

  test("is drawn without what was taken back, and never with a sail without a mast", () => {
    const parts = ["hull_stern", "hull_bow", "mast_star", "mast_star", "sail_star"];
    const stern = decksOf(ship(["hull_bow", "mast_star", "sail_star"]));
    const both = decksOf(ship(parts, ["good_fish", "good_fish"]), stern);
    expect(told(both)).toEqual([
      "hull_stern mast_star - good_fish",
      "hull_bow mast_star sail_star good_fish",
    ]);
    expect(told(decksOf(ship(parts.filter((_, i) => i !== 3)), both))).toEqual([
      "hull_stern - - -",
      "hull_bow mast_star sail_star -",
    ]);
    expect(told(decksOf(ship(["hull_bow"]), both))).toEqual(["hull_bow - - -"]);
  });

  test("is drawn alike wherever she is seen, and apart from others", () => {
    const draw = rememberedDecks();
    const first = draw(0, 0, ship(["hull_bow", "mast_star"]));
    const longer = ship(["hull_stern", "hull_bow", "mast_star"]);
    expect(told(draw(0, 0, longer))).toEqual(["hull_stern - - -", ...told(first)]);
    expect(draw(0, 0, longer)).toEqual(draw(0, 0, longer));
    expect(told(draw(1, 0, longer))).toEqual(["hull_stern mast_star - -", "hull_bow - - -"]);
  });

  test("is open where an end is missing, and nowhere once it is closed", () => {
    expect(openEnds(ship(["hull_middle"]))).toEqual({ stern: true, bow: true });
    expect(openEnds(ship(["hull_stern"]))).toEqual({ stern: false, bow: true });
    expect(openEnds(ship(["hull_single"], [], true))).toEqual({ stern: false, bow: false });
  });
});
