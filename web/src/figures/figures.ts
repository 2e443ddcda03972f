/** The printed values (figures) that a table may correct, and the text of the option that has the corrections. */
import type { FigureInfo, GameInfo, OptionInfo, OptionValue } from "../api/types";

/** Figures by their ids. */
export type Figures = ReadonlyMap<string, string>;

/** The figures of an option with this value. */
export function figuresOf(option: OptionInfo, value: OptionValue): Figures {
  const found = new Map(option.figures.map(({ id, ours }) => [id, ours]));
  for (const pair of typeof value === "string" ? value.split(/\s+/) : []) {
    const [id, corrected] = pair.split("=");
    if (id && corrected && found.has(id)) found.set(id, corrected);
  }
  return found;
}

/** All figures of a table, and its options with a single value, by their names. */
export const figuresOfTable = (
  known: GameInfo["options"],
  chosen: Readonly<Record<string, OptionValue>>,
): Figures =>
  new Map(
    known.flatMap((option) => {
      const value = chosen[option.name] ?? option.default;
      return [...figuresOf(option, value), [option.name, String(value)] as const];
    }),
  );

/** The option's value for these figures: the corrections; null if there are none. */
export const textOfFigures = ({ figures }: OptionInfo, found: Figures): string | null =>
  corrected(figures, found)
    .map(({ id }) => `${id}=${found.get(id)}`)
    .join(" ") || null;

/** The figures that are corrected. */
export const corrected = (figures: readonly FigureInfo[], found: Figures): FigureInfo[] =>
  figures.filter(({ id, ours }) => (found.get(id) ?? ours) !== ours);

/** The name of a figure's value. */
export const valueName = ({ values, value_names }: FigureInfo, value: string, language: string): string =>
  value_names[values.indexOf(value)]?.[language] ?? value;

/** Grouped by kind, in their order. */
export function byKind(figures: readonly FigureInfo[]): (readonly FigureInfo[])[] {
  const kinds = new Map<string, FigureInfo[]>();
  for (const figure of figures) kinds.set(figure.kind, [...(kinds.get(figure.kind) ?? []), figure]);
  return [...kinds.values()];
}

/** Fills a table's figures and options into a text of the rules: `{flower@maria}`, `{capacity}`. */
export function withFigures(
  text: string,
  known: GameInfo["options"],
  figures: Figures,
  language: string,
): string {
  const all = new Map(known.flatMap((option) => option.figures.map((figure) => [figure.id, figure])));
  return text.replace(/\{(\w+(?:@[\w/-]+)?)\}/g, (written, id: string) => {
    const figure = all.get(id);
    if (figure) return valueName(figure, figures.get(id) ?? figure.ours, language);
    const option = known.find(({ name }) => name === id);
    if (!option) return written;
    const value = figures.get(id) ?? String(option.default);
    return option.value_names[option.values.map(String).indexOf(value)]?.[language] ?? value;
  });
}
