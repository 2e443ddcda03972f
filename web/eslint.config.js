import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import boundaries from "./eslint.boundaries.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // TypeScript knows which names exist.
      "no-undef": "off",
      // Caches and running animations are kept in plain maps: nothing on the page depends on them.
      "svelte/prefer-svelte-reactivity": "off",
      // The formatter writes {" "} where a line break would lose a space.
      "svelte/no-useless-mustaches": "off",
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  boundaries,
  { files: ["scripts/**"], rules: { "no-console": "off" } },
);
