/** Finds what the tables in the rules say about a thing, for its tip. */
import type { RuleSection } from "../api/types";
import { blocksOf, type Spans, textOf } from "./markup";
import { folded } from "./search";

export interface About {
  /** The head of the column; empty if there is only one column. */
  readonly head: string;
  readonly text: string;
  /** The ids of the rulings in the text. */
  readonly rulings: readonly string[];
}

/** The thing itself shows its numbers. */
const FIGURES = /^[\d\s–-]*$/u;

/** The row that begins with this name; empty if there is none. */
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

/** If the cell is a link to a section, the first paragraph of that section. */
function said(sections: readonly RuleSection[], cell: Spans): string {
  const link = cell.find((span) => span.kind === "link");
  const section = link && sections.find(({ id }) => id === link.to);
  const first = section && blocksOf(section.text).find((block) => block.kind === "paragraph");
  return textOf(first?.spans ?? cell);
}
