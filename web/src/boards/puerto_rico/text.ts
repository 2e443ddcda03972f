/** Sizes of words on the board, so that they are broken or drawn narrower only where they have to be. */
const NARROW = /[ilIjtfr.,:;'’!|łí\s]/u;
const WIDE = /[mwMWŻŹ@%—]/u;
const BOLDER = 1.13;
/** Measured so large, and counted in parts of it. */
const EM = 100;

const known = new Map<string, number>();

/** It has the reader's own font, and nothing on the page has to be laid out for it; without a page there is none. */
const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");

function measured(text: string, strong: boolean): number | null {
  if (!pen) return null;
  pen.font = `${strong ? 650 : 400} ${EM}px ${getComputedStyle(document.documentElement).getPropertyValue("--font")}`;
  return pen.measureText(text).width / EM;
}

/** By the kinds of its letters, for a font that is rather wide. */
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

/** Broken into two lines of about the same length where it has to be, and can be. */
export function linesOf(text: string, size: number, width: number, strong = false): string[] {
  const words = text.split(" ");
  if (words.length === 1 || widthOf(text, size, strong) <= width) return [text];
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, size, strong)));
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}
