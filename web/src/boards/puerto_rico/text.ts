/** Measures texts, so that they are broken into lines or drawn narrower only if they have to be. */
const NARROW = /[ilIjtfr.,:;'’!|łí\s]/u;
const WIDE = /[mwMWŻŹ@%—]/u;
const BOLDER = 1.13;
/** Texts are measured at this size, and their width is kept as a share of it. */
const EM = 100;

const known = new Map<string, number>();

/** A canvas measures with the reader's font without a new layout of the page. Tests have no page, so none. */
const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");

function measured(text: string, strong: boolean): number | null {
  if (!pen) return null;
  pen.font = `${strong ? 650 : 400} ${EM}px ${getComputedStyle(document.documentElement).getPropertyValue("--font")}`;
  return pen.measureText(text).width / EM;
}

/** Estimated by the kinds of letters, for a rather wide font. */
function guessed(text: string, strong: boolean): number {
  let ems = 0;
  for (const letter of text) ems += NARROW.test(letter) ? 0.36 : WIDE.test(letter) ? 0.9 : 0.63;
  return strong ? ems * BOLDER : ems;
}

/** How wide a text is at a size, in the board's units. */
export function widthOf(text: string, size: number, strong = false): number {
  const key = `${strong} ${text}`;
  const ems = known.get(key) ?? measured(text, strong) ?? guessed(text, strong);
  known.set(key, ems);
  return ems * size;
}

/** In two lines of about the same length if one line is too narrow and the text has a space. */
export function linesOf(text: string, size: number, width: number, strong = false): string[] {
  const words = text.split(" ");
  if (words.length === 1 || widthOf(text, size, strong) <= width) return [text];
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, size, strong)));
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}
