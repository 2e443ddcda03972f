/** What the tables of the rules say of a thing, found by its name: for a tip beside it. */
import type { RuleSection } from "../api/types";
import { blocksOf, type Spans, textOf } from "./markup";
import { folded } from "./search";

export interface About {
  /** The head of the column, or nothing where there is only one. */
  readonly head: string;
  readonly text: string;
  /** The rulings that its signs stand for. */
  readonly rulings: readonly string[];
}

/** Mere figures are on the thing itself. */
const FIGURES = /^[\d\s–-]*$/u;

/** The row that begins with this name; an empty list if the rules have none. */
export function aboutOf(sections: readonly RuleSection[], thing: string): readonly About[] {
  const wanted = folded(thing);
  for (const block of sections.flatMap(({ text }) => blocksOf(text))) {
    if (block.kind !== "table") continue;
    const row = block.rows.find(([first]) => first && folded(textOf(first)) === wanted);
    if (!row) continue;
    const alone = row.length === 2;
    return row
      .slice(1)
      .map((cell, i) => ({
        head: alone ? "" : textOf(block.head[i + 1] ?? []),
        text: said(sections, cell),
        rulings: rulingsOf(cell),
      }))
      .filter(({ text }) => !FIGURES.test(text));
  }
  return [];
}

const rulingsOf = (cell: Spans): string[] =>
  cell.flatMap((span) => (span.kind === "ruling" ? [span.id] : []));

/** Where a cell only points to a section, the beginning of that. */
function said(sections: readonly RuleSection[], cell: Spans): string {
  const link = cell.find((span) => span.kind === "link");
  const section = link && sections.find(({ id }) => id === link.to);
  const first = section && blocksOf(section.text).find((block) => block.kind === "paragraph");
  return textOf(first?.spans ?? cell);
}
