/** A player's goods, colour by colour, and the hand: equal cards lie on one stack. */
import type { BoardTable } from "../contract";
import {
  type Card,
  CARDS,
  COLOURS,
  type Colour,
  colourOf,
  HIDDEN,
  iconsOn,
  type Position,
  type SeatPosition,
  valueOf,
} from "./position";

export interface Stack<Kind = Card> {
  readonly card: Kind;
  readonly count: number;
}

/** In the order of the cards; hidden ones last. */
export function stacksOf<Kind extends Card | typeof HIDDEN>(cards: readonly Kind[]): Stack<Kind>[] {
  return [...CARDS, HIDDEN]
    .map((card) => ({ card: card as Kind, count: cards.filter((one) => one === card).length }))
    .filter((stack) => stack.count > 0);
}

export interface Bay {
  readonly colour: Colour;
  readonly unstored: readonly Stack[];
  readonly stored: readonly Stack[];
  readonly number: number;
  readonly safe: number;
  readonly highest: number;
  readonly markers: number;
  /** What these goods would bring if their ship came in now. */
  readonly price: number;
  readonly vp: number;
}

const PRICE_OF_POINT = 5;

export function baysOf(seat: SeatPosition): Bay[] {
  return COLOURS.map((colour) => {
    const unstored = seat.unstored.filter((card) => colourOf(card) === colour);
    const stored = seat.stored.filter((card) => colourOf(card) === colour);
    const number = unstored.length + stored.length;
    const highest = Math.max(0, ...[...unstored, ...stored].map(valueOf));
    const markers = seat.markers.filter((marker) => marker === `marker_${colour}`).length;
    const price = (number && highest + markers) * number;
    return {
      colour,
      unstored: stacksOf(unstored),
      stored: stacksOf(stored),
      number,
      safe: stored.length,
      highest,
      markers,
      price,
      vp: Math.ceil(price / PRICE_OF_POINT),
    };
  });
}

export interface Chip {
  readonly value: number;
  readonly safe: boolean;
}

/** All goods of a colour, those in the open first, and of each the dearest first. */
export const chipsOf = (bay: Bay): Chip[] =>
  [false, true].flatMap((safe) =>
    [...(safe ? bay.stored : bay.unstored)]
      .reverse()
      .flatMap(({ card, count }) => Array<Chip>(count).fill({ value: valueOf(card), safe })),
  );

/** What a card in hand can be used for; first what the moment is about, so that its "why not" is told. */
export function handKeys(card: Card | typeof HIDDEN, phase: Position["phase"]): string[] {
  if (card === HIDDEN) return [];
  const pay = `pay:${card}`;
  if (!iconsOn(card)) return [pay];
  const store = `store:${card}`;
  return phase === "raid_store" || phase === "raid_keep" ? [store, pay] : [pay, store];
}

/** The points of a player, or between what they are. */
export const pointsOf = ({ vp, vp_band }: SeatPosition): { readonly least: number; readonly most: number } =>
  vp_band ?? { least: vp ?? 0, most: vp ?? 0 };

export function pointsName(words: BoardTable<Position>["words"], seat: SeatPosition): string {
  const { least, most } = pointsOf(seat);
  return least < most
    ? words.text("board-vp-band", { least, most })
    : words.text("board-vp", { count: most });
}

const PILE = 4;

/** Cards that are seen of a pile, one for every five that it may have. */
export const thicknessOf = (seat: SeatPosition): number => Math.min(PILE, Math.ceil(pointsOf(seat).most / 5));
