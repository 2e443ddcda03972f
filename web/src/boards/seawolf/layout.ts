/** Where things lie: broad as on a table, or one below the other on a narrow screen. */
import type { Box } from "../box";

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

export const shapeFor = (room: number): Shape => (room < 560 ? "narrow" : room < 900 ? "medium" : "wide");

const SIZES = {
  wide: { width: 1040, other: 132, sea: 222, own: 220 },
  medium: { width: 800, other: 114, sea: 213, own: 208 },
  narrow: { width: 420, other: 122, sea: 418, own: 152 },
};

export function planFor(shape: Shape, others: number, handRows: number): Plan {
  const { width, ...heights } = SIZES[shape];
  const upright = shape === "narrow";
  // On a phone two by two, so that the sea is in sight.
  const across = upright ? Math.min(2, others) : others;
  const each = (width - GAP * (across - 1)) / across;
  const pitch = heights.other + GAP;
  const sea = { x: 0, y: Math.ceil(others / across) * pitch, width, height: heights.sea };
  const own = {
    x: 0,
    y: sea.y + sea.height + GAP,
    width,
    height: heights.own + (upright ? HAND_ROW * handRows + 4 : 0),
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

/** Groups in as few rows as hold at most so many cards each; a larger group has a row of its own. */
export function inRows<Group extends { readonly cards: readonly string[] }>(groups: readonly Group[], most: number): Group[][] {
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

export const CARDS_IN_ROW: Record<Shape, number> = { wide: Infinity, medium: Infinity, narrow: 7 };

/** Left edges of cards side by side; where there are many they overlap, as in a hand. */
export function fan(count: number, room: number, width: number, gap: number): number[] {
  const pitch = count < 2 ? 0 : Math.min(width + gap, (room - width) / (count - 1));
  return Array.from({ length: count }, (_, i) => i * pitch);
}

/** The same for groups, with a wider gap between them while there is room. */
export function fanGroups(sizes: readonly number[], room: number, width: number, gap: number, between: number): number[][] {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const extra = between * Math.max(0, sizes.length - 1);
  const places = fan(count, room - extra, width, gap);
  let next = 0;
  return sizes.map((size, group) => Array.from({ length: size }, () => places[next++]! + group * between));
}

export const shortened = (name: string, most: number): string =>
  name.length > most ? name.slice(0, most - 1).trimEnd() + "…" : name;
