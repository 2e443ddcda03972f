/** A warehouse as a grid: bays of two spaces, one above the other; a mast takes a whole bay. */
export interface Stowed {
  readonly tile: string;
  readonly column: number;
  readonly row: number;
  readonly tall: boolean;
}

export interface Space {
  readonly column: number;
  readonly row: number;
}

export interface Storage {
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly Space[];
  readonly tiles: readonly Stowed[];
}

const BAYS_IN_A_ROW = 8;

/** The wall around the spaces, and the ceiling between two storeys. */
export const WALL = 4;
export const CEILING = 3;

const isTall = (tile: string) => tile.startsWith("mast_");

export const spacesOf = (tiles: readonly string[]): number =>
  tiles.reduce((sum, tile) => sum + (isTall(tile) ? 2 : 1), 0);

export const capacityOf = (store: { warehouse: readonly string[]; space_left: number }): number =>
  spacesOf(store.warehouse) + store.space_left;

/** Masts first, then the rest; with an odd capacity the last bay is half a bay. */
export function stow(tiles: readonly string[], capacity: number): Storage {
  const bays = Math.ceil(capacity / 2);
  const storeys = Math.ceil(bays / BAYS_IN_A_ROW);
  const columns = Math.ceil(bays / storeys);
  const spaces = Array.from({ length: capacity }, (_, i): Space => {
    const bay = Math.floor(i / 2);
    return { column: bay % columns, row: 2 * Math.floor(bay / columns) + (i % 2) };
  });
  const stowed: Stowed[] = [];
  let next = 0;
  for (const tall of [true, false]) {
    for (const tile of tiles) {
      if (isTall(tile) !== tall) continue;
      stowed.push({ tile, tall, ...spaces[next]! });
      next += tall ? 2 : 1;
    }
  }
  return { columns, rows: 2 * storeys, spaces, tiles: stowed };
}

/** The largest spaces, up to `most`, with which the whole warehouse fits. */
export function spaceSize(capacity: number, width: number, height: number, most: number): number {
  const { columns, rows } = stow([], capacity);
  return Math.min(most, (width - 2 * WALL) / columns, (height - 2 * WALL - ceilings(rows)) / rows);
}

/** The height of all ceilings together. */
export const ceilings = (rows: number): number => (rows / 2 - 1) * CEILING;

export function extent(capacity: number, cell: number): { width: number; height: number } {
  const { columns, rows } = stow([], capacity);
  return { width: columns * cell + 2 * WALL, height: rows * cell + 2 * WALL + ceilings(rows) };
}
