/** The cards of Market and Farm as they lie there for one player, and what each of them can mean. */
import type { BoardTable } from "../contract";
import { type Card, CARDS, type Position } from "./position";

export interface Offer {
  readonly card: Card;
  /** Its number among equal cards of the same place. */
  readonly nth: number;
  /** Who has reserved it. */
  readonly owner: number | null;
  /** Part of what this player would buy. */
  readonly open: boolean;
  /** What the card itself is the control for, and what the place for a marker below it is. */
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

/** What is open to the seat comes first, so that it can be bracketed as one purchase. */
export function offersIn(position: Position, place: "market" | "farm", seat: number): Offer[] {
  const cards = lying(position, place, seat);
  return cards.map(({ card, owner }, i) => {
    const nth = cards.slice(0, i).filter((other) => other.card === card).length;
    const reserve = `reserve:${card}@${place}`;
    const take = place === "market" ? `take:${card}` : reserve;
    // A key means the free card of this kind; a reserved one may have it only where it asks why not.
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

/** What all open cards cost a player, or how much of it is paid. */
export const priceName = (
  words: BoardTable<Position>["words"],
  { purchase, seats }: Position,
  seat: number,
): string =>
  purchase
    ? words.text("board-paying", { paid: purchase.paid, cost: purchase.cost })
    : words.text("board-price", { cost: seats[seat]!.market_cost });

/** All that a player's own marker can do. */
export const markerKeys = (position: Position): string[] => [
  ...new Set([
    ...position.market.map((card) => `reserve:${card}@market`),
    ...position.farm.map((card) => `reserve:${card}@farm`),
    ...[...position.market_reserved, ...position.farm_reserved].map(({ card }) => `reserve:${card}@market`),
  ]),
];
