/** The view of the table, as the game's view.py describes it. */
export interface SeatPosition {
  /** Card ids; `hidden` for what the viewer may not see; sea wolves last. */
  hand: string[];
  hand_size: number;
  /** The cards that everybody knows to be in this hand. */
  known: string[];
  /** A ship and goods, at most one pair of each colour. */
  delivered: [string, string][];
  delivered_points: number;
}

export interface Match {
  game_number: number;
  totals: number[];
  target: number;
}

export interface Position {
  phase: "turn" | "event" | "delivery" | "hire" | "game_over";
  event: string | null;
  /** Of fish, barrels, pigs and gold. */
  goods_colours: string[];
  /** Of rats, mutiny, storm and pirates. */
  event_colours: string[];
  row: (string | null)[];
  pile: number;
  pile_top: "delivery" | "sea_wolf" | null;
  cards_to_delivery: number | null;
  deliveries_begun: number;
  discard: string[];
  start_player: number;
  turn_player: number;
  seats: SeatPosition[];
  match?: Match;
}
