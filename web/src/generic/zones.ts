/**
 * How the generic board reads the position of any game. It relies on conventions, as the terminal does:
 * an object is a group of zones, a string is a noun, `seats` holds an object for each seat, a whole number
 * under a key that ends in `_player` or `_seat` is a seat, null is an empty place, and `known` beside `hand`
 * is the part of it that everybody knows.
 */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Zones = { [key: string]: Value };

/** The engine's match has a number for each seat under this key. */
const PER_SEAT = "totals";
/** Groups with at most this many entries stand in one line; larger ones get a line each. */
const SMALL = 2;

export type Item =
  | { readonly kind: "nothing" }
  | { readonly kind: "flag"; readonly yes: boolean }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "seat"; readonly seat: number; readonly count?: number }
  | { readonly kind: "noun"; readonly noun: string; readonly count?: number; readonly times?: number }
  | { readonly kind: "together"; readonly items: readonly Item[]; readonly times?: number }
  | { readonly kind: "zones"; readonly zones: Zones };

export type Shape = "short" | "row" | "group" | "cards";

export const isSeatKey = (key: string): boolean => /^(player|seat)$|_(player|seat)$/.test(key);

const isZones = (value: Value): value is Zones =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWhole = (value: Value): value is number => Number.isInteger(value);
const isEmpty = (value: Value): boolean =>
  value === null || (Array.isArray(value) && !value.length) || (isZones(value) && !Object.keys(value).length);

/** What a zone looks like: a word behind its label, a row of things, a group of zones, or several groups. */
export function shapeOf(value: Value, hasWord: (noun: string) => boolean): Shape {
  if (isEmpty(value) || typeof value !== "object") return "short";
  if (isZones(value)) return isSupply(value, hasWord) ? "row" : "group";
  const large = (value as Value[]).every((item) => isZones(item) && Object.keys(item).length > SMALL);
  return large ? "cards" : "row";
}

/** A count for each of several things. */
export function isSupply(zones: Zones, hasWord: (noun: string) => boolean): boolean {
  return Object.entries(zones).every(([noun, count]) => isWhole(count) && hasWord(noun));
}

export function itemOf(key: string, value: Value): Item {
  if (isEmpty(value)) return { kind: "nothing" };
  if (typeof value === "boolean") return { kind: "flag", yes: value };
  if (typeof value === "number") {
    return isSeatKey(key) ? { kind: "seat", seat: value } : { kind: "number", number: value };
  }
  if (typeof value === "string") return { kind: "noun", noun: value };
  if (Array.isArray(value)) return { kind: "together", items: value.map((part) => itemOf("", part)) };
  return { kind: "zones", zones: value! };
}

/** The things in a row. Equal neighbours are shown once, with their number. */
export function itemsOf(key: string, value: Value): Item[] {
  if (isZones(value)) {
    return Object.entries(value).map(([noun, count]) => ({ kind: "noun", noun, count: count as number }));
  }
  if (!Array.isArray(value)) return [itemOf(key, value)];
  if (key === PER_SEAT && value.every(isWhole)) {
    return value.map((count, seat) => ({ kind: "seat", seat, count: count as number }));
  }
  const each = key.replace(/s$/, "");
  const items: (Item & { times?: number })[] = [];
  let last: string | null = null;
  for (const part of value) {
    const same = JSON.stringify(part);
    const before = items.at(-1);
    if (same === last && before) before.times = (before.times ?? 1) + 1;
    else items.push({ ...itemOf(isSeatKey(each) ? each : "", part) });
    last = same;
  }
  return items;
}

/** The zones of a seat. Beside a hand, `known` is left out, because the hand shows it already. */
export function seatZones(zones: Zones): Zones {
  const { known: _known, ...rest } = zones;
  return "hand" in zones ? rest : zones;
}

/** The zones that are not empty. */
export const filled = (zones: Zones): Zones =>
  Object.fromEntries(Object.entries(zones).filter(([, value]) => !isEmpty(value)));
