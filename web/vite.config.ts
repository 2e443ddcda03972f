import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.HARBOURSIDE_SERVER ?? "http://127.0.0.1:8000";
/** Tests are of the browser's side of Svelte, with its effects, though they run without one. */
const TESTED = process.env.VITEST !== undefined;

export default defineConfig({
  plugins: [svelte(TESTED ? { dynamicCompileOptions: () => ({ generate: "client" }) } : {})],
  build: {
    outDir: process.env.HARBOURSIDE_WEB_OUT ?? "dist",
    emptyOutDir: true,
    // Everything in a file of its own: the server's content policy allows no inline data but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // light-dark() stays as it is written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  ssr: TESTED ? { resolve: { conditions: ["browser", "module", "default"] }, noExternal: ["svelte"] } : {},
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
