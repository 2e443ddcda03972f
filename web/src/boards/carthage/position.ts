/** The position as the server's view has it, and what is printed on cards and chart. */
export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

/** A card's noun, such as `red_5`. */
export type Card = `${Colour}_${2 | 3 | 5}`;
export const HIDDEN = "hidden";

export interface Reserved {
  readonly card: Card;
  readonly reserved_player: number;
}

export interface SeatPosition {
  readonly hand: readonly (Card | typeof HIDDEN)[];
  readonly hand_size: number;
  /** What the hand is worth; null: not for these eyes. */
  readonly coins: number | null;
  readonly market_cost: number;
  readonly unstored: readonly Card[];
  readonly stored: readonly Card[];
  readonly markers: readonly `marker_${Colour}`[];
  readonly marker_count: number;
  readonly reserved: Card | null;
  readonly vp: number | null;
  /** How thick the pile looks: only where it is not for these eyes how many points there are. */
  readonly vp_band?: { readonly least: number; readonly most: number };
}

export interface Raid {
  readonly arrived: readonly Colour[];
  readonly raided: readonly Colour[];
  readonly keep_colour: Colour | null;
  readonly keeps_left: number | null;
}

export interface Position {
  readonly phase: "choose_marker" | "action" | "payment" | "raid_store" | "raid_keep" | "game_over";
  readonly turn_player: number;
  readonly start_player: number;
  readonly ships: Readonly<Record<`ship_${Colour}`, string>>;
  readonly market: readonly Card[];
  readonly market_reserved: readonly Reserved[];
  readonly farm: readonly Card[];
  readonly farm_reserved: readonly Reserved[];
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly discard_top: Card | null;
  readonly purchase: { readonly cost: number; readonly paid: number } | null;
  readonly raid: Raid | null;
  readonly seats: readonly SeatPosition[];
  /** Only where everything that can be remembered is shown. */
  readonly unseen?: Readonly<Record<Card, number>>;
}

export const VALUES = [2, 3, 5] as const;
export const CARDS: readonly Card[] = COLOURS.flatMap((colour) =>
  VALUES.map((value): Card => `${colour}_${value}`),
);

export const colourOf = (card: Card): Colour => card.split("_")[0] as Colour;
export const valueOf = (card: Card): number => Number(card.split("_")[1]);

/** What the table of the rules goes by. */
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
/** Whether the name of a space is ours: the printed one could not be read. */
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

const WARES: Record<Setting, Record<Colour, string>> = {
  carthage: { red: "cloth", blue: "gems", yellow: "grain", green: "wine" },
  osaka: { red: "goods_red", blue: "goods_blue", yellow: "goods_yellow", green: "goods_green" },
};
export const wareOf = (setting: Setting, colour: Colour): string => WARES[setting][colour];

/** What the variants of a table change in what lies there. */
export const MARKET_PLACES = 5;
export const fillsToFive = (options: Readonly<Record<string, unknown>>): boolean =>
  options["refill_market"] === "fill_to_five";
export const protectsForPayday = (options: Readonly<Record<string, unknown>>): boolean =>
  options["storage_until"] === "payday_end";
