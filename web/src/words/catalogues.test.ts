import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const idsIn = (file: string) =>
  [...readFileSync(file, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
const sources = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|schema\.d\.ts$/.test(name),
);
const text = sources.map((name) => readFileSync(`src/${name}`, "utf-8")).join("\n");
const folders = readdirSync("src/boards", { withFileTypes: true }).filter((entry) => entry.isDirectory());

it("has the same messages in both languages", () => {
  expect(idsIn("src/words/pl.ftl")).toEqual(idsIn("src/words/en.ftl"));
});

it.each(folders.map((folder) => folder.name))("has the same messages for the board of %s", (board) => {
  const files = readdirSync(`src/boards/${board}`).filter((name) => name.endsWith(".ftl"));
  if (!files.length) return;
  expect(files.sort()).toEqual(["en.ftl", "pl.ftl"]);
  const ids = idsIn(`src/boards/${board}/en.ftl`);
  expect(idsIn(`src/boards/${board}/pl.ftl`)).toEqual(ids);
  expect(ids.filter((id) => !id.startsWith("board-"))).toEqual([]);
});

it("has every message that the page uses", () => {
  const asked = [...text.matchAll(/"(ui-[\w-]+)"/g)].map((found) => found[1]!);
  const known = new Set(idsIn("src/words/en.ftl"));
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
});

it("has no message that the page never uses", () => {
  // `ui-log-${kind}` asks for all that begin like that.
  const families = [...text.matchAll(/`(ui-[\w-]+-)\$\{/g)].map((found) => found[1]!);
  const unused = idsIn("src/words/en.ftl").filter(
    (id) => !text.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)),
  );
  expect(unused).toEqual([]);
});

it("has no style in markup, which the server's content policy would refuse", () => {
  const guilty = sources.filter((name) => / style="/.test(readFileSync(`src/${name}`, "utf-8")));
  expect(guilty).toEqual([]);
});
