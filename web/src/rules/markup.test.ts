import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocksOf, spansOf, textOf } from "./markup";

const GAMES = "../src/harbourside/games";

describe("spans", () => {
  it("finds emphasis and links and keeps all other text", () => {
    expect(spansOf("Load **one** good, *never* two: see [Captain](#captain).")).toEqual([
      { kind: "text", text: "Load " },
      { kind: "strong", text: "one" },
      { kind: "text", text: " good, " },
      { kind: "em", text: "never" },
      { kind: "text", text: " two: see " },
      { kind: "link", text: "Captain", to: "captain" },
      { kind: "text", text: "." },
    ]);
  });

  it("finds the sign of a ruling", () => {
    expect(spansOf("yellow{?flower}.")).toEqual([
      { kind: "text", text: "yellow" },
      { kind: "ruling", text: "", id: "flower" },
      { kind: "text", text: "." },
    ]);
  });

  it("reads multiplication signs, HTML and foreign links as text", () => {
    for (const text of [
      "2 * 3 * 4",
      "<img src=x onerror=alert(1)>",
      "[out](https://example.org)",
      "**open",
    ]) {
      expect(spansOf(text)).toEqual([{ kind: "text", text }]);
    }
  });
});

describe("blocks", () => {
  it("joins the lines of a paragraph", () => {
    expect(
      blocksOf("One\ntwo.\n\nThree.").map((block) => block.kind === "paragraph" && textOf(block.spans)),
    ).toEqual(["One two.", "Three."]);
  });

  it("reads lists, whose items may go on in the next line", () => {
    expect(blocksOf("- one\n  and more\n- two")).toEqual([
      { kind: "list", ordered: false, items: [spansOf("one and more"), spansOf("two")] },
    ]);
    expect(blocksOf("1. one\n2. two")).toMatchObject([{ kind: "list", ordered: true }]);
  });

  it("reads tables", () => {
    expect(blocksOf("| a | b |\n|---|---|\n| 1 | **2** |")).toEqual([
      { kind: "table", head: [spansOf("a"), spansOf("b")], rows: [[spansOf("1"), spansOf("**2**")]] },
    ]);
  });

  it("makes no blocks of an empty text", () => {
    expect(blocksOf("\n \n\n")).toEqual([]);
  });
});

const texts = readdirSync(GAMES, { recursive: true, encoding: "utf-8" }).filter((name) =>
  /rules\.\w+\.md$/.test(name),
);

it.each(texts)("shows no markup characters in %s", (name) => {
  const figure = /\{\w+(?:@[\w/-]+)?\}/g;
  const source = readFileSync(`${GAMES}/${name}`, "utf-8")
    .replace(/^#.*$/gm, "")
    .replace(figure, "as the table has it");
  const shown = blocksOf(source).flatMap((block) =>
    block.kind === "paragraph"
      ? [block.spans]
      : block.kind === "list"
        ? block.items
        : [block.head, ...block.rows].flat(),
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.map(textOf).filter((text) => /[*|[\]{}`<>]|^#|^- |\(#/.test(text))).toEqual([]);
});

it.each(texts)("has rows of equal length in every table of %s", (name) => {
  for (const block of blocksOf(readFileSync(`${GAMES}/${name}`, "utf-8"))) {
    if (block.kind === "table")
      expect(block.rows.map((row) => row.length)).toEqual(block.rows.map(() => block.head.length));
  }
});
