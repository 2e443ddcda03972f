/** Where things lie: broad as on a table, or one below the other on a narrow screen. */
export const CARD = { width: 100, height: 140 };
export const MINI = { width: 30, height: 42 };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  readonly others: readonly Box[];
  readonly sea: Box;
  readonly own: Box;
}

const GAP = 8;

export function planFor(narrow: boolean, others: number): Plan {
  if (narrow) {
    const width = 420;
    const each = 122;
    const sea = { x: 0, y: others * (each + GAP), width, height: 410 };
    const own = { x: 0, y: sea.y + sea.height + GAP, width, height: 420 };
    return {
      width,
      height: own.y + own.height,
      narrow,
      others: Array.from({ length: others }, (_, i) => ({ x: 0, y: i * (each + GAP), width, height: each })),
      sea,
      own,
    };
  }
  const width = 1040;
  const height = 590;
  const strip = 132;
  const each = (width - GAP * (others - 1)) / others;
  const sea = { x: 0, y: strip + GAP, width, height: 222 };
  const own = { x: 0, y: sea.y + sea.height + GAP, width, height: height - sea.y - sea.height - GAP };
  return {
    width,
    height,
    narrow,
    others: Array.from({ length: others }, (_, i) => ({ x: i * (each + GAP), y: 0, width: each, height: strip })),
    sea,
    own,
  };
}

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
