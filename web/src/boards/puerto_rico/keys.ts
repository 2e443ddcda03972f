/** The action keys of each piece. While none is legal, the first key is asked why not. */
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

export function tileKeys(kind: string): string[] {
  if (kind === WITHOUT_CIRCLES) return [];
  return [...(USES[kind] ?? []), `tile:${kind}`];
}

/** A good of the viewer's: it can be sold, loaded, shipped, stored or given away. */
export function goodKeys(good: string, position: Position): string[] {
  const loads = position.ships.map((_, ship) => `load:${good}@${ship}`);
  const rest = [`sell:${good}`, `sell_post:${good}`, ...loads, `wharf:${good}`, `store:${good}`];
  // The craftsman's good is taken from the supply, not from here.
  return position.decision === "node_craft" ? rest : [...rest, `good:${good}`];
}

/** The viewer's goods first: the player who points there probably means them. */
const likeliest = (held: readonly string[]): string[] => [...new Set([...held, ...GOODS])];

/** A ship is asked first about the good that it carries. */
export function shipKeys(position: Position, number: number, held: readonly string[]): string[] {
  const { good } = position.ships[number]!;
  const goods = likeliest(good === null ? held : [good, ...held]);
  const loads = goods.map((one) => `load:${one}@${number}`);
  return "captured_role" in position ? [...loads, `piracy:${number}`] : loads;
}

export const marketKeys = (position: Position, held: readonly string[]): string[] => [
  ...likeliest(held).map((good) => `sell:${good}`),
  ...("captured_role" in position ? ["plunder"] : []),
];
