/** Which folder of the page may import which. */
import boundaries from "eslint-plugin-boundaries";

const SERVER = ["api", "session", "words"];
const COMMON = ["pieces", "components", "browser", ...SERVER];

/** What a folder imports besides itself stands below it in this list: no two folders import each other. */
const MAY_IMPORT = {
  app: ["lobby", "replay", "tour", "table", "turns", "components", "sounds", "browser", "styles", ...SERVER],
  tour: ["table", "turns", "rules", "frame", "contract", ...COMMON],
  replay: ["table", "turns", "rules", "figures", "frame", "contract", ...COMMON],
  lobby: ["table", "turns", "figures", "frame", ...COMMON],
  table: ["turns", "rules", "figures", "sounds", "generic", "frame", "shared", "contract", ...COMMON],
  turns: ["components", "browser", ...SERVER],
  rules: ["figures", "contract", "components", "browser", ...SERVER],
  figures: SERVER,
  frame: ["generic", "shared", "contract", "browser", "words"],
  generic: ["contract", "pieces", "session"],
  // A board knows its table by the contract, and nothing of the server or of the page around it.
  board: ["shared", "contract", "pieces", "sounds", "words"],
  shared: ["contract", "browser"],
  contract: ["api", "pieces", "words"],
  components: ["browser", ...SERVER],
  session: ["api", "browser"],
  words: ["api", "browser"],
  sounds: ["browser"],
  pieces: [],
  browser: [],
  styles: [],
  api: [],
};

/** Where they lie, if not in a folder of their own name. A file belongs to the first that it lies in. */
const PATTERNS = {
  shared: "src/boards/shared",
  frame: "src/boards/frame",
  board: "src/boards/*",
  contract: "src/boards",
};

const folders = Object.keys(MAY_IMPORT).filter((type) => !(type in PATTERNS) && type !== "app");
const patterns = [
  ...Object.entries(PATTERNS),
  ...folders.map((type) => [type, `src/${type}`]),
  // What is left lies beside the folders.
  ["app", "src"],
];

export default {
  files: ["src/**/*.ts", "src/**/*.svelte"],
  plugins: { boundaries },
  settings: {
    "import/resolver": { node: { extensions: [".ts", ".d.ts", ".svelte", ".css"] } },
    "boundaries/elements": patterns.map(([type, pattern]) => ({
      type,
      pattern,
      capture: type === "board" ? ["game"] : [],
    })),
  },
  rules: {
    "boundaries/dependencies": [
      "error",
      {
        default: "disallow",
        policies: Object.entries(MAY_IMPORT).map(([type, others]) => ({
          from: { element: { type } },
          allow: { to: { element: { types: { anyOf: others } } } },
        })),
      },
    ],
    "boundaries/no-unknown-dependencies": "error",
    "boundaries/no-unknown-files": "error",
  },
};
