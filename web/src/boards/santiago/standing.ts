/** What is to be known of a seat at a glance. */
import type { Position } from "./position";

/** Whose turn it is; in a loading round, who still loads and who has passed. */
export function standing(position: Position, seat: number): "turn" | "loading" | "passed" | null {
  if (position.phase === "load") return position.loading_players.includes(seat) ? "loading" : "passed";
  return position.phase !== "game_over" && position.turn_player === seat ? "turn" : null;
}
