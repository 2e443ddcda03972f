import { expect, it } from "vitest";
import { capitalised, cutToWidth, inLines, shortened } from "./text";

it("begins a text with a capital letter", () => {
  expect(capitalised("łódź")).toBe("Łódź");
  expect(capitalised("")).toBe("");
});

it("shortens a long name, and leaves no space before the dots", () => {
  expect(shortened("Anna", 4)).toBe("Anna");
  expect(shortened("Bartholomew", 6)).toBe("Barth…");
  expect(shortened("Anna Maria", 6)).toBe("Anna…");
});

it("breaks a long text where both lines are about as long", () => {
  expect(inLines("Newspaper publisher", 12)).toEqual(["Newspaper", "publisher"]);
  expect(inLines("Pirate waters II", 10)).toEqual(["Pirate", "waters II"]);
  expect(inLines("A delivery at any moment", 20)).toEqual(["A delivery", "at any moment"]);
});

it("leaves a short text or a single word in one line", () => {
  expect(inLines("Bank", 12)).toEqual(["Bank"]);
  expect(inLines("Delivery 2 of 3", 20)).toEqual(["Delivery 2 of 3"]);
  expect(inLines("Destylarnianka", 12)).toEqual(["Destylarnianka"]);
});

it("cuts a name by how wide its letters are", () => {
  expect(cutToWidth("Ann", 40, 13)).toBe("Ann");
  expect(cutToWidth("Bartholomew the Great", 80, 12.5)).toBe("Bartholo…");
  expect(cutToWidth("Wwwwwwwwww", 80, 12.5)).toBe("Wwww…");
  expect(cutToWidth("Jill i Lili", 80, 12.5)).toBe("Jill i Lili");
  expect(cutToWidth("Anna Maria", 55, 12)).toBe("Anna…");
});
