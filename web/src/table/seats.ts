/** What a table that the server sent says about its seats. */
import type { TableResponse } from "../api/types";
import type { BoardSeat } from "../boards/contract";
import { crestOf } from "../pieces/crests";

export function seatsOf(table: TableResponse, names: readonly string[]): BoardSeat[] {
  return table.seats.map((seat, number) => ({
    number,
    name: names[number]!,
    kind: seat.kind,
    level: seat.level,
    mine: table.you.seats.includes(number),
    seen: table.you.seat === number,
    deciding: table.decides === number,
    away: seat.away,
    conceded: seat.conceded,
    crest: crestOf(number),
  }));
}

/** The other seats in the order of play after the viewer's, then the viewer's. */
export function inOrder(seats: readonly BoardSeat[], seen: number | null): BoardSeat[] {
  if (seen === null) return [...seats];
  return [...seats.slice(seen + 1), ...seats.slice(0, seen + 1)];
}

/** Whether only the viewer and bots play. Bots agree to every request. */
export const playsAlone = (seats: readonly BoardSeat[]): boolean =>
  seats.every((seat) => seat.mine || seat.level !== null);

/** The seat for which the viewer acts. */
export function ownSeat({ you }: TableResponse): number {
  return you.seat ?? you.seats[0] ?? 0;
}

export const isByBot = (table: TableResponse): boolean => table.messages.at(-1)?.by === "bot";

/** Whether the viewer is to decide, at any of their seats. */
export const awaitsViewer = ({ decides, you, seats }: TableResponse): boolean =>
  decides !== null && you.seats.includes(decides) && !seats[decides]?.level;
