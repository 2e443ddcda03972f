import { expect, it } from "vitest";
import { folded, found, marked } from "./search";

const section = (id: string, title: string, text: string) => ({ id, level: 2, title, text });
const rules = [
  section("goal", "Cel gry", "Zdobądź **najwięcej** punktów."),
  section("load", "Załadunek", "| Ładunek | PZ |\n|---|---|\n| kawa | 1 |"),
];

it("finds words with and without Polish diacritics, in titles, texts and tables", () => {
  const ids = (query: string) => found(rules, query).map(({ id }) => id);
  expect(ids("zaladunek")).toEqual(["load"]);
  expect(ids("NAJWIĘCEJ punktow")).toEqual(["goal"]);
  expect(ids("kawa")).toEqual(["load"]);
  expect(ids("zeppelin")).toEqual([]);
  expect(ids("  ")).toEqual(["goal", "load"]);
});

it("searches the text and not its markup", () => {
  expect(found(rules, "**")).toEqual([]);
});

it("marks every match and changes no letter", () => {
  expect(marked("Ładunek i załadunek", "ładun")).toEqual(["", "Ładun", "ek i za", "ładun", "ek"]);
  expect(marked("kawa", "")).toEqual(["kawa"]);
  expect(folded("İŁĄ").length).toBe(3);
});
