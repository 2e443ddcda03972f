/** What the journal's messages mean for the log and the board. */
import type { GameEvent, TableMessage } from "../api/types";
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

/** The log after new messages. What was open for a moment fades with the next decision. */
export function logged(messages: readonly TableMessage[], fresh: readonly TableMessage[]): TableMessage[] {
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

/** The number of the entry after which the table stood before so many of the last decisions. */
export function entryBefore(messages: readonly TableMessage[], decisions: number): number | undefined {
  const gone = undone(messages);
  const stands = ({ kind, number }: TableMessage) =>
    kind === "start" || (kind === "move" && !gone.has(number));
  return messages.filter(stands).at(-1 - decisions)?.number;
}

type Speaker = Pick<Speech, "text" | "event" | "heading" | "noun" | "player">;

/** Some lines of the log, below a heading if a new part of the game begins with them. */
export interface Part {
  readonly heading: string | null;
  readonly lines: readonly string[];
}

/** A game's events: each with a heading begins a part of its own. */
export function partsOf(events: readonly GameEvent[], words: Pick<Speech, "event" | "heading">): Part[] {
  const parts: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const event of events) {
    const begun = words.heading(event);
    if (begun) parts.push({ heading: begun.heading, lines: [] });
    const line = begun ? begun.rest : words.event(event);
    if (line) parts.at(-1)!.lines.push(line);
  }
  return parts.filter(({ heading, lines }) => heading !== null || lines.length);
}

/** A message as lines of the log: a game's events in its own words, the rest in the page's. */
export function linesOf(message: TableMessage, words: Speaker): string[] {
  return [...aside(message, words), ...(message.events ?? []).map((event) => words.event(event))];
}

/** The same with its headings, as far as it stands: what was taken back begins nothing. */
export function entryOf(message: TableMessage, words: Speaker, gone: boolean): Part[] {
  if (gone) return [{ heading: null, lines: linesOf(message, words) }];
  const told = { heading: null, lines: aside(message, words) };
  return [...(told.lines.length ? [told] : []), ...partsOf(message.events ?? [], words)];
}

const aside = (message: TableMessage, words: Speaker): string[] =>
  message.kind === "move" ? [] : [said(message, words)];

function said(message: TableMessage, words: Speaker): string {
  const { kind, seat, name, level, absent, called_by, claimed_by } = message;
  const who: Args = seat === null ? {} : { seat };
  switch (kind) {
    case "sit":
      return words.text("ui-log-sit", { name: quoted(name || words.player(seat!)) });
    case "replace":
      if (typeof called_by === "number")
        return words.text(absent ? "ui-log-called" : "ui-log-called-slow", { ...who, by_seat: called_by });
      return words.text(absent ? "ui-log-held" : "ui-log-replace", { ...who, level: `level-${level}` });
    case "timeout":
      return words.text(level ? "ui-log-timeout-bot" : "ui-log-timeout", who);
    case "concede":
      return words.text(typeof claimed_by === "number" ? "ui-log-claimed" : "ui-log-concede", who);
    default:
      return words.text(`ui-log-${kind}`, who);
  }
}
