/** What a board says stands in its catalogues: every text that it asks for is there, and no other. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const HOME = "src/boards";
const boards = readdirSync(HOME).filter((name) => existsSync(`${HOME}/${name}/en.ftl`));

const read = (board: string, file: string) => readFileSync(`${HOME}/${board}/${file}`, "utf-8");
const source = (board: string) =>
  readdirSync(`${HOME}/${board}`)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => read(board, file))
    .join("\n");

const known = (board: string) =>
  [...read(board, "en.ftl").matchAll(/^(board-[\w-]+) =/gm)].map(([, id]) => id!);
/** In quotes, whole or as the beginning of an id; a template has only its beginning. */
const asked = (board: string) => [
  ...new Set([...source(board).matchAll(/["'`](board-[\w-]*)/g)].map(([, id]) => id!)),
];

it.each(boards)("has every text that the board of %s asks for", (board) => {
  const ids = known(board);
  const begins = (id: string) => ids.some((one) => one.startsWith(id.endsWith("-") ? id : `${id}-`));
  expect(asked(board).filter((id) => !ids.includes(id) && !begins(id))).toEqual([]);
});

it.each(boards)("has no text that the board of %s never asks for", (board) => {
  const beginnings = asked(board);
  const referred = [...read(board, "en.ftl").matchAll(/\{ (board-[\w-]+) \}/g)].map(([, id]) => id!);
  const unused = known(board).filter(
    (id) => !referred.includes(id) && !beginnings.some((one) => id === one || id.startsWith(one)),
  );
  expect(unused).toEqual([]);
});
