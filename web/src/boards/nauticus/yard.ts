/** Where the ships of a yard lie: side by side in as many rows as they need, as large as they fit. */
export interface Berth {
  readonly x: number;
  /** Of the water line. */
  readonly y: number;
}

export interface Mooring {
  readonly scale: number;
  readonly berths: readonly Berth[];
}

/** Lengths in the ship's own units. */
export const DECK = 40;
export const HEIGHT = 96;
/** The room below the water line, in the board's units: for a label of fixed size, or for waves only. */
export const KEEL = 19;
export const WAVES = 4;
/** Room at an open end, or for a bowsprit. */
export const END = 7;
const GAP = 10;

export const lengthOf = (decks: number): number => decks * DECK + 2 * END;

function rowsOf(lengths: readonly number[], width: number): number[][] | null {
  const rows: number[][] = [];
  let left = 0;
  lengths.forEach((length, i) => {
    if (left >= length + GAP && rows.length) {
      rows.at(-1)!.push(i);
      left -= length + GAP;
    } else {
      rows.push([i]);
      left = width - length;
    }
  });
  return lengths.every((length) => length <= width) ? rows : null;
}

/** The largest scale, up to `most`, at which ships of these lengths find room. */
export function moor(
  lengths: readonly number[],
  width: number,
  height: number,
  most: number,
  keel: number = KEEL,
): Mooring {
  for (let scale = most; ; scale *= 0.96) {
    const rows = rowsOf(lengths, width / scale);
    if (rows && rows.length * (HEIGHT * scale + keel) <= height)
      return { scale, berths: berthed(lengths, rows, scale, height, keel) };
    if (scale < 0.05) return { scale, berths: lengths.map(() => ({ x: 0, y: height })) };
  }
}

function berthed(
  lengths: readonly number[],
  rows: readonly number[][],
  scale: number,
  height: number,
  keel: number,
): Berth[] {
  const berths: Berth[] = [];
  const step = rows.length ? Math.min(height / rows.length, (HEIGHT * scale + keel) * 1.25) : 0;
  rows.forEach((row, r) => {
    let x = 0;
    for (const i of row) {
      berths[i] = { x: x * scale, y: height - (rows.length - 1 - r) * step - keel };
      x += lengths[i]! + GAP;
    }
  });
  return berths;
}
