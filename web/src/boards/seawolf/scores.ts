/** The final scoring, from hands that are open by then. */
import { burdenOf, heavy } from "./cards";
import type { Position, SeatPosition } from "./position";

export interface Row {
  readonly seat: number;
  readonly delivered: number;
  readonly cards: number;
  readonly events: number;
  readonly wolves: number;
  readonly sum: number;
  /** In a match: all games together. */
  readonly match: number | undefined;
  readonly won: boolean;
}

export const scoreOf = (seat: SeatPosition): number => seat.delivered_points - heavy(burdenOf(seat.hand));

/** The rows of the final scoring, by places: tie-breaks have decided between equal sums. */
export function ledger(position: Position, winners: readonly number[], places: readonly number[]): Row[] {
  const rows = position.seats.map((seat, number) => {
    const burden = burdenOf(seat.hand);
    return {
      seat: number,
      delivered: seat.delivered_points,
      cards: 0 - burden.cards,
      events: 0 - burden.events,
      wolves: 0 - burden.wolves,
      sum: scoreOf(seat),
      match: position.match?.totals[number],
      won: winners.includes(number),
    };
  });
  return rows.sort((a, b) => places[a.seat]! - places[b.seat]!);
}
