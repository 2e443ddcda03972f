/** The seats of a new table, as the host has chosen them. */
import type { GameInfo, SeatRequest } from "../api/types";

/** Somebody who gets a link. */
export const FRIEND = "friend";
/** Somebody at this device. */
export const HERE = "here";

/** The host first, then the others: a bot's level, FRIEND or HERE. A player without a name is called by their number. */
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

/** The numbers of players, from the fewest that any of these games takes to the most. */
export function playerCounts(
  games: readonly Pick<GameInfo, "min_players" | "max_players">[],
): readonly number[] {
  const least = Math.min(...games.map((game) => game.min_players));
  const most = Math.max(...games.map((game) => game.max_players));
  return games.length ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [];
}

/** For how many players a game is, in words. */
export function playersText(
  { min_players: least, max_players: most }: Pick<GameInfo, "min_players" | "max_players">,
  text: (id: string, args: Record<string, number>) => string,
): string {
  return least === most
    ? text("ui-filter-count", { count: most })
    : text("ui-players-from-to", { least, most });
}
