/** What is printed on the cards and along the sea road, and what a table's options change of it. */
import { type Card, type Colour, COLOURS } from "./position";

export const VALUES = [2, 3, 5] as const;
export const CARDS: readonly Card[] = COLOURS.flatMap((colour) =>
  VALUES.map((value): Card => `${colour}_${value}`),
);

export const colourOf = (card: Card): Colour => card.split("_")[0] as Colour;
export const valueOf = (card: Card): number => Number(card.split("_")[1]);

/** The name of a card in the table of the rules. */
export const ruledAs = (card: Card): string => String(valueOf(card));
/** Storage icons that are printed on a card. */
export const iconsOn = (card: Card): number => ({ 2: 2, 3: 1, 5: 0 })[valueOf(card)] ?? 0;

/** Markers that end the game, as many as a player's board has places for. */
export const LAST_MARKER = 8;

/** The road in both editions, from the start to the goal. */
const ROADS = {
  carthage: ["alexandria", "coast", "cyrenaica", "pirates_1", "pirates_2", "carthage"],
  osaka: ["osaka", "coast", "anori", "black_tide_1", "black_tide_2", "edo"],
} as const;
export type Setting = keyof typeof ROADS;

export const settingOf = (option: unknown): Setting => (option === "osaka" ? "osaka" : "carthage");
export const roadOf = (setting: Setting): readonly string[] => ROADS[setting];
/** Whether we named this space, because the printed name could not be read. */
export const isRuled = (space: string): boolean => space === "coast" || space.startsWith("pirates_");
export const ANCHORAGE = 2;
export const DANGER = [3, 4] as const;

/** What a space of the road is for. */
export type Waters = "start" | "safe" | "anchorage" | "danger" | "goal";
export function watersAt(space: number): Waters {
  if (space === 0) return "start";
  if (space === ANCHORAGE) return "anchorage";
  if (space > DANGER[1]) return "goal";
  return space < DANGER[0] ? "safe" : "danger";
}

const GOOD_NOUNS: Record<Setting, Record<Colour, string>> = {
  carthage: { red: "cloth", blue: "gems", yellow: "grain", green: "wine" },
  osaka: { red: "goods_red", blue: "goods_blue", yellow: "goods_yellow", green: "goods_green" },
};
export const goodOf = (setting: Setting, colour: Colour): string => GOOD_NOUNS[setting][colour];

/** What the variants of a table change. */
export const MARKET_PLACES = 5;
export const fillsToFive = (options: Readonly<Record<string, unknown>>): boolean =>
  options["refill_market"] === "fill_to_five";
export const protectsForPayday = (options: Readonly<Record<string, unknown>>): boolean =>
  options["storage_until"] === "payday_end";
