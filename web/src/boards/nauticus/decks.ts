/** A ship as columns to draw. The rules only count her tiles; the picture needs a place for each. */
import { getContext, setContext } from "svelte";
import type { Ship } from "./position";

/** A tile on a ship, with an id that it keeps while it is there. */
export interface Standing {
  readonly tile: string;
  readonly id: string;
}

export interface Deck {
  readonly hull: Standing;
  readonly mast: Standing | null;
  readonly sail: Standing | null;
  readonly good: Standing | null;
}

type Places = readonly (Standing | null)[];

const LENGTHWAYS = ["hull_single", "hull_stern", "hull_middle", "hull_bow"];

function named(tile: string, beside: Places): Standing {
  const taken = new Set(beside.map((standing) => standing?.id));
  for (let n = 0; ; n++) if (!taken.has(`${tile}:${n}`)) return { tile, id: `${tile}:${n}` };
}

/** The hull parts from stern to bow. A new one is joined at an open end. */
function hullsOf(ship: Ship, before: readonly Deck[]): Standing[] {
  const old = before.map((deck) => deck.hull);
  const aft = old.some(({ tile }) => tile === "hull_bow");
  return LENGTHWAYS.flatMap((tile) => {
    const count = ship.parts.filter((part) => part === tile).length;
    const parts = old.filter((hull) => hull.tile === tile && Number(hull.id.split(":")[1]) < count);
    while (parts.length < count) parts.splice(aft ? 0 : parts.length, 0, named(tile, parts));
    return parts;
  });
}

/** Tiles stay where they stood. A new tile goes to the first place with room, from the stern on. */
function settled(
  tiles: readonly string[],
  before: Places,
  /** The places from which tiles are taken last. */
  first: (place: number) => boolean,
  room: (place: number) => boolean,
): (Standing | null)[] {
  const left = [...tiles];
  const places: (Standing | null)[] = before.map(() => null);
  const stays = (place: number) => {
    const standing = before[place];
    const at = standing && room(place) ? left.indexOf(standing.tile) : -1;
    if (at < 0) return;
    left.splice(at, 1);
    places[place] = standing!;
  };
  const order = before.map((_, place) => place);
  order.filter(first).forEach(stays);
  order.filter((place) => !first(place)).forEach(stays);
  for (const tile of left) {
    const place = order.find((p) => !places[p] && room(p));
    if (place !== undefined) places[place] = named(tile, places);
  }
  return places;
}

/** From stern to bow. With `before`, everything stays on its deck while the ship grows. */
export function decksOf(ship: Ship, before: readonly Deck[] = []): Deck[] {
  const hulls = hullsOf(ship, before);
  const old = hulls.map(({ id }) => before.find((deck) => deck.hull.id === id));
  const of = (group: string) => ship.parts.filter((part) => part.startsWith(group));
  const anywhere = () => true;
  // A mast with a sail is taken back last.
  const masts = settled(
    of("mast_"),
    old.map((deck) => deck?.mast ?? null),
    (i) => !!old[i]?.sail,
    anywhere,
  );
  const sails = settled(
    of("sail_"),
    old.map((deck) => deck?.sail ?? null),
    anywhere,
    (i) => masts[i] !== null,
  );
  const goods = settled(
    ship.cargo,
    old.map((deck) => deck?.good ?? null),
    anywhere,
    anywhere,
  );
  return hulls.map((hull, i) => ({ hull, mast: masts[i]!, sail: sails[i]!, good: goods[i]! }));
}

export type DrawnDecks = (seat: number, number: number, ship: Ship) => readonly Deck[];

/** Remembers how each ship was drawn, so that she looks the same everywhere and her tiles keep their places. */
export function rememberedDecks(): DrawnDecks {
  const drawn = new Map<string, readonly Deck[]>();
  return (seat, number, ship) => {
    const key = `${seat}:${number}`;
    const decks = decksOf(ship, drawn.get(key));
    drawn.set(key, decks);
    return decks;
  };
}

const DECKS = Symbol("decks");
export const shareDecks = (): DrawnDecks => setContext(DECKS, rememberedDecks());
export const sharedDecks = (): DrawnDecks => getContext<DrawnDecks>(DECKS);

/** Where a hull part may still be joined on. */
export function openEnds(ship: Ship): { stern: boolean; bow: boolean } {
  const has = (part: string) => ship.parts.includes(part);
  return { stern: !ship.closed && !has("hull_stern"), bow: !ship.closed && !has("hull_bow") };
}
