/** Who is meant to sit where, from what a person chose. */
import type { GameInfo, SeatRequest } from "../api/types";

/** Whoever comes with the link. */
export const FRIEND = "friend";
/** Somebody at this device. */
export const HERE = "here";

/** The host first, then the others: a bot's level, FRIEND or HERE. Whoever has no name is called by their number. */
export function seatsAsked(me: string, others: readonly string[], names: readonly string[]): SeatRequest[] {
  return [
    { kind: "human", name: me || undefined },
    ...others.map((kind, i): SeatRequest => {
      if (kind === FRIEND) return { kind: "open" };
      if (kind === HERE)
        return { kind: "human", name: names[i]?.trim() || (me && `${me} ${i + 2}`) || undefined };
      return { kind: "bot", level: kind };
    }),
  ];
}

/** With how many players these games can be played: from the fewest of any of them to the most. */
export function playerCounts(
  games: readonly Pick<GameInfo, "min_players" | "max_players">[],
): readonly number[] {
  const least = Math.min(...games.map((game) => game.min_players));
  const most = Math.max(...games.map((game) => game.max_players));
  return games.length ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [];
}
