/** The options of a table that differ from the usual ones, in words. */
import type { GameInfo, OptionInfo, OptionValue } from "../api/types";
import { corrected, figuresOf, valueName } from "../figures/figures";

export interface Variant {
  readonly name: string;
  readonly value: string;
}

export function variantsOf(
  known: GameInfo["options"],
  chosen: Readonly<Record<string, OptionValue>>,
  language: string,
  noun: (id: string) => string,
): Variant[] {
  return known
    .filter(({ name, default: usual }) => name in chosen && chosen[name] !== usual)
    .flatMap((option) => {
      const { name, names, values, value_names, nouns } = option;
      const value = chosen[name] ?? null;
      if (option.figures.length) return correctionsOf(option, value, language);
      const worded = value_names[values.indexOf(value)]?.[language];
      return [{ name: names[language] ?? name, value: worded ?? inWords(String(value), nouns, noun) }];
    });
}

/** One variant for each corrected figure. */
function correctionsOf(option: OptionInfo, value: OptionValue, language: string): Variant[] {
  const found = figuresOf(option, value);
  return corrected(option.figures, found).map((figure) => ({
    name: figure.names[language] ?? figure.id,
    value: valueName(figure, found.get(figure.id)!, language),
  }));
}

/** A text with nouns in place of the ids of things. */
const inWords = (text: string, nouns: readonly string[], noun: (id: string) => string): string =>
  text.replace(/\w+/g, (word) => (nouns.includes(word) ? noun(word) : word));
