// Writes src/api/schema.d.ts from the server's OpenAPI schema: `node scripts/types.mjs < openapi.json`.
// `make types` makes both in one go; a test compares, so that the page and the server cannot drift apart.
import openapiTS, { astToString } from "openapi-typescript";
import { readFileSync, writeFileSync } from "node:fs";
import { json } from "node:stream/consumers";

const NOTE = "// Made by scripts/types.mjs from the server's schema (`make types`). Do not edit.\n\n";

const schema = await json(process.stdin);
const source = NOTE + astToString(await openapiTS(schema, { defaultNonNullable: false }));
const target = new URL("../src/api/schema.d.ts", import.meta.url);
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf-8") !== source) {
    console.error("web/src/api/schema.d.ts is not what the server's schema gives: say `make types`");
    process.exit(1);
  }
} else {
  writeFileSync(target, source);
}
