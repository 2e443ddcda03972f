/** How much room texts take: a seat's name and what stands beside it, the sum on a clasp, the columns of a table. */
import { shortened } from "../shared/text";
import type { Shape } from "./layout";

/** The width of a letter in the widest font: in a title, and in the smaller words beside it. */
const LETTER = 9;
const SMALL_LETTER = 7;
const BOLD_LETTER = 8.6;
/** In the first line of an area: where the name begins, and the room for the star at the end. */
export const NAME_AT = 34;
export const STAR_ROOM = 40;
const WORD_GAP = 7;
/** A name drawn this much narrower is better than a shortened one. */
const CLOSE = 0.85;
/** The room for the largest number in a table, and the width of a heading compared with a name. */
const NUMBER_ROOM = 36;
const HEADING = 0.7;

/** The room for small words in that line, and for bold ones. */
export const wordsRoom = (text: string): number => text.length * SMALL_LETTER + WORD_GAP;
export const boldRoom = (text: string): number => text.length * BOLD_LETTER + WORD_GAP;
/** On a phone, the room for the hand's title and the notes after it. */
export const titleRoom = (title: string, notes: readonly string[]): number =>
  notes.reduce((sum, note) => sum + boldRoom(note), title.length * LETTER + WORD_GAP);

/** The width of a button. On a phone it stands in that line, with a sign for the hand and the notes instead of the title. */
export const BUTTON: Record<Shape, number> = { wide: 152, medium: 152, narrow: 132 };
export const HAND_SIGN = 20;
export const notesRoom = (notes: readonly string[]): number =>
  notes.reduce((sum, note) => sum + boldRoom(note), HAND_SIGN + WORD_GAP);

/** The text on the clasp of a pair and its width. If little of the cards is visible, the text has no spaces. */
export function claspFor(sum: string, room: number): { text: string; width: number } {
  const width = 7.4 * sum.length + 14;
  if (width <= room) return { text: sum, width };
  const close = sum.replaceAll(" ", "");
  return { text: close, width: 9.4 * close.length + 12 };
}

interface Head {
  readonly width: number;
  readonly name: string;
  /** The most letters of a name. */
  readonly most: number;
  /** The word for the first player. */
  readonly first: string;
  /** The room for everything else in this line, without the star. */
  readonly beside: number;
}

/** The room that is left for the name and the word beside it. */
export const headRoom = ({ width, beside }: Pick<Head, "width" | "beside">): number =>
  width - NAME_AT - STAR_ROOM - beside;

/** The name, shortened to its room, and whether there is room for the word for the first player. */
export function headFor(head: Head): { name: string; worded: boolean } {
  const { name, most, first } = head;
  const room = headRoom(head);
  let shown = shortened(name, most);
  for (let fewer = shown.length - 1; CLOSE * nameRoom(shown) > room && fewer > 1; fewer--)
    shown = shortened(name, fewer);
  return { name: shown, worded: nameRoom(shown) + wordsRoom(first) <= room };
}

/** The width of a name by its letters: in a short text they differ. */
export function nameRoom(name: string): number {
  const room = (letter: string) => {
    if (/[mwMW…]/.test(letter)) return 15;
    if (/[fijlrt' .]/.test(letter)) return 6.5;
    return letter === letter.toLowerCase() ? 10 : 12;
  };
  return [...name].reduce((sum, letter) => sum + room(letter), 0);
}

/** The middles of a table's columns: as wide as headings and numbers need, with equal gaps. */
export function columnsFor(heads: readonly string[], room: number): number[] {
  const widths = heads.map((head) => Math.max(NUMBER_ROOM, HEADING * nameRoom(head)));
  const gap = (room - widths.reduce((sum, width) => sum + width, 0)) / heads.length;
  let left = 0;
  return widths.map((width) => {
    const middle = left + (width + gap) / 2;
    left += width + gap;
    return middle;
  });
}
