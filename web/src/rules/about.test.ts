import { expect, it } from "vitest";
import { aboutOf } from "./about";

const section = (id: string, text: string) => ({ id, level: 2, title: id, text });
const RULES = [
  section("goal", "Hacienda is mentioned here, but not in a table."),
  section(
    "buildings",
    "| Building | Price | What it does |\n|---|---|---|\n| Hacienda | 2 | you may draw a **tile** |\n| Inn | 4 | see [below](#inn) |",
  ),
  section("inn", "A guest stays there.\n\nMore of it."),
  section("cubans", "| Cuban | |\n|---|---|\n| José | 2 sugar |"),
];

it("finds a thing's row by its name and leaves out cells with numbers only", () => {
  expect(aboutOf(RULES, "hacienda")).toEqual([
    { head: "What it does", text: "you may draw a tile", rulings: [] },
  ]);
});

it("follows a cell that is a link to a section", () => {
  expect(aboutOf(RULES, "Inn")).toEqual([
    { head: "What it does", text: "A guest stays there.", rulings: [] },
  ]);
});

it("has no head for a single column, and nothing for a thing without a row", () => {
  expect(aboutOf(RULES, "José")).toEqual([{ head: "", text: "2 sugar", rulings: [] }]);
  expect(aboutOf(RULES, "Wharf")).toEqual([]);
});

it("tells which of its values are rulings", () => {
  const rules = [section("cubans", "| Cuban | |\n|---|---|\n| Maria | a yellow flower{?flower} |")];
  expect(aboutOf(rules, "Maria")).toEqual([{ head: "", text: "a yellow flower", rulings: ["flower"] }]);
});
