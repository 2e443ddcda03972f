/** The action keys of cards in hand and of the reservation marker. While none is legal, the first key is asked why not. */
import { type Card, HIDDEN, type Position } from "./position";
import { iconsOn } from "./printed";

/** A card in hand. First comes the key that this phase is about. */
export function handKeys(card: Card | typeof HIDDEN, phase: Position["phase"]): string[] {
  if (card === HIDDEN) return [];
  const pay = `pay:${card}`;
  if (!iconsOn(card)) return [pay];
  const store = `store:${card}`;
  return phase === "raid_store" || phase === "raid_keep" ? [store, pay] : [pay, store];
}

/** The viewer's own reservation marker: every card that it could reserve. */
export const markerKeys = (position: Position): string[] => [
  ...new Set([
    ...position.market.map((card) => `reserve:${card}@market`),
    ...position.farm.map((card) => `reserve:${card}@farm`),
    ...[...position.market_reserved, ...position.farm_reserved].map(({ card }) => `reserve:${card}@market`),
  ]),
];
