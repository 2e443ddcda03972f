/** The view of the table, as the game's view.py describes it. */
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
  /** What the hand is worth; null: hidden from the viewer. */
  readonly coins: number | null;
  readonly market_cost: number;
  readonly unstored: readonly Card[];
  readonly stored: readonly Card[];
  readonly markers: readonly `marker_${Colour}`[];
  readonly marker_count: number;
  readonly reserved: Card | null;
  readonly vp: number | null;
  /** How thick the pile looks; only if the number of points is hidden from the viewer. */
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
  /** Only if the table shows everything that a player could remember. */
  readonly unseen?: Readonly<Record<Card, number>>;
}
