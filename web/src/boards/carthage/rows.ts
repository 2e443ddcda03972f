/** Where stacks of cards lie in their room. Measures refer to a card of 60 by 86. */
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
  /** The gap between stacks. */
  readonly gap: number;
  /** How much of a card shows under an equal one, at most and at least; and the least under the next stack. */
  readonly step: number;
  readonly leastStep: number;
  readonly overlap: number;
}

/** How much of a card has to show, so that its coin or its number shows. */
const COIN = 26;
const NUMBER = 21;

/** A hand: equal cards overlap a little, because they are one piece. */
export const IN_HAND = { largest: 1.5, gap: 7, step: 54, leastStep: COIN, overlap: 50 } as const;
/** Goods: all at the same distance. */
export const IN_STORE = { gap: 3, step: CARD.width + 3, leastStep: NUMBER, overlap: NUMBER } as const;

/** The largest cards that fit, in one or two rows. Cards overlap only as far as they must. */
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
    // The wider distance shrinks first, so that both stay equal as long as possible.
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

/** The least distance at which the next chip does not cover a number. */
const LEAST_CHIP = 9;
const CHIP = 24;
/** The height for two rows of chips that do not overlap. */
const TWO_ROWS = 28;

export interface LaidChips {
  readonly rows: number;
  readonly columns: number;
  readonly pitch: number;
  /** From row to row. */
  readonly lead: number;
  readonly height: number;
}

/** Chips in one row while their numbers show, else in two. If the room is high, they lie side by side, not overlapping. */
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
