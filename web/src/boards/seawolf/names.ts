/** Names of the board's parts, for tooltips and for people who cannot see the board. */
import type { BoardSeat, BoardTable } from "../contract";
import { faceOf, type Good, HIDDEN, type Pair, sorted, unpaired } from "./cards";
import type { Position, SeatPosition } from "./position";

/** The place for one colour's delivery. */
export function deliveryName({ view, words }: BoardTable<Position>, good: Good, pair: Pair | null): string {
  if (pair)
    return words.text("board-delivery-full", {
      goods: words.noun(pair.goods),
      ship: words.noun(pair.ship),
      points: pair.points,
    });
  return words.text(view.is_over ? "board-delivery-never" : "board-delivery-empty", {
    goods: words.noun(good),
  });
}

/** The viewer's own place; in the delivery phase also that no pair is in hand for it. */
export function ownDeliveryName(
  table: BoardTable<Position>,
  seat: SeatPosition,
  good: Good,
  pair: Pair | null,
): string {
  const lacks = table.view.position.phase === "delivery" && unpaired(seat, good);
  return lacks
    ? table.words.text("board-delivery-lacks", { goods: table.words.noun(good) })
    : deliveryName(table, good, pair);
}

/** A card in the viewer's hand; in the delivery phase also what it lacks. */
export function cardName(table: BoardTable<Position>, seat: SeatPosition, card: string): string {
  const { kind, good, value } = faceOf(card);
  const { view, words } = table;
  if (value && view.position.phase === "delivery" && unpaired(seat, good!))
    return words.text(`board-alone-${kind}`, { card });
  return isSecret(table, seat, card) ? words.text("board-secret", { card }) : words.noun(card);
}

/** Whether only its owner knows that the card is in this hand. */
export const isSecret = ({ view }: BoardTable<Position>, seat: SeatPosition, card: string): boolean =>
  card !== HIDDEN && !seat.known.includes(card) && !view.is_over;

/** Another player's hand, as far as it is known. */
export function handName({ view, words }: BoardTable<Position>, seat: BoardSeat): string {
  const { hand, hand_size: count } = view.position.seats[seat.number]!;
  const known = sorted(hand.filter((card) => card !== HIDDEN));
  const hidden = count - known.length;
  const cards = hidden ? [...known, words.text("board-hidden", { count: hidden })] : known;
  return words.text("board-hand", { seat: seat.number, count, cards });
}

/** The title that a drawn card bears: none where a value says what it is. */
export const cardTitle = (words: BoardTable<Position>["words"], card: string): string =>
  faceOf(card).value || card === HIDDEN ? "" : words.noun(card);
