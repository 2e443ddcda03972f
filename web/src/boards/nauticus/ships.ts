/** A ship as columns to draw: the rules only count its tiles, a picture needs to know where each stands. */
import type { Ship } from "./position";

export interface Deck {
  readonly hull: string;
  readonly mast: string | null;
  readonly sail: string | null;
  readonly good: string | null;
}

const LENGTHWAYS = ["hull_single", "hull_stern", "hull_middle", "hull_bow"];

/** From stern to bow; masts, sails and goods fill the decks from the stern on. */
export function decksOf(ship: Ship): Deck[] {
  const of = (group: string) => ship.parts.filter((part) => part.startsWith(group));
  const hulls = of("hull_").sort((a, b) => LENGTHWAYS.indexOf(a) - LENGTHWAYS.indexOf(b));
  const masts = of("mast_");
  const sails = of("sail_");
  return hulls.map((hull, i) => ({
    hull,
    mast: masts[i] ?? null,
    sail: sails[i] ?? null,
    good: ship.cargo[i] ?? null,
  }));
}

/** Where a hull part may still be joined on. */
export function openEnds(ship: Ship): { stern: boolean; bow: boolean } {
  const has = (part: string) => ship.parts.includes(part);
  return { stern: !ship.closed && !has("hull_stern"), bow: !ship.closed && !has("hull_bow") };
}

/** The tile with how many of its kind stand before it: names a piece among others that look the same. */
export function numbered(tiles: readonly (string | null)[]): (string | null)[] {
  const seen = new Map<string, number>();
  return tiles.map((tile) => {
    if (tile === null) return null;
    const before = seen.get(tile) ?? 0;
    seen.set(tile, before + 1);
    return `${tile}:${before}`;
  });
}
