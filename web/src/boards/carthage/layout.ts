/** Where things lie on the board, in its own units, for the room that there is on the screen. */
import type { Box } from "../shared/box";

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly sea: Box;
  /** The other players, in their order. */
  readonly others: readonly Box[];
  readonly market: Box;
  readonly farm: Box;
  readonly piles: Box;
  readonly own: Box;
  /** Another player's area, or a pile spread out. */
  readonly large: Box;
}

const GAP = 6;
const SEA = 204;
const STALL = 142;
export const AREA = 224;
/** On a phone, the goods and the hand lie below the head and begin here. */
export const FLAT = { goods: 86, hand: 300 } as const;
const UPRIGHT = 512;
const ROW = 66;
/** Narrower areas stand upright. */
export const UPRIGHT_BELOW = 560;

/** A place narrower than this is a phone held upright. */
export const isNarrow = (room: number): boolean => room < 560;

/** On a desk, in a window of medium width, where less lies side by side and everything is larger, or on a phone. */
export function layoutFor(room: number, others: number): Layout {
  if (isNarrow(room)) return tall(others);
  return room < 860 ? broad(others, 780, 500, [432, 204]) : broad(others, 1040, 744, [664, 214]);
}

function broad(others: number, width: number, sea: number, [market, farm]: [number, number]): Layout {
  const each = (SEA - GAP * (others - 1)) / others;
  const left = sea + GAP;
  const stall = SEA + GAP;
  const own = stall + STALL + GAP;
  const piles = market + farm + 2 * GAP;
  return {
    width,
    height: own + AREA,
    sea: { x: 0, y: 0, width: sea, height: SEA },
    others: Array.from({ length: others }, (_, i) => ({
      x: left,
      y: i * (each + GAP),
      width: width - left,
      height: each,
    })),
    market: { x: 0, y: stall, width: market, height: STALL },
    farm: { x: market + GAP, y: stall, width: farm, height: STALL },
    piles: { x: piles, y: stall, width: width - piles, height: STALL },
    own: { x: 0, y: own, width, height: AREA },
    large: { x: 0, y: own - AREA - 14, width, height: AREA },
  };
}

function tall(others: number): Layout {
  const width = 432;
  const farm = 254;
  const stall = SEA + GAP;
  const row = stall + 2 * (STALL + GAP);
  const own = row + others * (ROW + GAP);
  return {
    width,
    height: own + UPRIGHT,
    sea: { x: 0, y: 0, width, height: SEA },
    market: { x: 0, y: stall, width, height: STALL },
    farm: { x: 0, y: stall + STALL + GAP, width: farm, height: STALL },
    piles: { x: farm + GAP, y: stall + STALL + GAP, width: width - farm - GAP, height: STALL },
    others: Array.from({ length: others }, (_, i) => ({
      x: 0,
      y: row + i * (ROW + GAP),
      width,
      height: ROW,
    })),
    own: { x: 0, y: own, width, height: UPRIGHT },
    large: { x: 0, y: own - UPRIGHT - 14, width, height: UPRIGHT },
  };
}
