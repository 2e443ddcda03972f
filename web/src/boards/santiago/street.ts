/**
 * The street: a loop with ten stops in the board's own units. The harbour is in the middle of one end, one Cuban in
 * the middle of the other, four on either side. The car goes clockwise. On a desk the loop lies, with the harbour at the
 * right; on a phone it stands, with the harbour at the bottom.
 */
import { STOPS } from "./position";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Loop {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Street {
  /** Along the middle of the street. */
  readonly loop: Loop;
  /** The same as a path, from the harbour clockwise. */
  readonly path: string;
  readonly stops: readonly Spot[];
  /** How far each stop lies from the harbour along the street. */
  readonly distances: readonly number[];
  readonly round: number;
  /** The spot on the street at this distance from the harbour, after any number of rounds. */
  along(travelled: number): Spot & { readonly angle: number };
  /** The distance at which the car arrives at a stop when it drives on clockwise. It never goes back. */
  driveTo(travelled: number, stop: number): number;
  /**
   * The frames of a drive from one distance to another, at these shares of the way. Each angle continues the one
   * before by the shorter way: otherwise the car would spin where angles jump from 360 to 0 degrees.
   */
  drive(from: number, to: number, shares: readonly number[]): (Spot & { readonly angle: number })[];
  /** The Cubans' cards lie inside the loop, each at its stop; the harbour has a pier instead. */
  cardSpot(stop: number): Spot;
}

/** How wide it is. */
export const STREET_WIDTH = 38;
export const CARD = { width: 121, height: 73 } as const;
const RADIUS = 40;

interface Stretch {
  readonly length: number;
  readonly end: Spot;
  readonly straight: boolean;
  at(travelled: number): Spot & { readonly angle: number };
}

const line = (from: Spot, to: Spot): Stretch => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    length,
    end: to,
    straight: true,
    at: (travelled) => ({
      x: from.x + ((to.x - from.x) * travelled) / length,
      y: from.y + ((to.y - from.y) * travelled) / length,
      angle,
    }),
  };
};

/** A quarter of a circle to the right; `start` is the direction in degrees from its centre to its beginning. */
const bend = (x: number, y: number, start: number): Stretch => {
  const at = (travelled: number) => {
    const turned = start + ((travelled / RADIUS) * 180) / Math.PI;
    const way = (turned * Math.PI) / 180;
    return { x: x + RADIUS * Math.cos(way), y: y + RADIUS * Math.sin(way), angle: turned + 90 };
  };
  const length = (Math.PI / 2) * RADIUS;
  return { length, end: at(length), straight: false, at };
};

/** Clockwise from the harbour, which lies in the middle of a side, and back to it. */
function stretches({ left, right, top, bottom }: Loop, harbour: Spot): Stretch[] {
  const bends = [
    bend(right - RADIUS, bottom - RADIUS, 0),
    bend(left + RADIUS, bottom - RADIUS, 90),
    bend(left + RADIUS, top + RADIUS, 180),
    bend(right - RADIUS, top + RADIUS, 270),
  ];
  const first = harbour.x === right ? 0 : 1;
  const found: Stretch[] = [];
  let from = harbour;
  for (const turn of [...bends.slice(first), ...bends.slice(0, first)]) {
    found.push(line(from, turn.at(0)), turn);
    from = turn.end;
  }
  return [...found, line(from, harbour)];
}

function build(loop: Loop, stops: readonly Spot[]): Street {
  const harbour = stops[0]!;
  const ways = stretches(loop, harbour);
  const round = ways.reduce((sum, way) => sum + way.length, 0);
  const along: Street["along"] = (travelled) => {
    let rest = ((travelled % round) + round) % round;
    for (const way of ways) {
      if (rest <= way.length) return way.at(rest);
      rest -= way.length;
    }
    return ways[0]!.at(0);
  };
  const distanceOf = (stop: Spot): number => {
    let before = 0;
    for (const way of ways) {
      const from = way.at(0);
      const gone = Math.hypot(stop.x - from.x, stop.y - from.y);
      const there = way.at(gone);
      if (way.straight && gone <= way.length && Math.hypot(stop.x - there.x, stop.y - there.y) < 0.01)
        return before + gone;
      before += way.length;
    }
    return 0;
  };
  const distances = stops.map(distanceOf);
  return {
    loop,
    path:
      `M${harbour.x} ${harbour.y}` +
      ways
        .map(({ straight, end }) => `${straight ? "L" : `A${RADIUS} ${RADIUS} 0 0 1 `}${end.x} ${end.y}`)
        .join("") +
      "z",
    stops,
    distances,
    round,
    along,
    driveTo(travelled, stop) {
      const target = distances[stop % STOPS]! + Math.floor(travelled / round) * round;
      return target < travelled - 0.5 ? target + round : target;
    },
    drive(from, to, shares) {
      let { angle } = along(from);
      return shares.map((share) => {
        const spot = along(from + share * (to - from));
        angle += ((((spot.angle - angle) % 360) + 540) % 360) - 180;
        return { ...spot, angle };
      });
    },
    cardSpot(stop) {
      const { x, y } = stops[stop]!;
      const inner = STREET_WIDTH / 2 + 3;
      if (y === loop.top) return { x: x - CARD.width / 2, y: y + inner };
      if (y === loop.bottom) return { x: x - CARD.width / 2, y: y - inner - CARD.height };
      // At the sides there is room to keep a lit frame off the kerb.
      const off = inner + 2;
      return { x: x === loop.left ? x + off : x - off - CARD.width, y: y - CARD.height / 2 };
    },
  };
}

const middle = (a: number, b: number) => (a + b) / 2;

function lying(): Street {
  const loop = { left: 27, right: 707, top: 129, bottom: 323 };
  const columns = [237, 363, 489, 615];
  const y = middle(loop.top, loop.bottom);
  return build(loop, [
    { x: loop.right, y },
    ...[...columns].reverse().map((x) => ({ x, y: loop.bottom })),
    { x: loop.left, y },
    ...columns.map((x) => ({ x, y: loop.top })),
  ]);
}

function upright(): Street {
  const loop = { left: 27, right: 373, top: 27, bottom: 466 };
  const rows = [164, 243, 322, 401];
  const x = middle(loop.left, loop.right);
  return build(loop, [
    { x, y: loop.bottom },
    ...[...rows].reverse().map((y) => ({ x: loop.left, y })),
    { x, y: loop.top },
    ...rows.map((y) => ({ x: loop.right, y })),
  ]);
}

export const STREETS = { lying: lying(), upright: upright() } as const;
