/** Sizes of words on the board, guessed from their length: nothing is measured while pieces are drawn. */
const NARROW = /[ilIjtfr.,:;'’!|łí\s]/u;
const WIDE = /[mwMWŻŹ@%—]/u;

/** About how wide a text is at a size, in the board's units. */
export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += NARROW.test(letter) ? 0.31 : WIDE.test(letter) ? 0.84 : 0.56;
  return ems * size;
}

/** Broken into two lines of about the same length where it has to be, and can be. */
export function linesOf(text: string, size: number, width: number): string[] {
  const words = text.split(" ");
  if (words.length === 1 || widthOf(text, size) <= width) return [text];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, size)));
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}
