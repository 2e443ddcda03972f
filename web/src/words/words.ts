/** Turns messages into sentences, with the Fluent catalogues and the conventions of the engine's words.py. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language, Message } from "../api/types";

/** Text from outside, such as a name. It is never replaced, even if it is the id of a noun. */
export class Quoted {
  constructor(readonly text: string) {}
}

export const quoted = (text: string): Quoted => new Quoted(text);

export type Arg = number | string | Quoted | readonly (string | Quoted)[];
export type Args = Readonly<Record<string, Arg>>;

export interface Heading {
  readonly heading: string;
  readonly rest: string;
}

/** Locales write negative numbers with a hyphen; a minus sign is easier to read. */
export const withMinus = (number: string): string => number.replace("-", "−");

class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

/** Spaces beside numbers. Before one of these words, or at the end of a clause, a number names the word before it. */
function besideNumbers(uncounted: string): { readonly naming: RegExp; readonly counting: RegExp } {
  const [word, end] = [`(?:${uncounted})(?!\\p{L})`, "[.,;:!?)”]"];
  return {
    naming: new RegExp(`(?<=\\p{L}) (?=\\d+(?:${end}*$|${end}+\\s|\\s${word}))`, "gu"),
    counting: new RegExp(`(?<=\\d) (?=\\p{L})(?!${word})`, "gu"),
  };
}

const ENGLISH = besideNumbers("after|and|as|at|before|for|from|has|in|is|of|on|or|to|with");
const POLISH = besideNumbers("a|albo|do|i|jako|jest|ma|na|nie|od|oraz|po|przy|to|w|z|za|ze");

/**
 * Keeps a number on one line with the thing that it counts, and with the thing that it names. In Polish, no line
 * ends with a word of one letter.
 */
export function unbroken(text: string, language: string): string {
  const { naming, counting } = language === "pl" ? POLISH : ENGLISH;
  const kept = text.replaceAll(" × ", "\u00a0×\u00a0").replace(naming, "\u00a0").replace(counting, "\u00a0");
  return language === "pl" ? kept.replace(/(?<!\S)([aiouwz]) /giu, "$1\u00a0") : kept;
}

/** Shown in place of a missing or broken text, so that tests and readers notice it. */
export const MISSING = (what: string) => `⟦${what}⟧`;

export class Words {
  readonly #bundle: FluentBundle;

  /** A later catalogue overrides an earlier one. */
  constructor(
    readonly language: Language,
    catalogues: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of catalogues) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The noun for a thing, in a grammatical case if the catalogue has it; without a noun, the id. */
  noun(id: string, grammar?: string): string {
    if (!this.has(id)) return id.replaceAll("_", " ");
    const cases = this.#bundle.getMessage(id)?.attributes ?? {};
    return this.#format(id, grammar && grammar in cases ? grammar : null, {});
  }

  /** The label of a part of the table. A part that has the name of a thing may use the thing's noun. */
  zone(key: string): string {
    return this.has(`zone-${key}`) ? this.text(`zone-${key}`) : this.noun(key);
  }

  text(id: string, args: Args = {}, names: readonly (string | null)[] = []): string {
    if (!this.has(id)) return MISSING(id);
    return this.#sentence(id, null, this.#arguments(args, names));
  }

  say(message: Message, names: readonly (string | null)[] = []): string {
    return this.text(message.id, message.args, names);
  }

  /**
   * The heading of an event that begins a new part of the log, and the rest of its text, which may be empty. Null
   * for other events. The catalogue says which events have a heading.
   */
  heading(id: string, args: Args, names: readonly (string | null)[] = []): Heading | null {
    const attributes = this.#bundle.getMessage(id)?.attributes ?? {};
    if (!("heading" in attributes)) return null;
    const worded = this.#arguments(args, names);
    const rest = this.#sentence(id, "rest" in attributes ? "rest" : null, worded);
    return { heading: this.#sentence(id, "heading", worded), rest };
  }

  player(seat: number, names: readonly (string | null)[] = []): string {
    return names[seat] ?? this.#format("player-number", null, { number: seat + 1 });
  }

  #arguments(args: Args, names: readonly (string | null)[]): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "number") {
        const seat = name === "seat" || name.endsWith("_seat");
        out[name] = seat ? this.player(value, names) : new Figure(value);
      } else if (value instanceof Quoted) {
        out[name] = value.text;
      } else if (typeof value === "string") {
        out[name] = this.#worded(value);
        Object.assign(out, this.#cases(name, value));
      } else {
        out[name] = this.#items(value).join(", ");
        out[`${name}_count`] = value.length;
      }
    }
    return out;
  }

  #worded(item: string | Quoted): string {
    if (item instanceof Quoted) return item.text;
    return this.has(item) ? this.noun(item) : item;
  }

  /** Equal things are counted at the place of the first one. Texts from outside are not counted. */
  #items(items: readonly (string | Quoted)[]): string[] {
    const counts = new Map<string | Quoted, number>();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return [...counts].map(([item, count]) =>
      count === 1 ? this.#worded(item) : this.#format("counted", null, { count, item: this.#worded(item) }),
    );
  }

  /** A noun's attributes, such as its grammatical cases: `.acc` of $good is $good_acc. */
  #cases(name: string, id: string): Record<string, string> {
    const attributes = this.#bundle.getMessage(id)?.attributes ?? {};
    return Object.fromEntries(
      Object.keys(attributes).map((grammar) => [`${name}_${grammar}`, this.#format(id, grammar, {})]),
    );
  }

  #sentence(id: string, attribute: string | null, args: Record<string, FluentVariable>): string {
    return unbroken(this.#format(id, attribute, args), this.language);
  }

  #format(id: string, attribute: string | null, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return MISSING(id);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length) return MISSING(`${id}: ${text}`);
    // A name that ends with an exclamation mark ends the sentence.
    return text.replaceAll("!.", "!");
  }
}
