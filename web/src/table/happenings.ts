/** What the journal's messages mean for the log and the board. */
import type { TableMessage } from "../api/types";
import type { Moment } from "../boards/contract";
import type { Speech } from "../words/speech.svelte";
import { type Args, quoted } from "../words/words";

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

type Speaker = Pick<Speech, "text" | "event" | "noun">;

/** A message as lines of the log: a game's events in its own words, the rest in the page's. */
export function linesOf(message: TableMessage, words: Speaker): string[] {
  const lines = (message.events ?? []).map((event) => words.event(event));
  if (message.kind === "move") return lines;
  return [said(message, words), ...lines];
}

function said({ kind, seat, name, level, absent }: TableMessage, words: Speaker): string {
  const who: Args = seat === null ? {} : { seat };
  switch (kind) {
    case "sit":
      return words.text("ui-log-sit", { name: quoted(name ?? "") });
    case "replace":
      return words.text(absent ? "ui-log-held" : "ui-log-replace", { ...who, level: `level-${level}` });
    case "timeout":
      return words.text(level ? "ui-log-timeout-bot" : "ui-log-timeout", who);
    case "stand":
    case "undo":
    case "ask":
    case "agree":
    case "decline":
    case "concede":
    case "resume":
      return words.text(`ui-log-${kind}`, who);
    default:
      return words.text(`ui-log-${kind}`);
  }
}
