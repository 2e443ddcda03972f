/** Names that more than one part of the board says. */
import type { BoardTable } from "../contract";
import { pointsOf } from "./goods";
import type { Position, SeatPosition } from "./position";

type Words = BoardTable<Position>["words"];

/** The price of all open cards for a player, or the part of it that is paid. */
export const priceName = (words: Words, { purchase, seats }: Position, seat: number): string =>
  purchase
    ? words.text("board-paying", { paid: purchase.paid, cost: purchase.cost })
    : words.text("board-price", { cost: seats[seat]!.market_cost });

export function pointsName(words: Words, seat: SeatPosition): string {
  const { least, most } = pointsOf(seat);
  return least < most
    ? words.text("board-vp-band", { least, most })
    : words.text("board-vp", { count: most });
}
