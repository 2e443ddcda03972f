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

/** As large as they fit, in the fewest rows that allow it: first equal cards creep together, then stacks do. */
export function layStacks(counts: readonly number[], room: Room): Laid[] {
  if (!counts.length) return [];
  const tries = [1, 2].filter((rows) => rows <= counts.length).map((rows) => inRows(counts, rows, room));
  return tries.reduce((best, one) => (one[0]!.scale > best[0]!.scale + 0.02 ? one : best));
}

function inRows(counts: readonly number[], rows: number, room: Room): Laid[] {
  const lines = broken(counts, rows, room.step);
  const high = Math.min(room.largest, (room.height - (rows - 1) * 6) / rows / CARD.height);
  let step = room.step;
  let pitch: number = CARD.width + room.gap;
  const wide = () => Math.min(...lines.map((line) => room.width / lengthOf(line, step, pitch)));
  while (step > room.leastStep && wide() < high) step -= 1;
  while (pitch > room.overlap && wide() < high) pitch -= 1;
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
