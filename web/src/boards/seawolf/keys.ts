/** The action keys of each piece. While none is legal, the first key is asked why not. */
import { delivered, faceOf, type Good, type Kind, pairsOf, unpaired } from "./cards";
import type { Position, SeatPosition } from "./position";

/** The pairs of a colour in hand. If there is none, one key that can be asked why not. */
export function pairKeys(cards: readonly string[], good: Good): string[] {
  const pairs = pairsOf(cards, good).map((pair) => pair.key);
  if (pairs.length) return pairs;
  const value = (kind: Kind) =>
    cards.map(faceOf).find((face) => face.kind === kind && face.good === good)?.value ?? 1;
  return [`deliver:${good}@s${value("ship")}g${value("goods")}`];
}

/**
 * A card in hand. The first key is the one that a player would mean in this phase.
 */
export function handKeys(card: string, seat: SeatPosition, phase: string): string[] {
  const { kind, good } = faceOf(card);
  if (kind === "event") return [`play:${card}`];
  if (kind === "wolf")
    return phase === "event" ? ["use:sea_wolf", "discard:sea_wolf"] : ["discard:sea_wolf", "use:sea_wolf"];
  if (kind !== "ship" && kind !== "goods") return [];
  const others = seat.hand.filter((other) => other === card || faceOf(other).kind !== kind);
  const deliver = pairKeys(others, good!);
  if (phase !== "delivery") return [`discard:${card}`, ...deliver];
  // The card's name says what it lacks. A why-not would name a card that is not there.
  return unpaired(seat, good!) ? [`discard:${card}`] : [...deliver, `discard:${card}`];
}

/** The place for a colour's delivery. It has no keys if its name says everything in this phase. */
export function deliveryKeys(seat: SeatPosition, good: Good, phase: string): string[] {
  const told = phase === "delivery" ? unpaired(seat, good) : delivered(seat, good) !== null;
  return told ? [] : pairKeys(seat.hand, good);
}

export const pileKeys = (phase: Position["phase"]): string[] =>
  phase === "hire" ? ["hire:sea_wolf", "draw:pile"] : ["draw:pile", "hire:sea_wolf"];
