/** The names of the road's spaces, which stand on the shore below them. */
import { inLines } from "../shared/text";

export interface Signpost {
  readonly lines: readonly string[];
  readonly x: number;
  /** The first line, from the coast downwards, and the distance between lines. */
  readonly y: number;
  readonly lead: number;
}

/** A narrower space has no room for half of a name. */
const NARROW = 80;
/** The width of a bold letter of the widest font, at the size of the names. */
const LETTER = 8.4;
const UPPER = 18;
const LOWER = 31.5;

export const areNarrow = (step: number): boolean => step < NARROW;

/**
 * A long name has two lines. If the spaces are narrow, each name has one line, in an upper and a lower row by turns.
 * It does not touch the previous name of its row, and stays within the road.
 */
export function signposts(names: readonly string[], step: number, start: number): Signpost[] {
  const middle = (space: number) => start - step * (space + 0.5);
  const goal = start - step * names.length;
  if (areNarrow(step)) {
    const free = [start, start];
    return names.map((name, space) => {
      const row = space % 2;
      const half = (name.length * (LETTER - 0.6)) / 2;
      const x = Math.max(goal + half, Math.min(middle(space), free[row]! - half));
      free[row] = x - half;
      return { lines: [name], x, y: row ? LOWER : UPPER, lead: 0 };
    });
  }
  return names.map((name, space) => {
    const lines = inLines(name, step / LETTER);
    return { lines, x: middle(space), y: lines.length > 1 ? UPPER : 24, lead: LOWER - UPPER };
  });
}
