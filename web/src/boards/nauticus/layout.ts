/** Where things lie on the board, in its own units, for the room that there is on the screen. */
import type { Box } from "../shared/box";

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly wheel: Box;
  readonly supply: Box;
  /** The other players' areas, in their order. */
  readonly others: readonly Box[];
  readonly own: Box;
  /** A player's yard lies below the rest of the area, not beside it. */
  readonly stacked: boolean;
  /** The top of another player's area when it is shown large. */
  readonly large: number;
}

/** Below the score track: the wheel, then the supply, both of this height. */
const TOP = 42;
export const MIDDLE = 318;
/** How high one of the eight places is, with its bonus. */
export const PLACE = 86;
/** How wide the content of the supply is. */
export const SUPPLY = 306;

const GAP = 6;
const WHEEL = 394;
const LEFT = WHEEL + 8;
const OTHERS = LEFT + SUPPLY + 8;
/** A player's plate and warehouse; on a phone the yard is below. */
export const AREA = 206;
const YARD = 190;
const CARD = 100;
/** Room for the frame of the last opponent's area, which would be cut off otherwise. */
const FRAME = 2;

export const isNarrow = (room: number): boolean => room < 560;

/**
 * A wide place has room for the opponents beside the supply. In a narrower one they are shown with less, so that
 * everything is larger. On a phone, everything lies one below the other.
 */
export function layoutFor(room: number, others: number): Layout {
  if (isNarrow(room)) return tall(others);
  const width = room < 900 ? 860 : 1020;
  const height = (MIDDLE - GAP * (others - 1)) / others;
  const y = TOP + MIDDLE + GAP;
  return {
    width,
    height: y + AREA,
    wheel: { x: 0, y: TOP, width: WHEEL, height: MIDDLE },
    supply: { x: LEFT, y: TOP, width: SUPPLY, height: MIDDLE },
    others: Array.from({ length: others }, (_, i) => ({
      x: OTHERS,
      y: TOP + i * (height + GAP),
      width: width - OTHERS,
      height,
    })),
    own: { x: 0, y, width, height: AREA },
    stacked: false,
    large: y - AREA - 14,
  };
}

function tall(others: number): Layout {
  const width = 434;
  const supply = TOP + MIDDLE + GAP;
  const own = supply + MIDDLE + GAP;
  const height = AREA + YARD;
  const cards = own + height + GAP;
  return {
    width,
    height: cards + others * (CARD + GAP) - GAP + FRAME,
    wheel: { x: 0, y: TOP, width, height: MIDDLE },
    supply: { x: 0, y: supply, width, height: MIDDLE },
    others: Array.from({ length: others }, (_, i) => ({
      x: 0,
      y: cards + i * (CARD + GAP),
      width,
      height: CARD,
    })),
    own: { x: 0, y: own, width, height },
    stacked: true,
    large: cards - height - 14,
  };
}
