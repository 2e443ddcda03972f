/** The names of the road's spaces, which stand on the shore below them. */
import { inLines } from "../shared/text";

export interface Signpost {
  readonly lines: readonly string[];
  readonly x: number;
  /** Of the first line, from the coast downwards, and from line to line. */
  readonly y: number;
  readonly lead: number;
}

/** Spaces that are narrower have no room for the half of a name. */
const NARROW = 80;
/** A bold letter of the widest font, at the size that names have. */
const LETTER = 8.4;
const UPPER = 18;
const LOWER = 31.5;

export const areNarrow = (step: number): boolean => step < NARROW;

/** Long names stand in two lines; where spaces are narrow, each in one, the upper and the lower by turns, beside the last name of its row, and none beyond the spaces. */
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
