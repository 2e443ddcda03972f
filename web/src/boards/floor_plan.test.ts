/** One floor plan for every board: a reader who knows one finds the same things in all. See docs/how-to/boards.md. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const HOME = "src/boards";
const boards = readdirSync(HOME).filter((name) => existsSync(`${HOME}/${name}/Board.svelte`));
const read = (board: string, file: string) => readFileSync(`${HOME}/${board}/${file}`, "utf-8");

const FILES = [
  "Board.svelte",
  "FinalScores.svelte",
  "Opponent.svelte",
  "OwnArea.svelte",
  "Scene.svelte",
  "board.test.ts",
  "en.ftl",
  "keys.ts",
  "layout.ts",
  "names.ts",
  "pl.ftl",
  "position.ts",
];

/** What a module exports in every board that has it. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  "layout.ts": ["Layout", "isNarrow", "layoutFor"],
  "position.ts": ["Position", "SeatPosition"],
  "scores.ts": ["ledger"],
};

/** What a component is given in every board that has it. */
const PROPS: Readonly<Record<string, readonly string[]>> = {
  "FinalScores.svelte": ["table"],
  "Opponent.svelte": ["table", "travels", "seat", "large", "enlarge"],
  "OwnArea.svelte": ["table", "travels", "seat"],
  "SeatHead.svelte": ["table", "seat"],
  "SeatSheet.svelte": ["table", "seat"],
};

const exportsOf = (source: string): string[] =>
  [...source.matchAll(/^export (?:const|function|interface|type|class) (\w+)/gm)].map((found) => found[1]!);

/** The names in `let { … } = $props()`. */
function propsOf(source: string): string[] {
  const found = /let \{([^}]*)\}[^]*?= \$props\(\)/.exec(source);
  return (found?.[1] ?? "").split(",").map((name) => name.trim().split(/[\s=:]/)[0]!);
}

it("knows the boards", () => {
  expect(boards.length).toBeGreaterThanOrEqual(5);
});

describe.each(boards)("the board of %s", (board) => {
  const files = readdirSync(`${HOME}/${board}`);

  it("has the files that every board has", () => {
    expect(FILES.filter((file) => !files.includes(file))).toEqual([]);
  });

  it("gives the same things the same names", () => {
    const missing = Object.entries(EXPORTS).flatMap(([file, names]) => {
      if (!files.includes(file)) return [];
      const exported = exportsOf(read(board, file));
      return names.filter((name) => !exported.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it("hands its parts the same things", () => {
    const missing = Object.entries(PROPS).flatMap(([file, names]) => {
      if (!files.includes(file)) return [];
      const props = propsOf(read(board, file));
      return names.filter((name) => !props.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it("says of every component in its first line what it draws", () => {
    const silent = files.filter((file) => file.endsWith(".svelte") && !read(board, file).startsWith("<!--"));
    expect(silent).toEqual([]);
  });
});
