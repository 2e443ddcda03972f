import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.HARBOURSIDE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
  // Runes and the DOM's side of Svelte, not its server side.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
