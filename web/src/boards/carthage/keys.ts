/** The action keys of cards in hand and of the reservation marker. While none is legal, the first key is asked why not. */
import { type Card, HIDDEN, type Position } from "./position";
import { iconsOn } from "./printed";

/** What a card in hand can be used for; first what the moment is about, so that its "why not" is told. */
export function handKeys(card: Card | typeof HIDDEN, phase: Position["phase"]): string[] {
  if (card === HIDDEN) return [];
  const pay = `pay:${card}`;
  if (!iconsOn(card)) return [pay];
  const store = `store:${card}`;
  return phase === "raid_store" || phase === "raid_keep" ? [store, pay] : [pay, store];
}

/** All that a player's own marker can do. */
export const markerKeys = (position: Position): string[] => [
  ...new Set([
    ...position.market.map((card) => `reserve:${card}@market`),
    ...position.farm.map((card) => `reserve:${card}@farm`),
    ...[...position.market_reserved, ...position.farm_reserved].map(({ card }) => `reserve:${card}@market`),
  ]),
];
