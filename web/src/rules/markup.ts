/**
 * Reads the small part of Markdown that the rules use: paragraphs, lists, tables, **strong**, *emphasis*, links to
 * other sections, and signs of rulings. Everything else is text, HTML too.
 */
export type Span =
  | { readonly kind: "text" | "strong" | "em"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string }
  /** The sign of a value that is a ruling. It has no text. */
  | { readonly kind: "ruling"; readonly text: ""; readonly id: string };

export type Spans = readonly Span[];

export type Block =
  | { readonly kind: "paragraph"; readonly spans: Spans }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Spans[] }
  | { readonly kind: "table"; readonly head: readonly Spans[]; readonly rows: readonly (readonly Spans[])[] };

const MARKED = /\*\*(.+?)\*\*|\*(\S.*?)\*|\[([^\]]+)\]\(#([a-z][a-z0-9-]*)\)|\{\?([a-z][a-z0-9_-]*)\}/g;
const ITEM = /^(?:-|(\d+)\.) (.*)$/;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const plain = (to: number) => to > from && spans.push({ kind: "text", text: text.slice(from, to) });
  for (const found of text.matchAll(MARKED)) {
    const [whole, strong, em, label, to, ruling] = found;
    plain(found.index);
    if (strong) spans.push({ kind: "strong", text: strong });
    else if (em) spans.push({ kind: "em", text: em });
    else if (ruling) spans.push({ kind: "ruling", text: "", id: ruling });
    else spans.push({ kind: "link", text: label!, to: to! });
    from = found.index + whole.length;
  }
  plain(text.length);
  return spans;
}

/** Empty lines separate blocks. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length)
    .map(blockOf);
}

function blockOf(lines: readonly string[]): Block {
  const [first, second] = lines;
  if (first!.startsWith("|") && second && /^\|[\s|:-]+\|$/.test(second)) {
    const [head, ...rows] = [first!, ...lines.slice(2)].map(cellsOf);
    return { kind: "table", head: head!, rows };
  }
  const item = ITEM.exec(first!);
  if (item) return { kind: "list", ordered: item[1] !== undefined, items: itemsOf(lines).map(spansOf) };
  return { kind: "paragraph", spans: spansOf(lines.join(" ")) };
}

const cellsOf = (line: string): Spans[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spansOf(cell.trim()));

/** A line that begins no item belongs to the item before. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2]!);
    else items.push(`${items.pop()} ${line}`);
  }
  return items;
}

export const textOf = (spans: Spans): string => spans.map((span) => span.text).join("");
