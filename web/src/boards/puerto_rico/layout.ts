/** Where things lie on the table, in its own units, for the room that there is on the screen. */
import type { Box } from "../shared/box";

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly roles: Box;
  /** How many rows the role cards lie in. */
  readonly roleRows: number;
  readonly buildings: Box;
  /** How many of the four columns of buildings lie side by side. */
  readonly buildingColumns: 2 | 4;
  readonly harbour: Box;
  /** Where below the ships the rest of the harbour begins. */
  readonly quay: { readonly houses: number; readonly supply: number; readonly plantations: number };
  readonly own: Box;
  /** The city lies below the island, not beside it. */
  readonly upright: boolean;
  /** The other players, in their order. */
  readonly others: readonly Box[];
  /** The buildings while they are drafted: they have all the room but the opponents'. */
  readonly draft: Box;
}

export const ROLE = { height: 62, gap: 6 } as const;

/** The height of a column's head, of a row (at most, with all columns side by side), and of the edge below. */
export const BUILDING_ROWS = { head: 22, row: 38, tallest: 44, foot: 6 } as const;

/** The height of the row of answers, which on a phone lies below the purse. */
export const ANSWERS = 30;

const EDGE = 8;
const GAP = 6;
const HARBOUR = 226;
const LOWEST = 548;
/** More room than this would only make gaps. */
const SPARE = 148;
/** The board grows with its place. The buildings, with their long names, get most of the extra width. */
const WIDTH = { least: 1020, most: 1076 } as const;
const BUILDINGS_SHARE = 0.6;
const SIDES_SHARE = 0.15;

/** A place narrower than this is a phone held upright. */
export const isNarrow = (room: number): boolean => room < 560;

export interface Place {
  /** How wide and how high it is on the screen. */
  readonly room: number;
  readonly high: number;
  /** How many others are at the table. */
  readonly others: number;
  /** The final scores take the place of the buildings; on a phone they come first. */
  readonly over: boolean;
  /** Only the buildings and the opponents are shown. */
  readonly drafting: boolean;
  /** How many buildings lie one below the other on a phone. */
  readonly rows: number;
}

export const layoutFor = (place: Place): Layout => (isNarrow(place.room) ? tall(place) : broad(place));

/** If there is spare room, the parts of the harbour lie further apart. */
function quay(spare: number): Layout["quay"] {
  return { houses: 81 + spare / 3, supply: 138 + (2 * spare) / 3, plantations: 176 + spare };
}

function broad({ room, high, others }: Place): Layout {
  const width = Math.max(WIDTH.least, Math.min(WIDTH.most, Math.max(room, (LOWEST * room) / high)));
  const spare = Math.max(0, Math.min(SPARE, (width * high) / room - LOWEST));
  const height = LOWEST + spare;
  const wider = width - WIDTH.least;
  const main = 792 + wider * (1 - SIDES_SHARE);
  const side = EDGE + main + EDGE;
  const buildings = { x: EDGE, y: 76, width: 470 + wider * BUILDINGS_SHARE, height: HARBOUR + spare / 2 };
  const own = buildings.y + buildings.height + 2;
  const each = Math.min(318, (height - 2 * EDGE + GAP) / others - GAP);
  return {
    width,
    height,
    roles: { x: EDGE, y: EDGE, width: main, height: ROLE.height },
    roleRows: 1,
    buildings,
    buildingColumns: 4,
    harbour: {
      x: EDGE + buildings.width + EDGE,
      y: buildings.y,
      width: main - buildings.width - EDGE,
      height: buildings.height,
    },
    quay: quay(spare / 2),
    own: { x: EDGE, y: own, width: main, height: height - EDGE - own },
    upright: false,
    others: Array.from({ length: others }, (_, i) => ({
      x: side,
      y: EDGE + i * (each + GAP),
      width: width - side - EDGE,
      height: each,
    })),
    draft: { x: EDGE, y: buildings.y, width: main, height: height - buildings.y - EDGE },
  };
}

function tall({ others, over, drafting, rows }: Place): Layout {
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
  const own = { x: edge, y: harbour.y + harbour.height + GAP, width: inner, height: 484 };
  const below = own.y + own.height + GAP;
  const buildings = over
    ? points
    : {
        x: edge,
        y: below,
        width: inner,
        height: 2 * BUILDING_ROWS.head + rows * BUILDING_ROWS.row + BUILDING_ROWS.foot,
      };
  const opponents = over ? below : (drafting ? harbour.y : below) + buildings.height + GAP;
  const wide = (inner - GAP) / 2;
  const high = 170;
  return {
    width,
    height: opponents + Math.ceil(others / 2) * (high + GAP) - GAP + edge,
    roles,
    roleRows: 2,
    buildings,
    buildingColumns: 2,
    harbour,
    quay: quay(0),
    own,
    upright: true,
    others: Array.from({ length: others }, (_, i) => ({
      x: edge + (i % 2) * (wide + GAP),
      y: opponents + Math.floor(i / 2) * (high + GAP),
      width: wide,
      height: high,
    })),
    draft: { ...buildings, y: harbour.y },
  };
}
