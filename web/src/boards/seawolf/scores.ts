/** The final scoring, from hands that are open by then. */
import { burdenOf, heavy } from "./cards";
import type { Position } from "./position";

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

/** The winners first (a tie-break can put one of two equal scores first), then by points. */
export function ledger(position: Position, winners: readonly number[]): Row[] {
  const rows = position.seats.map((seat, number) => {
    const burden = burdenOf(seat.hand);
    return {
      seat: number,
      delivered: seat.delivered_points,
      cards: 0 - burden.cards,
      events: 0 - burden.events,
      wolves: 0 - burden.wolves,
      sum: seat.delivered_points - heavy(burden),
      match: position.match?.totals[number],
      won: winners.includes(number),
    };
  });
  return rows.sort((a, b) => Number(b.won) - Number(a.won) || (b.match ?? b.sum) - (a.match ?? a.sum));
}
