/** The score track as a scale that is long enough for every marker. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

const STEP = 10;
const SHORTEST = 50;
/** The room for a number of three digits at the end, half of the number before it, and a gap. */
const NUMBER = 44;

export function scaleFor(points: readonly number[]): Scale {
  const low = Math.min(0, Math.floor(Math.min(...points) / STEP) * STEP);
  const high = Math.max(SHORTEST, Math.ceil((Math.max(...points) + 1) / STEP) * STEP);
  return { low, high };
}

/** As many ticks as a track of this length has room for with their numbers. */
export function ticks({ low, high }: Scale, length: number): number[] {
  const room = (step: number) => (length * step) / (high - low) >= NUMBER;
  const step = STEP * ([1, 2, 5].find((times) => room(STEP * times)) ?? 10);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Places for markers of this width: as near as possible to where they belong, without overlapping. */
export function spread(wanted: readonly number[], width: number, length: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  const placed = order.map(({ at }) => at);
  for (let round = 0; round < 20; round++) {
    for (let i = 1; i < placed.length; i++) {
      const overlap = width - (placed[i]! - placed[i - 1]!);
      if (overlap <= 0) continue;
      placed[i - 1]! -= overlap / 2;
      placed[i]! += overlap / 2;
    }
  }
  const over = Math.max(0, (placed.at(-1) ?? 0) - length);
  const under = Math.max(0, -(placed[0] ?? 0));
  const out: number[] = [];
  order.forEach(({ i }, rank) => (out[i] = placed[rank]! - over + under));
  return out;
}
