/** Where things lie: broad as on a table, or one below the other on a narrow screen. */
import type { Box } from "../shared/box";

export const CARD = { width: 100, height: 140 };
export const MINI = { width: 30, height: 42 };

/** `wide` as on a laptop, `medium` on a small one, `narrow` on a phone held upright. */
export type Shape = "wide" | "medium" | "narrow";

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly others: readonly Box[];
  readonly sea: Box;
  readonly own: Box;
}

const GAP = 8;
/** A hand's row of cards with the clasps below. */
export const HAND_ROW = CARD.height + 32;
/** What is above one's hand on a phone, and what is below: the deliveries. */
export const OWN_HEAD = 38;
const OWN_FOOT = 74;
/** As high as a sheet with two rows of cards. */
const SHEET = 376;
/** Where the final scoring begins on a phone; the sea is as high as it needs. */
export const FINAL_TOP = 160;
const FINAL_ROW = { wide: 25, medium: 24, narrow: 24 };
const FINAL_HEAD = 31;

export const shapeFor = (room: number): Shape => (room < 560 ? "narrow" : room < 900 ? "medium" : "wide");

const SIZES = {
  wide: { width: 1040, other: 132, sea: 226, own: 220 },
  medium: { width: 800, other: 114, sea: 217, own: 208 },
  narrow: { width: 420, other: 128, sea: 303, own: OWN_HEAD + OWN_FOOT },
};

export const finalRow = (shape: Shape): number => FINAL_ROW[shape];
export const finalHeight = (shape: Shape, players: number): number => FINAL_HEAD + FINAL_ROW[shape] * players;

export function planFor(shape: Shape, others: number, handRows: number, over: boolean): Plan {
  const { width, ...heights } = SIZES[shape];
  const upright = shape === "narrow";
  // On a phone two by two, so that the sea is in sight.
  const across = upright ? Math.min(2, others) : others;
  const each = (width - GAP * (across - 1)) / across;
  const pitch = heights.other + GAP;
  const final = over && upright ? FINAL_TOP + finalHeight(shape, others + 1) + GAP : 0;
  const sea = { x: 0, y: Math.ceil(others / across) * pitch, width, height: Math.max(heights.sea, final) };
  const own = {
    x: 0,
    y: sea.y + sea.height + GAP,
    width,
    height: heights.own + (upright ? HAND_ROW * handRows : 0),
  };
  return {
    width,
    height: own.y + own.height,
    others: Array.from({ length: others }, (_, i) => ({
      x: (i % across) * (each + GAP),
      y: Math.floor(i / across) * pitch,
      // Whoever is alone in a row has all of it.
      width: upright && i === others - 1 && i % across === 0 ? width : each,
      height: heights.other,
    })),
    sea,
    own,
  };
}

/** Where a sheet lies that shows another player's cards large: over the sea, and below a phone's deliveries is the hand. */
export const sheetFor = (shape: Shape, sea: Box, delivered: number): Box =>
  shape === "narrow" && delivered ? { ...sea, height: SHEET } : sea;

interface Cards {
  readonly cards: readonly string[];
}

/** Groups in as few rows as hold at most so many cards each, about equally full; a larger group has a row of its own. */
export function inRows<Group extends Cards>(groups: readonly Group[], most: number): Group[][] {
  const fewest = broken(groups, most);
  if (fewest.length === 1) return fewest;
  for (let fewer = 1; fewer < most; fewer++) {
    const rows = broken(groups, fewer);
    if (rows.length === fewest.length) return rows;
  }
  return fewest;
}

function broken<Group extends Cards>(groups: readonly Group[], most: number): Group[][] {
  const rows: Group[][] = [[]];
  let count = 0;
  for (const group of groups) {
    if (count && count + group.cards.length > most) {
      rows.push([]);
      count = 0;
    }
    rows.at(-1)!.push(group);
    count += group.cards.length;
  }
  return rows;
}

/** On a phone as many as still show their whole spine. */
export const CARDS_IN_ROW: Record<Shape, number> = { wide: Infinity, medium: Infinity, narrow: 9 };

/** Left edges of cards side by side; where there are many they overlap, as in a hand. */
export function fan(count: number, room: number, width: number, gap: number): number[] {
  const pitch = count < 2 ? 0 : Math.min(width + gap, (room - width) / (count - 1));
  return Array.from({ length: count }, (_, i) => i * pitch);
}

/** The same for groups, with a wider gap between them while there is room. */
export function fanGroups(
  sizes: readonly number[],
  room: number,
  width: number,
  gap: number,
  between: number,
): number[][] {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const extra = between * Math.max(0, sizes.length - 1);
  const places = fan(count, room - extra, width, gap);
  let next = 0;
  return sizes.map((size, group) => Array.from({ length: size }, () => places[next++]! + group * between));
}

/** A text in two lines about equally long, if it is longer than so many letters. */
export function halved(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const spaces = [...text.matchAll(/ /g)].map((space) => space.index);
  const off = (cut: number) => Math.abs(text.length / 2 - cut);
  const cut = spaces.sort((a, b) => off(a) - off(b))[0];
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

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
export const PLATE: Record<Shape, number> = { wide: 152, medium: 152, narrow: 132 };
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

export const shortened = (name: string, most: number): string =>
  name.length > most ? name.slice(0, most - 1).trimEnd() + "…" : name;
