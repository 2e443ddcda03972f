/** Where things lie on the table, in its own units, for the room that there is on the screen. */
import type { Box } from "../shared/box";

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
  /** Where below the ships the rest of the harbour begins. */
  readonly quay: { readonly houses: number; readonly supply: number; readonly plantations: number };
  readonly estate: Box;
  /** The city lies below the island, not beside it. */
  readonly upright: boolean;
  /** The other players, in their order. */
  readonly others: readonly Box[];
  /** While buildings are drafted, the market is all there is. */
  readonly draft: Box;
}

export const ROLE = { height: 62, gap: 6 } as const;

/** The heads of the market's columns, how high a row is (at most, where all columns are side by side), and the edge below. */
export const MARKET = { head: 22, row: 38, tallest: 44, foot: 6 } as const;

const EDGE = 8;
const GAP = 6;
const HARBOUR = 226;
const LOWEST = 548;
/** More room than this would only make gaps. */
const SPARE = 148;
/** Wider, as far as the place is; the market, where the long names are, gets most of it. */
const WIDTH = { least: 1020, most: 1076 } as const;
const MARKETS_SHARE = 0.6;
const SIDES_SHARE = 0.15;

/** Narrower than this, things lie one below the other: a phone held upright. */
export const isNarrow = (room: number): boolean => room < 560;

export interface Place {
  /** How wide and how high it is on the screen. */
  readonly room: number;
  readonly high: number;
  /** How many others are at the table. */
  readonly others: number;
  /** Instead of the market the points are shown; on a phone, first of all. */
  readonly over: boolean;
  /** The market is all there is but for the others. */
  readonly drafting: boolean;
  /** How many buildings lie one below the other on a phone. */
  readonly rows: number;
}

export const planFor = (place: Place): Plan => (isNarrow(place.room) ? tall(place) : broad(place));

/** With some room to spare, the parts of the harbour lie further apart. */
function quay(spare: number): Plan["quay"] {
  return { houses: 81 + spare / 3, supply: 138 + (2 * spare) / 3, plantations: 176 + spare };
}

function broad({ room, high, others }: Place): Plan {
  const width = Math.max(WIDTH.least, Math.min(WIDTH.most, Math.max(room, (LOWEST * room) / high)));
  const spare = Math.max(0, Math.min(SPARE, (width * high) / room - LOWEST));
  const height = LOWEST + spare;
  const wider = width - WIDTH.least;
  const main = 792 + wider * (1 - SIDES_SHARE);
  const side = EDGE + main + EDGE;
  const market = { x: EDGE, y: 76, width: 470 + wider * MARKETS_SHARE, height: HARBOUR + spare / 2 };
  const estate = market.y + market.height + 2;
  const each = Math.min(318, (height - 2 * EDGE + GAP) / others - GAP);
  return {
    width,
    height,
    roles: { x: EDGE, y: EDGE, width: main, height: ROLE.height },
    roleRows: 1,
    market,
    marketColumns: 4,
    harbour: {
      x: EDGE + market.width + EDGE,
      y: market.y,
      width: main - market.width - EDGE,
      height: market.height,
    },
    quay: quay(spare / 2),
    estate: { x: EDGE, y: estate, width: main, height: height - EDGE - estate },
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

function tall({ others, over, drafting, rows }: Place): Plan {
  const width = 398;
  const edge = 4;
  const inner = width - 2 * edge;
  const points = { x: edge, y: edge, width: inner, height: 96 + 40 * (others + 1) };
  const roles = {
    x: edge,
    y: over ? points.y + points.height + GAP : edge,
    width: inner,
    height: 2 * ROLE.height + ROLE.gap,
  };
  const harbour = { x: edge, y: roles.y + roles.height + GAP, width: inner, height: HARBOUR };
  const estate = { x: edge, y: harbour.y + harbour.height + GAP, width: inner, height: 484 };
  const below = estate.y + estate.height + GAP;
  const market = over
    ? points
    : { x: edge, y: below, width: inner, height: 2 * MARKET.head + rows * MARKET.row + MARKET.foot };
  const neighbours = over ? below : (drafting ? harbour.y : below) + market.height + GAP;
  const wide = (inner - GAP) / 2;
  const high = 170;
  return {
    width,
    height: neighbours + Math.ceil(others / 2) * (high + GAP) - GAP + edge,
    roles,
    roleRows: 2,
    market,
    marketColumns: 2,
    harbour,
    quay: quay(0),
    estate,
    upright: true,
    others: Array.from({ length: others }, (_, i) => ({
      x: edge + (i % 2) * (wide + GAP),
      y: neighbours + Math.floor(i / 2) * (high + GAP),
      width: wide,
      height: high,
    })),
    draft: { ...market, y: harbour.y },
  };
}
