/** The cards of Market and Farm as they lie there for one player, and what each of them can mean. */
import type { Card, Position } from "./position";
import { CARDS } from "./printed";

export interface Offer {
  readonly card: Card;
  /** Its number among equal cards of the same place. */
  readonly nth: number;
  /** The seat that has reserved it. */
  readonly owner: number | null;
  /** Part of what this player would buy. */
  readonly open: boolean;
  /** The action keys of the card itself, and of the place for a marker below it. */
  readonly keys: readonly string[];
  readonly reserveKeys: readonly string[];
}

const inOrder = (a: { card: Card }, b: { card: Card }) => CARDS.indexOf(a.card) - CARDS.indexOf(b.card);

type Lying = Omit<Offer, "nth" | "open" | "keys" | "reserveKeys">;

function lying(position: Position, place: "market" | "farm", seat: number): Lying[] {
  const free = position[place].map((card): Lying => ({ card, owner: null }));
  const reserved = position[`${place}_reserved`].map(({ card, reserved_player: owner }): Lying => ({
    card,
    owner,
  }));
  const mine = reserved.filter((card) => card.owner === seat);
  const closed = reserved.filter((card) => card.owner !== seat);
  return [...free, ...mine].sort(inOrder).concat(closed.sort(inOrder));
}

/** The cards that the seat may buy come first, so that a bracket can show them as one purchase. */
export function offersIn(position: Position, place: "market" | "farm", seat: number): Offer[] {
  const cards = lying(position, place, seat);
  return cards.map(({ card, owner }, i) => {
    const nth = cards.slice(0, i).filter((other) => other.card === card).length;
    const reserve = `reserve:${card}@${place}`;
    const take = place === "market" ? `take:${card}` : reserve;
    // A key stands for the free card of this kind. A reserved card may have it only to ask why not.
    const twin = owner !== null && cards.some((other) => other.card === card && other.owner === null);
    const keys = owner === null ? [take] : owner === seat ? ["take:reserved"] : twin ? [] : [take];
    return {
      card,
      nth,
      owner,
      open: place === "market" && (owner === null || owner === seat),
      keys,
      reserveKeys: twin ? [] : [reserve],
    };
  });
}
