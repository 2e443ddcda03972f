/** What is printed on the pieces, in printed order. Pictures, not rules. */
export const HULLS = ["hull_single", "hull_stern", "hull_middle", "hull_bow"] as const;
export const MASTS = ["mast_whale", "mast_caravel", "mast_tower", "mast_star", "mast_crown"] as const;
export const SAILS = ["sail_whale", "sail_caravel", "sail_tower", "sail_star", "sail_crown"] as const;
export const GOODS = ["good_fish", "good_grain", "good_coffee", "good_salt"] as const;

export const KINDS = [
  "buy_hull",
  "buy_masts",
  "buy_sails",
  "buy_goods",
  "transport",
  "money",
  "deliver",
  "crowns",
] as const;

/** From the top of the stack. */
export const PASS_TILES = ["pass_3", "pass_2", "pass_1"] as const;
export const PHASES = 7;

/** The value of ships with one to four decks. */
export const SHIP_VALUES = [2, 8, 20, 35] as const;

/** A small picture with a text on it. */
export interface Mark {
  readonly kind: "worker" | "coin" | "vp" | "mast" | "sail" | "good" | "crown_mast" | "crown_sail";
  readonly text?: string;
}

const worker: Mark = { kind: "worker" };

export const BONUSES: Readonly<Record<string, readonly Mark[]>> = {
  three_workers: [worker, worker, worker],
  mast: [{ kind: "mast" }],
  sail: [{ kind: "sail" }],
  two_vp: [{ kind: "vp", text: "2" }],
  two_workers: [worker, worker],
  worker_good: [worker, { kind: "good" }],
  worker_vp: [worker, { kind: "vp", text: "1" }],
  four_talers: [{ kind: "coin", text: "4" }],
};

export const REWARDS: Readonly<Record<string, readonly Mark[]>> = {
  crown_mast: [{ kind: "crown_mast" }],
  crown_sail: [{ kind: "crown_sail" }],
  three_vp: [{ kind: "vp", text: "3" }],
  seven_talers: [{ kind: "coin", text: "7" }],
  three_workers: [worker, worker, worker],
  two_goods: [{ kind: "good" }, { kind: "good" }],
};

/** The signs of the crests in a square from -10 to 10, each with its own silhouette. */
export const CRESTS: Readonly<Record<string, string>> = {
  whale:
    "M-10 1Q-9-6-2-6Q4-6 6-1Q7-3 5-5Q4-7 4-9.500Q6.500-9 7.500-7Q8.500-9 11-9.500Q11-6 8.500-4Q11 7-1 7.500Q-9 7-10 1z",
  caravel: "M-10 3H10L6 9.500H-6zM-.500 2V-10Q9-8 8 2zM-2.500 2H-8.500Q-7-5-2.500-8z",
  tower:
    "M-6.500 9.500V-2.500H-9V-9.500H-5V-6.500H-2V-9.500H2V-6.500H5V-9.500H9V-2.500H6.500V9.500H2.500V4Q0 .500-2.500 4V9.500z",
  star: "M0-10.500L2.800-3.500L10.300-3.200L4.400 1.400L6.500 8.700L0 4.600L-6.500 8.700L-4.400 1.400L-10.300-3.200L-2.800-3.500z",
  crown: "M-8.500 8L-10.500-5L-5 0L0-9.500L5 0L10.500-5L8.500 8z",
};

const COLOURS: Readonly<Record<string, string>> = {
  whale: "var(--thing-red)",
  caravel: "var(--thing-green)",
  tower: "var(--thing-purple)",
  star: "var(--thing-orange)",
  crown: "var(--thing-yellow)",
};

/** The crest on a mast or sail. */
export const crestOn = (tile: string): string => tile.slice(tile.indexOf("_") + 1);
export const colourOf = (crest: string): string => COLOURS[crest] ?? "var(--thing-grey)";

/** Points on the compass, clockwise from the first place at the top: each is one step of the 3 by 3 places. */
export const COMPASS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];
