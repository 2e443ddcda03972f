/** The view of the table, as the game's view.py describes it. Nothing in Nauticus is hidden. */
export interface Ship {
  readonly parts: readonly string[];
  readonly cargo: readonly string[];
  readonly decks: number;
  readonly crest: string | null;
  readonly closed: boolean;
  readonly finished: boolean;
}

export interface Place {
  readonly tile: string;
  readonly used: boolean;
  readonly bonus: string;
  /** Why the tile of the bonus could not be taken; only while a tile is being chosen. */
  readonly bonus_lost?: string;
  readonly blue_workers: number;
  /** By tile, in the order on the action tile; only if the action sells something. */
  readonly prices?: Readonly<Record<string, number>>;
}

export interface Execution {
  readonly current_action: string;
  readonly is_extra: boolean;
  readonly blue_left: number;
  readonly uses: number;
  readonly prices_now?: Readonly<Record<string, number>>;
  readonly bought?: Readonly<Record<string, number>>;
  readonly crown_vp?: number;
  readonly in_hand?: string;
  /** Counted from 1. */
  readonly finished_ship?: number;
  readonly rewards_due?: number;
  readonly rewards_taken?: readonly string[];
}

export interface SeatPosition {
  readonly vp: number;
  readonly coins: number;
  readonly workers: number;
  readonly crowns: number;
  /** The tiles that still show their minus side. */
  readonly pass_tiles: readonly string[];
  readonly penalty: number;
  readonly extra_available: boolean;
  readonly warehouse: readonly string[];
  readonly space_left: number;
  readonly ships: readonly Ship[];
  readonly delivered: Readonly<Record<string, number>>;
  readonly vp_for_goods: number;
  readonly vp_for_ships: number;
  readonly left_overs: number;
  readonly vp_for_left_overs: number;
  readonly score_now: number;
}

export interface Position {
  readonly stage: string;
  readonly round: number;
  readonly rounds: number;
  readonly phase: number;
  readonly start_player: number;
  readonly turn_player: number | null;
  readonly action: string | null;
  /** Counted from 1, as is the next. */
  readonly anchor_place: number;
  readonly next_anchor_place: number | null;
  readonly places: readonly Place[];
  readonly execution: Execution | null;
  readonly supply: Readonly<Record<string, number>>;
  readonly seats: readonly SeatPosition[];
}
