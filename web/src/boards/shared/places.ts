/** Seats in the order of their places, once the game is over: a tie-break has decided between equal scores. */
import type { BoardSeat, BoardTable } from "../contract";

export const byPlace = ({ seats, view }: Pick<BoardTable<unknown>, "seats" | "view">): BoardSeat[] =>
  [...seats].sort((a, b) => (view.places?.[a.number] ?? 0) - (view.places?.[b.number] ?? 0));
