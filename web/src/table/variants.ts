/** The options of a table that are not as usual, in words. */
import type { GameTold, OptionValue } from "../api/types";

export interface Variant {
  readonly name: string;
  readonly value: string;
}

export function variantsOf(
  known: GameTold["options"],
  chosen: Readonly<Record<string, OptionValue>>,
  language: string,
  noun: (id: string) => string,
): Variant[] {
  return known
    .filter(({ name, default: usual }) => name in chosen && chosen[name] !== usual)
    .map(({ name, names, values, value_names, nouns }) => {
      const value = chosen[name] ?? null;
      const worded = value_names[values.indexOf(value)]?.[language];
      return { name: names[language] ?? name, value: worded ?? inWords(String(value), nouns, noun) };
    });
}

/** A text in which things stand by their ids, as a person would write it. */
const inWords = (text: string, nouns: readonly string[], noun: (id: string) => string): string =>
  text.replace(/\w+/g, (word) => (nouns.includes(word) ? noun(word) : word));
