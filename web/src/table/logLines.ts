/** The journal's entries as lines of the log, in words. */
import type { GameEvent, TableMessage } from "../api/types";
import type { Speech } from "../words/speech.svelte";
import { type Args, quoted } from "../words/words";

type Words = Pick<Speech, "text" | "event" | "heading" | "player">;

/** Some lines of the log, below a heading if a new part of the game begins with them. */
export interface LogPart {
  readonly heading: string | null;
  readonly lines: readonly string[];
}

/** A game's events. Each event with a heading begins a new part. */
export function partsOfEvents(
  events: readonly GameEvent[],
  words: Pick<Speech, "event" | "heading">,
): LogPart[] {
  const parts: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const event of events) {
    const begun = words.heading(event);
    if (begun) parts.push({ heading: begun.heading, lines: [] });
    const line = begun ? begun.rest : words.event(event);
    if (line) parts.at(-1)!.lines.push(line);
  }
  return parts.filter(({ heading, lines }) => heading !== null || lines.length);
}

/** An entry as lines: a game's events in the game's words, everything else in the page's. */
export function linesOf(message: TableMessage, words: Words): string[] {
  return [...pageLines(message, words), ...(message.events ?? []).map((event) => words.event(event))];
}

/** An entry with its headings. An entry that was taken back has none: it begins no part. */
export function partsOf(message: TableMessage, words: Words, takenBack: boolean): LogPart[] {
  if (takenBack) return [{ heading: null, lines: linesOf(message, words) }];
  const first = { heading: null, lines: pageLines(message, words) };
  return [...(first.lines.length ? [first] : []), ...partsOfEvents(message.events ?? [], words)];
}

const pageLines = (message: TableMessage, words: Words): string[] =>
  message.kind === "move" ? [] : [pageLine(message, words)];

function pageLine(message: TableMessage, words: Words): string {
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
