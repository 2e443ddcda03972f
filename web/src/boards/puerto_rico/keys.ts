/** Which actions of the game each of the viewer's own pieces can stand for. */
import { GOODS, type Position } from "./position";

const each = (family: string): string[] => GOODS.map((good) => `${family}:${good}`);

/** Besides `tile:`, what a building does for its owner. */
const USES: Readonly<Record<string, readonly string[]>> = {
  hacienda: ["hacienda_draw"],
  land_office: ["land_buy", "land_sell"],
  wharf: each("wharf"),
  small_wharf: ["small_wharf"],
  trading_post: each("sell_post"),
  guesthouse: ["guest:worker", "guest:noble"],
};

const WITHOUT_CIRCLES = "statue";

export function keysOfTile(kind: string): string[] {
  if (kind === WITHOUT_CIRCLES) return [];
  return [...(USES[kind] ?? []), `tile:${kind}`];
}

/** A good in the viewer's own store: sold, loaded, shipped, stored or given away. */
export function keysOfGood(good: string, position: Position): string[] {
  const loads = position.ships.map((_, ship) => `load:${good}@${ship}`);
  const rest = [`sell:${good}`, `sell_post:${good}`, ...loads, `wharf:${good}`, `store:${good}`];
  // The craftsman's good is taken from the supply, not from here.
  return position.decision === "node_craft" ? rest : [...rest, `good:${good}`];
}
