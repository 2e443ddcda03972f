import { readFileSync } from "node:fs";
import { compile, preprocess } from "svelte/compiler";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { expect, it } from "vitest";

it("compiles the example of docs/how-to/boards.md without a warning", async () => {
  const source = /```svelte\n([\s\S]*?)```/.exec(readFileSync("../docs/how-to/boards.md", "utf-8"))![1]!;
  const { code } = await preprocess(source, vitePreprocess({ style: false }), { filename: "Board.svelte" });
  const { warnings } = compile(code, { runes: true, filename: "Board.svelte" });
  expect(warnings.map((warning) => warning.message)).toEqual([]);
});
