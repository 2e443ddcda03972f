/** Search in the rules: without regard to capital letters and Polish diacritics. */
import type { RuleSection } from "../api/types";
import { blocksOf, type Block, textOf } from "./markup";

/** As long as the text itself, so that positions in both are the same. */
export const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => {
    const letter = text[i]!.toLowerCase();
    return letter === "ł" ? "l" : letter.normalize("NFD")[0]!;
  }).join("");

/** The text in pieces; every second piece is a match. */
export function marked(text: string, query: string): string[] {
  const wanted = folded(query.trim());
  if (!wanted) return [text];
  const inside = folded(text);
  const pieces: string[] = [];
  let from = 0;
  for (let at = inside.indexOf(wanted); at >= 0; at = inside.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...pieces, text.slice(from)];
}

/** The sections with all words of the query, in the order of the rules; all sections if it is empty. */
export function found(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const wanted = folded(query.trim());
  if (!wanted) return sections;
  return sections.filter(({ title, text }) =>
    folded([title, ...blocksOf(text).flatMap(lines)].join("\n")).includes(wanted),
  );
}

function lines(block: Block): string[] {
  if (block.kind === "paragraph") return [textOf(block.spans)];
  if (block.kind === "list") return block.items.map(textOf);
  return [block.head, ...block.rows].flatMap((row) => row.map(textOf));
}
