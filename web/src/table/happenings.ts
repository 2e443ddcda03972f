/** What the journal's messages mean for the log and the board. */
import type { TableMessage } from "../api/types";
import type { Moment } from "../boards/contract";

/** The events of new messages, to animate. An undo moves everything back at once. */
export function eventsOf(messages: readonly TableMessage[]): Moment["events"] {
  if (messages.some((message) => message.kind === "undo")) return [];
  return messages.flatMap((message) =>
    (message.events ?? []).map((event) => ({ ...event, seat: message.seat })),
  );
}

/** The numbers of moves that were taken back later. */
export function undone(messages: readonly TableMessage[]): Set<number> {
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
