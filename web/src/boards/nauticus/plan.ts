/** Where things lie on the board, in its own units, for the room that there is on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The other players' areas, in their order. */
  readonly cards: readonly Box[];
  readonly own: Box;
  /** A player's yard lies below the rest of the area, not beside it. */
  readonly stacked: boolean;
  /** The top of another player's area when it is shown large. */
  readonly large: number;
}

/** Below the score track: the wheel, then the supply, both of this height. */
export const TOP = 42;
export const MIDDLE = 306;
export const SUPPLY = { left: 402, width: 306 } as const;

const GAP = 6;
const OTHERS = SUPPLY.left + SUPPLY.width + 8;
const AREA = 206;
const STACKED = 300;
const CARD = 100;

export const isNarrow = (room: number): boolean => room < 560;

/**
 * A wide place has room for the others beside the supply; in a narrower one they are shown with less, so that
 * everything is larger; on a phone everything lies one below the other.
 */
export function planFor(room: number, others: number): Plan {
  if (isNarrow(room)) return tall(others);
  const width = room < 900 ? 860 : 1020;
  const height = (MIDDLE - GAP * (others - 1)) / others;
  const y = TOP + MIDDLE + GAP;
  return {
    width,
    height: y + AREA,
    cards: Array.from({ length: others }, (_, i) => ({
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

function tall(others: number): Plan {
  const width = SUPPLY.left + SUPPLY.width;
  const card = (width - GAP * (others - 1)) / others;
  const cards = TOP + MIDDLE + GAP;
  const y = cards + CARD + GAP;
  return {
    width,
    height: y + STACKED,
    cards: Array.from({ length: others }, (_, i) => ({ x: i * (card + GAP), y: cards, width: card, height: CARD })),
    own: { x: 0, y, width, height: STACKED },
    stacked: true,
    large: y - STACKED - 14,
  };
}
