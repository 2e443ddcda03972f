/** What is printed on the cards, and how a hand is sorted and grouped. */
import type { SeatPosition } from "./position";
import { printed } from "./printed.svelte";

export const GOODS = ["fish", "barrels", "pigs", "gold"] as const;
export const EVENTS = ["rats", "mutiny", "storm", "pirates"] as const;
/** The goods whose colours could not be read from the print. */
export const RULED: readonly Good[] = ["fish", "barrels"];
export const HIDDEN = "hidden";
export const WOLF = "sea_wolf";
const BURDEN = 3;

/** A ship as a sign, drawn as lines, about 18 across. */
export const SHIP_SIGN = "M-9 3H9L6 9H-6zM0-9V1M0-9Q8-7 7 1H0M-2-6Q-7-4-7 1H-2z";

export type Good = (typeof GOODS)[number];
export type Kind = "ship" | "goods" | "event" | "wolf" | "delivery" | "hidden";

export interface CardFace {
  readonly kind: Kind;
  /** The goods that stand for its colour everywhere; null: it has no colour. */
  readonly good: Good | null;
  /** Zero: no value is printed on it. */
  readonly value: number;
}

export function faceOf(card: string): CardFace {
  const [first = "", ...rest] = card.split("_");
  const value = Number(rest.at(-1));
  if (first === "ship") return { kind: "ship", good: goodOf(rest[0]!), value };
  if (GOODS.includes(first as Good)) return { kind: "goods", good: first as Good, value };
  if (EVENTS.includes(card as never))
    return { kind: "event", good: goodOf(printed().event_colours[EVENTS.indexOf(card as never)]!), value: 0 };
  return { kind: card === WOLF ? "wolf" : card === "delivery" ? "delivery" : "hidden", good: null, value: 0 };
}

const goodOf = (colour: string): Good => GOODS[printed().goods_colours.indexOf(colour)]!;
export const colourOf = (good: Good): string => printed().goods_colours[GOODS.indexOf(good)]!;
export const eventOf = (good: Good): string => EVENTS[printed().event_colours.indexOf(colourOf(good))]!;
export const paintOf = (good: Good | null): string =>
  good ? `var(--thing-${colourOf(good)})` : "var(--sea)";

const KIND_ORDER: readonly Kind[] = ["ship", "goods", "event", "wolf", "delivery", "hidden"];

function order(card: string): number {
  const { kind, good, value } = faceOf(card);
  const colour = good && kind !== "event" ? GOODS.indexOf(good) : GOODS.length;
  const within = kind === "event" && good ? GOODS.indexOf(good) : kind === "ship" ? value : 9 - value;
  return colour * 1000 + KIND_ORDER.indexOf(kind) * 100 + within;
}

/**
 * Colour by colour, first ships and then goods, so that the dearest ship lies beside the dearest goods; then events,
 * sea wolves, and what is hidden.
 */
export const sorted = (hand: readonly string[]): string[] => [...hand].sort((a, b) => order(a) - order(b));

/** Ships and goods of one colour, or all other cards. */
export interface Group {
  readonly good: Good | null;
  readonly cards: readonly string[];
}

export function groupsOf(hand: readonly string[]): Group[] {
  const groups: { good: Good | null; cards: string[] }[] = [];
  for (const card of sorted(hand)) {
    const { kind, good } = faceOf(card);
    const of = kind === "ship" || kind === "goods" ? good : null;
    const last = groups.at(-1);
    if (last && last.good === of) last.cards.push(card);
    else groups.push({ good: of, cards: [card] });
  }
  return groups;
}

export interface Pair {
  readonly ship: string;
  readonly goods: string;
  readonly points: number;
  readonly key: string;
}

export function pairOf(ship: string, goods: string): Pair {
  const [under, over] = [faceOf(ship), faceOf(goods)];
  return {
    ship,
    goods,
    points: under.value + over.value,
    key: `deliver:${over.good}@s${under.value}g${over.value}`,
  };
}

/** All pairs of this colour among these cards, the dearest first. */
export function pairsOf(cards: readonly string[], good: Good): Pair[] {
  const of = (kind: Kind) => cards.filter((card) => faceOf(card).kind === kind && faceOf(card).good === good);
  return of("ship")
    .flatMap((ship) => of("goods").map((goods) => pairOf(ship, goods)))
    .sort((a, b) => b.points - a.points);
}

/** Whether a colour is not delivered yet and no pair of it is in hand. */
export const unpaired = (seat: SeatPosition, good: Good): boolean =>
  !delivered(seat, good) && !seat.hand.includes(HIDDEN) && !pairsOf(seat.hand, good).length;

export const delivered = (seat: SeatPosition, good: Good): Pair | null => {
  const pair = seat.delivered.find(([ship]) => faceOf(ship).good === good);
  return pair ? pairOf(...pair) : null;
};

/** What a hand costs at the end, by kinds of cards. Hidden cards do not count. */
export interface Burden {
  readonly cards: number;
  readonly events: number;
  readonly wolves: number;
}

export function burdenOf(hand: readonly string[]): Burden {
  const faces = hand.map(faceOf);
  const count = (kind: Kind) => faces.filter((face) => face.kind === kind).length;
  return {
    cards: faces.reduce((sum, face) => sum + face.value, 0),
    events: BURDEN * count("event"),
    wolves: BURDEN * count("wolf"),
  };
}

export const heavy = (burden: Burden): number => burden.cards + burden.events + burden.wolves;
