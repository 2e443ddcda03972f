/** The ids of pieces that travel, and where a new piece comes from. */
import type { Moment } from "../contract";
import type { Card, Colour, Position } from "./position";
import { colourOf } from "./printed";

export const DECK = "deck";
export const DISCARD = "discard";
export const offer = (place: "market" | "farm", card: Card, nth: number): string => `${place}:${card}:${nth}`;
export const inHand = (seat: number, card: string, nth: number): string => `hand:${seat}:${card}:${nth}`;
/** Another player's cards, as one piece. */
export const handPile = (seat: number): string => `hand:${seat}`;
export const good = (seat: number, card: Card, nth: number): string => `good:${seat}:${card}:${nth}`;
export const safe = (seat: number, card: Card, nth: number): string => `safe:${seat}:${card}:${nth}`;
/** Another player's goods of a colour, as one piece. */
export const goodsPile = (seat: number, colour: Colour): string => `goods:${seat}:${colour}`;
export const supply = (colour: Colour): string => `supply:${colour}`;

type Args = Readonly<Record<string, unknown>>;
const named = (moment: Moment, id: string): Args[] =>
  moment.events.filter((event) => event.id === id).map((event) => event.args as Args);
const among = (args: Args, card: Card) => Array.isArray(args["cards"]) && args["cards"].includes(card);

/** A new card in the Market was on the Farm, or is drawn. */
export function marketFrom(moment: Moment, card: Card): string {
  return named(moment, "farm-moved").some((args) => among(args, card)) ? offer("farm", card, 0) : DECK;
}

/** A card that a player has just taken: the last of its kind that the Market had. */
export function handFrom(moment: Moment, position: Position, seat: number): string | undefined {
  const took = moment.events.findLast(
    (event) => (event.id === "took" || event.id === "took-reserved") && event.args["seat"] === seat,
  );
  const card = took?.args["card"] as Card | undefined;
  if (!card) return undefined;
  const left = [...position.market, ...position.market_reserved.map((reserved) => reserved.card)].filter(
    (one) => one === card,
  );
  return offer("market", card, left.length);
}

/** Goods come from the Market, all at once. */
export function goodsFrom(moment: Moment, seat: number, colour: Colour): string | undefined {
  const bought = named(moment, "bought").findLast((args) => args["seat"] === seat);
  const cards = (bought?.["cards"] ?? []) as Card[];
  const first = cards.find((card) => colourOf(card) === colour);
  return first && offer("market", first, 0);
}

interface Discarded {
  readonly card: Card;
  readonly seat: number;
  readonly from: "hand" | "goods";
}

/** The dearest card of a sale. */
const dearest = (sold: Args): Card => `${sold["colour"]}_${sold["highest"]}` as Card;

function discarded({ id, args }: Moment["events"][number]): Discarded | undefined {
  const seat = args["seat"] as number;
  if (id === "paid" || id === "discarded-to-store") return { card: args["card"] as Card, seat, from: "hand" };
  if (id === "lost") return { card: (args["cards"] as Card[]).at(-1)!, seat, from: "goods" };
  // The lowest cards become points, so the dearest is among what is left, if anything is.
  if (id === "sold" && Number(args["number"]) > Number(args["from_stack"]))
    return { card: dearest(args), seat, from: "goods" };
  return undefined;
}

const lastDiscarded = (moment: Moment): Discarded | undefined =>
  moment.events.map(discarded).findLast((one) => one);

/** The top of the discard pile: paid or discarded by somebody, sold, or lost to pirates. */
export function discardFrom(moment: Moment, own: number): string | undefined {
  const last = lastDiscarded(moment);
  if (!last) return undefined;
  const { card, seat, from } = last;
  if (from === "hand") return seat === own ? inHand(seat, card, 0) : handPile(seat);
  return seat === own ? good(seat, card, 0) : goodsPile(seat, colourOf(card));
}

/** The points that a player has just been paid. */
export const gained = (moment: Moment, seat: number): number =>
  named(moment, "sold")
    .filter((args) => args["seat"] === seat)
    .reduce((sum, args) => sum + Number(args["vp"]), 0);

/** Points come from the goods that were sold for them. */
export function pointsFrom(moment: Moment, seat: number, own: boolean): string | undefined {
  const sold = named(moment, "sold").findLast((args) => args["seat"] === seat);
  if (!sold) return undefined;
  return own ? good(seat, dearest(sold), 0) : goodsPile(seat, sold["colour"] as Colour);
}
