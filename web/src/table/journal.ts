/** The journal's entries, which the API calls messages: what they change on the board and in the log. */
import type { TableMessage } from "../api/types";
import type { Moment } from "../boards/contract";

/** The events of new entries, to animate. After an undo nothing is animated: the board jumps back. */
export function eventsOf(messages: readonly TableMessage[]): Moment["events"] {
  if (messages.some((message) => message.kind === "undo")) return [];
  return messages.flatMap((message) =>
    (message.events ?? []).map((event) => ({ ...event, seat: message.seat })),
  );
}

/** The log with new entries. The next move fades events that were shown for a moment only. */
export function withNew(messages: readonly TableMessage[], fresh: readonly TableMessage[]): TableMessage[] {
  const lastMove = fresh.findLastIndex((message) => message.kind === "move");
  return [
    ...(lastMove < 0 ? messages : messages.map(faded)),
    ...fresh.map((message, i) => (i < lastMove ? faded(message) : message)),
  ];
}

function faded(message: TableMessage): TableMessage {
  if (!message.events?.some((event) => event.fades)) return message;
  return { ...message, events: message.events.map((event) => event.fades ?? event) };
}

/** The numbers of the moves that were taken back. */
export function takenBack(messages: readonly TableMessage[]): Set<number> {
  const gone = new Set<number>();
  let standing: TableMessage[] = [];
  for (const message of messages) {
    if (message.kind === "move") standing.push(message);
    if (message.kind !== "undo") continue;
    for (const move of standing) if ((move.decision ?? 0) >= (message.to ?? 0)) gone.add(move.number);
    standing = standing.filter((move) => !gone.has(move.number));
  }
  return gone;
}

/** The number of the entry before the last so many moves; moves that were taken back do not count. */
export function entryBefore(messages: readonly TableMessage[], moves: number): number | undefined {
  const gone = takenBack(messages);
  const stands = ({ kind, number }: TableMessage) =>
    kind === "start" || (kind === "move" && !gone.has(number));
  return messages.filter(stands).at(-1 - moves)?.number;
}
