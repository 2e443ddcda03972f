/** Where stacks of cards lie in the room that they have. Measures are of a card of 60 by 86. */
export const CARD = { width: 60, height: 86 } as const;

export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** From card to card within the stack, before scaling. */
  readonly step: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  /** From stack to stack, beside the width of a card. */
  readonly gap: number;
  /** How much of a card shows under an equal one, and under the next stack: at most, and at least. */
  readonly step: number;
  readonly leastStep: number;
  readonly overlap: number;
}

/** What has to show of a card so that its coin does, and its number. */
const COIN = 26;
const NUMBER = 21;

/** A hand: equal cards lie a little on each other, so that they are one thing to point at. */
export const IN_HAND = { largest: 1.5, gap: 7, step: 54, leastStep: COIN, overlap: 50 } as const;
/** Goods: all at the same distance. */
export const IN_STORE = { gap: 3, step: CARD.width + 3, leastStep: NUMBER, overlap: NUMBER } as const;

/** As large as they fit, in the fewest rows that allow it; cards creep together only as far as they must. */
export function layStacks(counts: readonly number[], room: Room): Laid[] {
  if (!counts.length) return [];
  const tries = [1, 2].filter((rows) => rows <= counts.length).map((rows) => inRows(counts, rows, room));
  return tries.reduce((best, one) => (one[0]!.scale > best[0]!.scale + 0.02 ? one : best));
}

function inRows(counts: readonly number[], rows: number, room: Room): Laid[] {
  const lines = broken(counts, rows, room.leastStep);
  const high = Math.min(room.largest, (room.height - (rows - 1) * 6) / rows / CARD.height);
  let step = room.step;
  let pitch: number = CARD.width + room.gap;
  const wide = () => Math.min(...lines.map((line) => room.width / lengthOf(line, step, pitch)));
  while (wide() < high && (pitch > room.overlap || step > room.leastStep)) {
    // The wider distance first, so that both are the same as long as they may be.
    if (pitch > room.overlap && pitch >= step) pitch -= 1;
    else step = Math.max(room.leastStep, step - 1);
  }
  const scale = Math.min(high, wide());
  return lines.flatMap((line, row) => {
    const y = row * (CARD.height * scale + 6);
    return line.map((_, i) => {
      const before = line.slice(0, i).reduce((sum, count) => sum + pitch + step * (count - 1), 0);
      return { x: before * scale, y, scale, step };
    });
  });
}

/** From the left edge of the first card to the right edge of the last one. */
function lengthOf(line: readonly number[], step: number, pitch: number): number {
  const covered = line.reduce((sum, count) => sum + step * (count - 1), 0);
  return covered + pitch * (line.length - 1) + CARD.width;
}

/** Rows that are about equally long. */
function broken(counts: readonly number[], rows: number, step: number): number[][] {
  if (rows === 1) return [[...counts]];
  const length = (line: readonly number[]) => lengthOf(line, step, CARD.width);
  const cuts = counts.map((_, i) => i).slice(1);
  const worst = (cut: number) => Math.max(length(counts.slice(0, cut)), length(counts.slice(cut)));
  const best = cuts.reduce((a, b) => (worst(b) < worst(a) ? b : a));
  return [counts.slice(0, best), counts.slice(best)];
}

/** The distance of cards in a row: side by side while there is room. */
export const pitchOf = (cards: number, room: number, most: number): number =>
  cards < 2 ? most : Math.min(most, (room - CARD.width) / (cards - 1));

/** Nearer to each other, the number on a chip would be covered by the next one. */
const LEAST_CHIP = 9;
const CHIP = 24;
/** Of chips in two rows that are not on each other. */
const TWO_ROWS = 28;

export interface LaidChips {
  readonly rows: number;
  readonly columns: number;
  readonly pitch: number;
  /** From row to row. */
  readonly lead: number;
  readonly height: number;
}

/** Chips of a width in a room: in one row as long as their numbers show there, and beside each other if two rows have room. */
export function layChips(
  chips: number,
  room: { readonly width: number; readonly height: number },
  width: number,
): LaidChips {
  const pitch = (columns: number) =>
    columns < 2 ? width : Math.min(width + 1.5, (room.width - width) / (columns - 1));
  const least = room.height < TWO_ROWS ? LEAST_CHIP : width;
  if (pitch(chips) >= least) return { rows: 1, columns: chips, pitch: pitch(chips), lead: 0, height: CHIP };
  const columns = Math.ceil(chips / 2);
  const lead = room.height / 2;
  return { rows: 2, columns, pitch: pitch(columns), lead, height: Math.min(15, lead) };
}
