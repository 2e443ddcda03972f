/** Where things lie in an opponent's small area. */
import type { Box } from "../shared/box";
import { SPACES } from "./island";

export interface SmallArea {
  /** The island lies above the city, not beside it. */
  readonly stacked: boolean;
  /** The city is a list of buildings with their names. */
  readonly named: boolean;
  /** The middle of the line of goods. */
  readonly goods: number;
  readonly island: {
    readonly x: number;
    readonly y: number;
    readonly across: number;
    /** The size of a field with its gap, and from one field to the next. */
    readonly cell: number;
    readonly stride: number;
  };
  readonly city: Box;
}

export const EDGE = 8;
const TOP = 48;
const NAMED = 230;
const STACKED = 160;
const LINE = 27;
/** Between island and city side by side, and the least for a building with three people on it. */
const BETWEEN = 7;
const NARROWEST = 21.5;

export function smallAreaFor(width: number, height: number): SmallArea {
  const named = height >= NAMED;
  const stacked = height >= STACKED;
  const inner = width - 2 * EDGE;
  const across = stacked ? 6 : 4;
  const cell = named
    ? inner / 6
    : stacked
      ? Math.min(inner / 6, (height - TOP - 14) / 5)
      : (inner - BETWEEN - 4 * NARROWEST) / 4;
  const down = SPACES / across;
  // Side by side they are as high as they are wide. The room that is left is shared out above and below.
  const slack = stacked ? 0 : Math.max(0, height - TOP - down * cell - EDGE);
  const top = TOP + slack / 2;
  const city = stacked ? { x: EDGE, y: TOP + down * cell + 6 } : { x: EDGE + 4 * cell + BETWEEN, y: top };
  const rest = height - city.y - 6;
  return {
    stacked,
    named,
    goods: 37 + slack / 4,
    // Stacked, the island is as wide as the city below.
    island: { x: EDGE, y: top, across, cell, stride: stacked ? (inner - cell + 2) / 5 : cell },
    city: {
      ...city,
      width: width - EDGE - city.x,
      height: named ? Math.min(6 * LINE, rest) : stacked ? rest : down * cell,
    },
  };
}
