/** Where things lie: side by side, or one below the other on a narrow screen. */
import type { Box } from "../shared/box";

export const CARD = { width: 100, height: 140 };
export const MINI = { width: 30, height: 42 };

/** `wide` as on a laptop, `medium` on a small one, `narrow` on a phone held upright. */
export type Shape = "wide" | "medium" | "narrow";

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly others: readonly Box[];
  readonly sea: Box;
  readonly own: Box;
}

const GAP = 8;
/** A hand's row of cards with the clasps below. */
export const HAND_ROW = CARD.height + 32;
/** On a phone, the room above the viewer's hand, and the room below it for the deliveries. */
export const OWN_HEAD = 38;
const OWN_FOOT = 74;
/** As high as a sheet with two rows of cards. */
const SHEET = 376;
/** Where the final scores begin on a phone. The sea is as high as they need. */
export const FINAL_TOP = 160;
const FINAL_ROW = { wide: 25, medium: 24, narrow: 24 };
const FINAL_HEAD = 31;

/** A place narrower than this is a phone held upright. */
export const isNarrow = (room: number): boolean => room < 560;
export const shapeFor = (room: number): Shape => (isNarrow(room) ? "narrow" : room < 900 ? "medium" : "wide");

const SIZES = {
  wide: { width: 1040, other: 132, sea: 226, own: 220 },
  medium: { width: 800, other: 114, sea: 217, own: 208 },
  narrow: { width: 420, other: 128, sea: 303, own: OWN_HEAD + OWN_FOOT },
};

export const finalRow = (shape: Shape): number => FINAL_ROW[shape];
export const finalHeight = (shape: Shape, players: number): number => FINAL_HEAD + FINAL_ROW[shape] * players;

export function layoutFor(shape: Shape, others: number, handRows: number, over: boolean): Layout {
  const { width, ...heights } = SIZES[shape];
  const upright = shape === "narrow";
  // On a phone, two in a row, so that the sea stays in sight.
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
      // An opponent alone in a row has the whole row.
      width: upright && i === others - 1 && i % across === 0 ? width : each,
      height: heights.other,
    })),
    sea,
    own,
  };
}

/** The sheet with another player's cards lies over the sea. On a phone it is higher, for the hand below the deliveries. */
export const sheetFor = (shape: Shape, sea: Box, delivered: number): Box =>
  shape === "narrow" && delivered ? { ...sea, height: SHEET } : sea;

interface Cards {
  readonly cards: readonly string[];
}

/** Groups in the fewest rows of at most `most` cards, about equally full. A larger group has its own row. */
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

/** On a phone, as many cards as still show their whole spine. */
export const CARDS_IN_ROW: Record<Shape, number> = { wide: Infinity, medium: Infinity, narrow: 9 };

/** The left edges of cards side by side. Many cards overlap, as in a hand. */
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
