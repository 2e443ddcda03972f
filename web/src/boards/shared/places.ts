/** Seats in an order other than the one around the table. */
import type { BoardSeat, BoardTable } from "../contract";

/** By their places once the game is over; tie-breaks have decided between equal scores. */
export const byPlace = ({ seats, view }: Pick<BoardTable<unknown>, "seats" | "view">): BoardSeat[] =>
  [...seats].sort((a, b) => (view.places?.[a.number] ?? 0) - (view.places?.[b.number] ?? 0));

/** The seats in turn order, starting with this one. */
export const fromSeat = <T>(seats: readonly T[], first: number): T[] => [
  ...seats.slice(first),
  ...seats.slice(0, first),
];
