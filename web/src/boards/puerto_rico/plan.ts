/** Where things lie on the table, in its own units, for the room that there is on the screen. */
import type { Box } from "../box";

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly roles: Box;
  /** How many rows the role cards lie in. */
  readonly roleRows: number;
  readonly market: Box;
  /** How many of the market's four columns lie side by side. */
  readonly marketColumns: 2 | 4;
  readonly harbour: Box;
  readonly estate: Box;
  /** The city lies below the island, not beside it. */
  readonly upright: boolean;
  /** The other players, in their order. */
  readonly others: readonly Box[];
  /** While buildings are drafted, the market is all there is. */
  readonly draft: Box;
}

export const ROLE = { height: 62, gap: 6 } as const;
export const HARBOUR = { houses: 81, supply: 138, plantations: 176 } as const;

const EDGE = 8;
const GAP = 6;

/** Narrower than this, things lie one below the other: a phone held upright. */
export const isNarrow = (room: number): boolean => room < 560;

export const planFor = (room: number, others: number): Plan => (isNarrow(room) ? tall(others) : broad(others));

function broad(others: number): Plan {
  const width = 1020;
  const height = 560;
  const main = 792;
  const side = EDGE + main + EDGE;
  const market = { x: EDGE, y: 76, width: 470, height: 226 };
  const each = Math.min(318, (height - 2 * EDGE + GAP) / others - GAP);
  return {
    width,
    height,
    roles: { x: EDGE, y: EDGE, width: main, height: ROLE.height },
    roleRows: 1,
    market,
    marketColumns: 4,
    harbour: { x: EDGE + market.width + EDGE, y: market.y, width: main - market.width - EDGE, height: market.height },
    estate: { x: EDGE, y: 304, width: main, height: 248 },
    upright: false,
    others: Array.from({ length: others }, (_, i) => ({
      x: side,
      y: EDGE + i * (each + GAP),
      width: width - side - EDGE,
      height: each,
    })),
    draft: { x: EDGE, y: market.y, width: main, height: height - market.y - EDGE },
  };
}

function tall(others: number): Plan {
  const width = 430;
  const inner = width - 2 * EDGE;
  const roles = { x: EDGE, y: EDGE, width: inner, height: 2 * ROLE.height + ROLE.gap };
  const harbour = { x: EDGE, y: roles.y + roles.height + GAP, width: inner, height: 226 };
  const estate = { x: EDGE, y: harbour.y + harbour.height + GAP, width: inner, height: 484 };
  const market = { x: EDGE, y: estate.y + estate.height + GAP, width: inner, height: 560 };
  const below = market.y + market.height + GAP;
  const wide = (inner - GAP) / 2;
  const high = 140;
  return {
    width,
    height: below + Math.ceil(others / 2) * (high + GAP) - GAP + EDGE,
    roles,
    roleRows: 2,
    market,
    marketColumns: 2,
    harbour,
    estate,
    upright: true,
    others: Array.from({ length: others }, (_, i) => ({
      x: EDGE + (i % 2) * (wide + GAP),
      y: below + Math.floor(i / 2) * (high + GAP),
      width: wide,
      height: high,
    })),
    draft: { ...market, y: harbour.y },
  };
}
