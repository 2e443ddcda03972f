/** Seats in another order than around the table. */
import type { BoardSeat, BoardTable } from "../contract";

/** In the order of their places, once the game is over: a tie-break has decided between equal scores. */
export const byPlace = ({ seats, view }: Pick<BoardTable<unknown>, "seats" | "view">): BoardSeat[] =>
  [...seats].sort((a, b) => (view.places?.[a.number] ?? 0) - (view.places?.[b.number] ?? 0));

/** All of them in their order, from the one with this number on. */
export const fromSeat = <T>(seats: readonly T[], first: number): T[] => [
  ...seats.slice(first),
  ...seats.slice(0, first),
];
