/**
 * The street: a loop with ten stops in the board's own units. The harbour is in the middle of the right end,
 * one Cuban in the middle of the left end, four above and four below; the car goes clockwise.
 */
import { STOPS } from "./position";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Along the middle of the street. */
export const LOOP = { left: 27, right: 707, top: 129, bottom: 323, radius: 44 } as const;
/** How wide it is. */
export const STREET_WIDTH = 38;

export const COLUMNS = [242, 369, 496, 623] as const;
const MIDDLE = (LOOP.top + LOOP.bottom) / 2;

export const STOP_SPOTS: readonly Spot[] = [
  { x: LOOP.right, y: MIDDLE },
  ...[...COLUMNS].reverse().map((x) => ({ x, y: LOOP.bottom })),
  { x: LOOP.left, y: MIDDLE },
  ...COLUMNS.map((x) => ({ x, y: LOOP.top })),
];

const { left, right, top, bottom, radius } = LOOP;

/** The middle line as a path, from the harbour clockwise. */
export const LOOP_PATH =
  `M${right} ${MIDDLE}V${bottom - radius}A${radius} ${radius} 0 0 1 ${right - radius} ${bottom}` +
  `H${left + radius}A${radius} ${radius} 0 0 1 ${left} ${bottom - radius}V${top + radius}` +
  `A${radius} ${radius} 0 0 1 ${left + radius} ${top}H${right - radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}z`;

interface Stretch {
  readonly length: number;
  at(travelled: number): Spot & { readonly angle: number };
}

const line = (from: Spot, to: Spot): Stretch => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    length,
    at: (travelled) => ({
      x: from.x + ((to.x - from.x) * travelled) / length,
      y: from.y + ((to.y - from.y) * travelled) / length,
      angle,
    }),
  };
};

/** A quarter of a circle to the right; `start` is the direction in degrees from its centre to its beginning. */
const bend = (x: number, y: number, start: number): Stretch => ({
  length: (Math.PI / 2) * radius,
  at: (travelled) => {
    const turned = start + ((travelled / radius) * 180) / Math.PI;
    const way = (turned * Math.PI) / 180;
    return { x: x + radius * Math.cos(way), y: y + radius * Math.sin(way), angle: turned + 90 };
  },
});

const STRETCHES: readonly Stretch[] = [
  line({ x: right, y: MIDDLE }, { x: right, y: bottom - radius }),
  bend(right - radius, bottom - radius, 0),
  line({ x: right - radius, y: bottom }, { x: left + radius, y: bottom }),
  bend(left + radius, bottom - radius, 90),
  line({ x: left, y: bottom - radius }, { x: left, y: top + radius }),
  bend(left + radius, top + radius, 180),
  line({ x: left + radius, y: top }, { x: right - radius, y: top }),
  bend(right - radius, top + radius, 270),
  line({ x: right, y: top + radius }, { x: right, y: MIDDLE }),
];

const ROUND = STRETCHES.reduce((sum, stretch) => sum + stretch.length, 0);

/** A spot on the street, so far from the harbour; any number of rounds. */
export function along(travelled: number): Spot & { readonly angle: number } {
  let rest = ((travelled % ROUND) + ROUND) % ROUND;
  for (const stretch of STRETCHES) {
    if (rest <= stretch.length) return stretch.at(rest);
    rest -= stretch.length;
  }
  return STRETCHES[0]!.at(0);
}

/** How far each stop lies from the harbour along the street. */
export const STOP_DISTANCES: readonly number[] = (() => {
  const straight = MIDDLE - top - radius;
  const corner = (Math.PI / 2) * radius;
  const below = [...COLUMNS].reverse().map((x) => straight + corner + (right - radius - x));
  const far = straight + corner + (right - left - 2 * radius) + corner + (bottom - radius - MIDDLE);
  const above = COLUMNS.map((x) => far + straight + corner + (x - left - radius));
  return [0, ...below, far, ...above];
})();

/** Where the car ends up that has travelled so far and drives on clockwise to a stop; it never goes back. */
export function driveTo(travelled: number, stop: number): number {
  const rounds = Math.floor(travelled / ROUND);
  const target = STOP_DISTANCES[stop % STOPS]! + rounds * ROUND;
  return target < travelled - 0.5 ? target + ROUND : target;
}

export const roundLength = ROUND;

/**
 * A drive as pictures, from one distance to another, by shares of the way. Each is turned on from the last one by
 * the shorter way, or whoever goes from picture to picture would see the car spin round where angles begin anew.
 */
export function drive(from: number, to: number, shares: readonly number[]): (Spot & { readonly angle: number })[] {
  let { angle } = along(from);
  return shares.map((share) => {
    const spot = along(from + share * (to - from));
    angle += ((((spot.angle - angle) % 360) + 540) % 360) - 180;
    return { ...spot, angle };
  });
}

/** The Cubans' cards lie inside the loop, each at its stop; the harbour has a pier instead. */
export const CARD = { width: 121, height: 73 } as const;

export function cardSpot(stop: number): Spot {
  const { x, y } = STOP_SPOTS[stop]!;
  const inner = STREET_WIDTH / 2 + 3;
  if (y === LOOP.top) return { x: x - CARD.width / 2, y: y + inner };
  if (y === LOOP.bottom) return { x: x - CARD.width / 2, y: y - inner - CARD.height };
  return { x: x + inner, y: y - CARD.height / 2 };
}
