/** How the game ended, and what everybody's score is made of. */
import { type Position, SHIPS } from "./position";

/** Why the game is over. The harbour is empty both before and after the seventh ship, so the limit of turns is tested first. */
export function endedBy({ ship, turns_left }: Position): "ships" | "turns" | null {
  if (turns_left === 0) return "turns";
  return ship.ship_number === SHIPS && !ship.docked ? "ships" : null;
}

export interface Ledger {
  readonly seat: number;
  readonly vp: number;
  readonly tokens: number;
  /** VP for tokens, three for one. */
  readonly fromTokens: number;
  readonly score: number;
  /** These two decide between equal scores: tokens left over, then pesos. */
  readonly left: number;
  readonly pesos: number;
  readonly won: boolean;
}

/** The rows of the final scoring, best first. Scores and places come from the server; the rest explains them. */
export function ledger(position: Position, scores: readonly number[], places: readonly number[]): Ledger[] {
  return position.seats
    .map((seat, number) => {
      const tokens = Object.values(seat.goods ?? {}).reduce((sum, count) => sum + count, 0);
      const score = scores[number] ?? 0;
      const vp = seat.vp ?? score;
      const left = tokens % 3;
      return {
        seat: number,
        vp,
        tokens,
        fromTokens: score - vp,
        score,
        left,
        pesos: seat.pesos ?? 0,
        won: places[number] === 1,
      };
    })
    .sort((a, b) => places[a.seat]! - places[b.seat]!);
}
