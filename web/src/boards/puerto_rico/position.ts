/** The view of the table, as the game's view.py describes it. */
export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export type Good = (typeof GOODS)[number];

/** A count for each noun. */
export type Numbers = Readonly<Record<string, number>>;

export interface People {
  readonly workers: number;
  readonly nobles?: number;
}

export interface Ship {
  readonly capacity: number;
  readonly good: string | null;
  readonly amount: number;
}

export interface Points {
  readonly points_chips: number;
  readonly points_buildings: number;
  readonly points_large: number;
  readonly points_nobles: number;
  readonly points_total: number;
}

export interface SeatPosition {
  readonly doubloons: number;
  readonly vp: number | "hidden";
  readonly goods: readonly string[];
  /** One noun for each tile, in catalogue order; forests last. */
  readonly island: readonly string[];
  readonly city: readonly string[];
  /** For each person the noun of their tile; `san_juan` for those who wait. */
  readonly workers_at: readonly string[];
  readonly nobles_at?: readonly string[];
  readonly empty_circles: readonly string[];
  readonly forest_faces?: readonly string[];
  /** Lifted, and not yet placed again. */
  readonly to_place?: People;
  readonly points?: Points;
}

export interface Position {
  readonly phase: string;
  readonly decision: string;
  readonly round: number;
  readonly governor_player: number;
  readonly chooser_player: number | null;
  readonly roles: Numbers;
  /** First to last. */
  readonly used_roles: readonly { readonly role: string; readonly taker_player: number }[];
  readonly token_player?: number | null;
  readonly captured_role?: string | null;
  readonly captor_player?: number | null;
  readonly row: readonly string[];
  readonly pile: number;
  readonly discard: Numbers;
  readonly ships: readonly Ship[];
  readonly market: readonly string[];
  readonly magistrate: People;
  readonly supply: Numbers & People & { readonly vp: number };
  /** `price_3` and so on: a noun for each copy on the board. */
  readonly board: Readonly<Record<string, readonly string[]>>;
  /** While buildings are drafted: how many kinds of each price may still be drafted, as `price_3` and so on. */
  readonly draft_spaces?: Numbers;
  /** What each building on the board costs the viewer now. */
  readonly prices?: Numbers;
  readonly festival_tasks?: {
    readonly task_crop: string | null;
    readonly task_production: readonly string[];
    readonly task_building: string | null;
  };
  /** While a player decides about a gain: its source and its size. */
  readonly offered_gain?: {
    readonly gain_source: string;
    readonly gain_count?: number;
    readonly gain_goods?: readonly string[];
  };
  readonly end_reasons: readonly string[];
  readonly seats: readonly SeatPosition[];
}

/** How often each noun occurs. */
export function tally(nouns: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const noun of nouns) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  return counts;
}
