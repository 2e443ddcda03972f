/** The action keys of each piece. While none is legal, the first key is asked why not. */
import { delivered, faceOf, type Good, type Kind, pairsOf, unpaired } from "./cards";
import type { Position, SeatPosition } from "./position";

/** The colour's keys: the pairs in hand, or, where there is none, one that can be asked why not. */
export function deliverKeys(cards: readonly string[], good: Good): string[] {
  const pairs = pairsOf(cards, good).map((pair) => pair.key);
  if (pairs.length) return pairs;
  const value = (kind: Kind) =>
    cards.map(faceOf).find((face) => face.kind === kind && face.good === good)?.value ?? 1;
  return [`deliver:${good}@s${value("ship")}g${value("goods")}`];
}

/**
 * Everything that can ever be done with a card in hand. Only the first is asked why not, so it is the one that
 * is meant in this phase.
 */
export function handKeys(card: string, seat: SeatPosition, phase: string): string[] {
  const { kind, good } = faceOf(card);
  if (kind === "event") return [`play:${card}`];
  if (kind === "wolf")
    return phase === "event" ? ["use:sea_wolf", "discard:sea_wolf"] : ["discard:sea_wolf", "use:sea_wolf"];
  if (kind !== "ship" && kind !== "goods") return [];
  const others = seat.hand.filter((other) => other === card || faceOf(other).kind !== kind);
  const deliver = deliverKeys(others, good!);
  if (phase !== "delivery") return [`discard:${card}`, ...deliver];
  // Its name says what it lacks; why not would name a card that is not there.
  return unpaired(seat, good!) ? [`discard:${card}`] : [...deliver, `discard:${card}`];
}

/** What the place for a colour's delivery is asked; nothing where its name says all there is to say in this phase. */
export function berthKeys(seat: SeatPosition, good: Good, phase: string): string[] {
  const told = phase === "delivery" ? unpaired(seat, good) : delivered(seat, good) !== null;
  return told ? [] : deliverKeys(seat.hand, good);
}

export const pileKeys = (phase: Position["phase"]): string[] =>
  phase === "hire" ? ["hire:sea_wolf", "draw:pile"] : ["draw:pile", "hire:sea_wolf"];
