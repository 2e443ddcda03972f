/** Seats, best first: by their places, as a tie-break or a concession can put a lower score before a higher one. */
import type { Result } from "../api/types";

export interface Rank {
  readonly seat: number;
  readonly score: number;
  readonly won: boolean;
}

export function ranking(result: Result): Rank[] {
  return result.scores
    .map((score, seat) => ({ seat, score, won: result.winners.includes(seat) }))
    .sort((a, b) => result.places[a.seat]! - result.places[b.seat]!);
}
