import { describe, expect, it } from "vitest";
import type { GameInfo } from "../api/types";
import { variantsOf } from "./variants";

const KNOWN = [
  {
    name: "fog",
    names: { en: "View", pl: "Widoczność" },
    default: "good",
    values: ["good", "poor"],
    value_names: [{ en: "clear" }, { en: "fog", pl: "mgła" }],
    nouns: [],
    figures: [],
  },
  {
    name: "layout",
    names: { en: "Layout" },
    default: null,
    values: [null],
    value_names: [{ en: "at random" }],
    nouns: ["pedro", "cigar_factory"],
    figures: [],
  },
] as unknown as GameInfo["options"];
const noun = (id: string) => ({ pedro: "Pedro", cigar_factory: "Cigar factory" })[id] ?? id;

describe("the variants of a table", () => {
  it("are the options that differ from the usual ones, in words", () => {
    expect(variantsOf(KNOWN, { fog: "poor", layout: null }, "pl", noun)).toEqual([
      { name: "Widoczność", value: "mgła" },
    ]);
    expect(variantsOf(KNOWN, { fog: "good" }, "en", noun)).toEqual([]);
  });

  it("are the single corrections of a table", () => {
    const figure = {
      id: "flower@maria",
      names: { en: "Maria’s flower" },
      values: ["red", "yellow"],
      value_names: [{ en: "red" }, { en: "yellow" }],
      ours: "red",
    };
    const known = [
      {
        name: "flowers",
        names: {},
        default: null,
        values: [null],
        value_names: [],
        nouns: [],
        figures: [figure],
      },
    ] as unknown as GameInfo["options"];
    expect(variantsOf(known, { flowers: "flower@maria=yellow" }, "en", noun)).toEqual([
      { name: "Maria’s flower", value: "yellow" },
    ]);
  });

  it("name things by their nouns", () => {
    const [layout] = variantsOf(KNOWN, { layout: "pedro=3, cigar_factory pedros" }, "en", noun);
    expect(layout).toEqual({ name: "Layout", value: "Pedro=3, Cigar factory pedros" });
  });
});
