/** The action keys of each piece. While none is legal, the first key is asked why not. */
import type { Execution, Place, Position, Ship } from "./position";
import { KINDS } from "./printed";

/** An action tile. The one under way cannot be chosen again. Two of the actions are carried out on their tile. */
export const placeKeys = (place: Place, action: Position["action"]): string[] => [
  ...(action === place.tile ? [] : [`choose:${place.tile}`]),
  ...(place.tile === "money" || place.tile === "crowns" ? [place.tile] : []),
];

/** A stack of the supply. A crown comes only as a reward. */
export const stackKeys = (tile: string): string[] =>
  tile.endsWith("_crown") ? [`reward:crown_${tile.slice(0, 4)}`] : [`buy:${tile}`, `take:${tile}`];

export const EXTRA_KEYS = KINDS.map((kind) => `extra:${kind}`);
export const DONE_KEYS = ["end_action", "end_turn"];

/** Finished, with a good on every deck: she can only be unloaded. */
const isLoaded = ({ finished, cargo, decks }: Ship): boolean => finished && cargo.length === decks;

/** A ship. First comes the key of the action under way, or of what can still be done with her. */
export function shipKeys(
  ship: Ship,
  number: number,
  execution: Pick<Execution, "current_action" | "in_hand"> | null,
): string[] {
  const keys = [`place:ship_${number}`, `deliver:ship_${number}`];
  const unloads = execution?.current_action === "deliver" || (isLoaded(ship) && !execution?.in_hand);
  return unloads ? keys.reverse() : keys;
}
