/** Texts that have little room: cut, or broken into two lines, by the number or the width of their letters. */

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A name of at most `most` characters. */
export const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

/** A text in two lines of about the same length if it has more letters than `most`; a single word stays whole. */
export function inLines(text: string, most: number): string[] {
  const words = text.split(" ");
  if (text.length <= most || words.length < 2) return [text];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** How wide a letter is in the widest of the usual fonts, bold, as a share of its height. */
function letterWidth(letter: string): number {
  if (/[ijlI1.,:;'|!\s]/.test(letter)) return 0.4;
  if (/[mwMW@%…]/.test(letter)) return 1.08;
  return /[a-ząćęłńóśźż]/.test(letter) ? 0.68 : 0.8;
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** A name in letters of this size, cut if it is wider than the room. */
export function cutToWidth(name: string, room: number, size: number): string {
  if (widthOf(name) * size <= room) return name;
  const letters = [...name];
  while (letters.length > 1 && widthOf(`${letters.join("")}…`) * size > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
