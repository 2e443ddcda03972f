/** How an island's tiles and a city's buildings are laid out, and who stands on which circle. */
import { BUILDINGS, isLarge } from "./buildings";
import { type SeatPosition, tally } from "./position";

export const SPACES = 12;

export type Person = "worker" | "noble";
/** The person on a circle. */
export type Circle = Person | null;

export interface Standing {
  readonly workers: number;
  readonly nobles: number;
}
export type Arrangement = ReadonlyMap<string, Standing>;

/** Who stands where, San Juan included. */
export function arrangementOf(seat: SeatPosition): Map<string, Standing> {
  const workers = tally(seat.workers_at);
  const nobles = tally(seat.nobles_at ?? []);
  const found = new Map<string, Standing>();
  for (const kind of new Set([...workers.keys(), ...nobles.keys()])) {
    found.set(kind, { workers: workers.get(kind) ?? 0, nobles: nobles.get(kind) ?? 0 });
  }
  return found;
}

export interface Tile {
  readonly kind: string;
  /** Its number among the tiles of its kind. */
  readonly copy: number;
  readonly circles: readonly Circle[];
}

const circlesOf = (kind: string): number => BUILDINGS.get(kind)?.circles ?? (kind === "forest" ? 0 : 1);

/** The tiles in order. People stand on the first tiles of each kind, nobles before workers. */
export function tilesOf(kinds: readonly string[], arrangement: Arrangement): Tile[] {
  const copies = new Map<string, number>();
  return kinds.map((kind) => {
    const copy = copies.get(kind) ?? 0;
    copies.set(kind, copy + 1);
    const { workers, nobles } = arrangement.get(kind) ?? { workers: 0, nobles: 0 };
    const room = circlesOf(kind);
    const circles = Array.from({ length: room }, (_, i): Circle => {
      const nth = copy * room + i;
      return nth < nobles ? "noble" : nth < nobles + workers ? "worker" : null;
    });
    return { kind, copy, circles };
  });
}

export interface Plot {
  readonly tile: Tile;
  readonly column: number;
  readonly row: number;
  readonly tall: boolean;
}

export interface City {
  readonly columns: number;
  readonly rows: number;
  readonly plots: readonly Plot[];
  /** Spaces with nothing on them. */
  readonly empty: readonly { readonly column: number; readonly row: number }[];
}

/** The city as a list in two columns: small buildings from the top, large ones, two lines high, from the bottom. */
export function listOf({ plots, empty }: City): Pick<City, "plots" | "empty"> {
  const lines = SPACES / 2;
  const at = (line: number) => ({ column: Math.floor(line / lines), row: line % lines });
  const large = plots.filter(({ tall }) => tall);
  const small = plots.filter(({ tall }) => !tall);
  return {
    plots: [
      ...small.map((plot, i) => ({ ...plot, ...at(i) })),
      ...large.map((plot, i) => ({ ...plot, ...at(SPACES - 2 * (i + 1)) })),
    ],
    empty: empty.map((_, i) => at(small.length + i)),
  };
}

/**
 * Small buildings row by row from the upper left, large ones two spaces high, from the right. With more large ones
 * than columns (by an option) the city is laid out in two rows of six.
 */
export function cityOf(tiles: readonly Tile[]): City {
  const large = tiles.filter(({ kind }) => isLarge(kind));
  const columns = large.length > 4 ? 6 : 4;
  const rows = SPACES / columns;
  const taken = new Set<number>();
  const plots: Plot[] = [];
  large.forEach((tile, i) => {
    const column = columns - 1 - i;
    const row = rows - 2;
    taken.add(row * columns + column).add((row + 1) * columns + column);
    plots.push({ tile, column, row, tall: true });
  });
  const free = Array.from({ length: SPACES }, (_, i) => i).filter((space) => !taken.has(space));
  const small = tiles.filter(({ kind }) => !isLarge(kind));
  small.forEach((tile, i) => {
    const space = free[i] ?? 0;
    plots.push({ tile, column: space % columns, row: Math.floor(space / columns), tall: false });
  });
  const empty = free
    .slice(small.length)
    .map((space) => ({ column: space % columns, row: Math.floor(space / columns) }));
  return { columns, rows, plots, empty };
}
