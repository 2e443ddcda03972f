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
): Variant[] {
  return known
    .filter(({ name, default: usual }) => name in chosen && chosen[name] !== usual)
    .map(({ name, names, values, value_names }) => {
      const value = chosen[name] ?? null;
      return { name: names[language] ?? name, value: value_names[values.indexOf(value)]?.[language] ?? String(value) };
    });
}
