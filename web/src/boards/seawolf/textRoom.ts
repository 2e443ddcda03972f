/** How much room texts take: a seat’s name and what stands beside it, the sum on a clasp, the columns of a table. */
import { shortened } from "../shared/text";
import type { Shape } from "./layout";

/** About how wide a letter is, in the widest font there is: of a title, and of the smaller words beside it. */
const LETTER = 9;
const SMALL_LETTER = 7;
const BOLD_LETTER = 8.6;
/** In the line above what lies before a seat: where the name begins, and what the star at the end takes. */
export const NAME_AT = 34;
export const STAR_ROOM = 40;
const WORD_GAP = 7;
/** Drawn so much narrower, a name is still better than a part of it. */
const CLOSE = 0.85;
/** Of the largest number in a table; and how wide a heading is there, compared with a name. */
const NUMBER_ROOM = 36;
const HEADING = 0.7;

/** What a few small words take in that line, and what bold ones do. */
export const wordsRoom = (text: string): number => text.length * SMALL_LETTER + WORD_GAP;
export const boldRoom = (text: string): number => text.length * BOLD_LETTER + WORD_GAP;
/** On a phone, what the title of the hand takes there with the notes behind it. */
export const titleRoom = (title: string, notes: readonly string[]): number =>
  notes.reduce((sum, note) => sum + boldRoom(note), title.length * LETTER + WORD_GAP);

/** A plate, which on a phone stands there in a delivery or an event: then a sign for the hand, and the notes alone. */
export const BUTTON: Record<Shape, number> = { wide: 152, medium: 152, narrow: 132 };
export const HAND_SIGN = 20;
export const notesRoom = (notes: readonly string[]): number =>
  notes.reduce((sum, note) => sum + boldRoom(note), HAND_SIGN + WORD_GAP);

/** What is written on the clasp of a pair, and how wide it is: closer together where little is seen of the cards. */
export function claspFor(sum: string, room: number): { text: string; width: number } {
  const width = 7.4 * sum.length + 14;
  if (width <= room) return { text: sum, width };
  const close = sum.replaceAll(" ", "");
  return { text: close, width: 9.4 * close.length + 12 };
}

interface Head {
  readonly width: number;
  readonly name: string;
  /** So many letters are enough for a name. */
  readonly most: number;
  /** The word for whoever begins. */
  readonly first: string;
  /** What all the rest takes in this line, but for the star. */
  readonly beside: number;
}

/** What is left in that line for the name and the word beside it. */
export const headRoom = ({ width, beside }: Pick<Head, "width" | "beside">): number =>
  width - NAME_AT - STAR_ROOM - beside;

/** The name as far as there is room for it, and whether the word for whoever begins still stands beside it. */
export function headFor(head: Head): { name: string; worded: boolean } {
  const { name, most, first } = head;
  const room = headRoom(head);
  let shown = shortened(name, most);
  for (let fewer = shown.length - 1; CLOSE * nameRoom(shown) > room && fewer > 1; fewer--)
    shown = shortened(name, fewer);
  return { name: shown, worded: nameRoom(shown) + wordsRoom(first) <= room };
}

/** Names are short, so that it matters of which letters one is made. */
export function nameRoom(name: string): number {
  const room = (letter: string) => {
    if (/[mwMW…]/.test(letter)) return 15;
    if (/[fijlrt' .]/.test(letter)) return 6.5;
    return letter === letter.toLowerCase() ? 10 : 12;
  };
  return [...name].reduce((sum, letter) => sum + room(letter), 0);
}

/** Middles of a table's columns, as wide as headings and numbers need and so that the gaps between them are alike. */
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
