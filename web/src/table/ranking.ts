/** Seats by their places, best first. After a tie-break or a concession, a lower score may come first. */
import type { Result } from "../api/types";
import type { Speech } from "../words/speech.svelte";
import { quoted } from "../words/words";

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

/** Who has won, as the viewer reads it. A viewer with several seats reads their names. */
export function verdict(
  { winners, by }: Pick<Result, "winners" | "by">,
  mine: readonly number[],
  nameOf: (seat: number) => string,
  text: Speech["text"],
): string {
  if (by === "abort") return text("ui-aborted");
  const me = mine.length === 1 && winners.includes(mine[0]!);
  const names = winners.filter((seat) => !me || seat !== mine[0]).map((seat) => quoted(nameOf(seat)));
  if (!me) return text("ui-won", { names });
  return names.length ? text("ui-won-with", { names }) : text("ui-won-you");
}
