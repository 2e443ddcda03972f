/** A player's cards in stacks of equal ones, the goods colour by colour, and the pile of points. */
import { type Card, COLOURS, type Colour, HIDDEN, type SeatPosition } from "./position";
import { CARDS, colourOf, valueOf } from "./printed";

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

/** What a player has of one colour. */
export interface Goods {
  readonly colour: Colour;
  readonly unstored: readonly Stack[];
  readonly stored: readonly Stack[];
  readonly number: number;
  readonly safe: number;
  readonly highest: number;
  readonly markers: number;
  /** The price of these goods if they were sold now. */
  readonly price: number;
  readonly vp: number;
}

const PRICE_OF_POINT = 5;

export function goodsOf(seat: SeatPosition): Goods[] {
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

/** All goods of a colour: the unprotected ones first, then the protected ones, each time the dearest first. */
export const chipsOf = (goods: Goods): Chip[] =>
  [false, true].flatMap((safe) =>
    [...(safe ? goods.stored : goods.unstored)]
      .reverse()
      .flatMap(({ card, count }) => Array<Chip>(count).fill({ value: valueOf(card), safe })),
  );

/** The points of a player, or the range in which they are. */
export const pointsOf = ({ vp, vp_band }: SeatPosition): { readonly least: number; readonly most: number } =>
  vp_band ?? { least: vp ?? 0, most: vp ?? 0 };

const PILE = 4;

/** How many cards of a pile are drawn: one for every five points that it may have. */
export const thicknessOf = (seat: SeatPosition): number => Math.min(PILE, Math.ceil(pointsOf(seat).most / 5));
