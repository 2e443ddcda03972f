/** What is printed on the building tiles, and how they lie on the main board. */
import { type Position, tally } from "./position";

export interface Printed {
  /** The column of the main board, 1 to 4; also how many quarries help at most. */
  readonly group: number;
  readonly cost: number;
  readonly points: number;
  readonly circles: number;
  /** What a production building makes. */
  readonly good?: string;
  readonly module?: "new_buildings" | "nobles";
}

type Row = readonly [kind: string, cost: number, group: number, circles: number, good?: string];

const PRODUCTION: readonly Row[] = [
  ["small_indigo_plant", 1, 1, 1, "indigo"],
  ["small_sugar_mill", 2, 1, 1, "sugar"],
  ["indigo_plant", 3, 2, 3, "indigo"],
  ["sugar_mill", 4, 2, 3, "sugar"],
  ["tobacco_storage", 5, 3, 3, "tobacco"],
  ["coffee_roaster", 6, 3, 2, "coffee"],
];
const BASE: readonly Row[] = [
  ["small_market", 1, 1, 1],
  ["hacienda", 2, 1, 1],
  ["construction_hut", 2, 1, 1],
  ["small_warehouse", 3, 1, 1],
  ["hospice", 4, 2, 1],
  ["office", 5, 2, 1],
  ["large_market", 5, 2, 1],
  ["large_warehouse", 6, 2, 1],
  ["factory", 7, 3, 1],
  ["university", 8, 3, 1],
  ["harbor", 8, 3, 1],
  ["wharf", 9, 3, 1],
  ["guild_hall", 10, 4, 1],
  ["residence", 10, 4, 1],
  ["fortress", 10, 4, 1],
  ["customs_house", 10, 4, 1],
  ["city_hall", 10, 4, 1],
];
const NEW: readonly Row[] = [
  ["aqueduct", 1, 1, 1],
  ["black_market", 2, 1, 1],
  ["forest_house", 2, 1, 1],
  ["storehouse", 3, 1, 1],
  ["guesthouse", 4, 2, 2],
  ["trading_post", 5, 2, 1],
  ["church", 5, 2, 1],
  ["small_wharf", 6, 2, 1],
  ["lighthouse", 7, 3, 1],
  ["library", 8, 3, 1],
  ["specialty_factory", 8, 3, 1],
  ["union_hall", 9, 3, 1],
  ["cloister", 10, 4, 1],
  ["statue", 10, 4, 0],
];
const NOBLE: readonly Row[] = [
  ["land_office", 2, 1, 1],
  ["chapel", 3, 1, 1],
  ["hunting_lodge", 4, 2, 1],
  ["masons_guild", 5, 2, 1],
  ["royal_supplier", 6, 2, 1],
  ["villa", 7, 3, 1],
  ["jeweler", 8, 3, 1],
  ["royal_garden", 10, 4, 1],
];

/** The option that swaps two prices. */
const BALANCED: Readonly<Record<string, number>> = { factory: 8, university: 7 };
const STATUE_POINTS = 8;
export const LARGE = 4;
const FEWEST_ROWS = 6;

function printed(rows: readonly Row[], module?: Printed["module"]): [string, Printed][] {
  return rows.map(([kind, cost, group, circles, good]) => {
    const points = kind === "statue" ? STATUE_POINTS : group;
    return [kind, { group, cost, points, circles, ...(good && { good }), ...(module && { module }) }];
  });
}

/** In catalogue order. */
export const BUILDINGS: ReadonlyMap<string, Printed> = new Map([
  ...printed(PRODUCTION),
  ...printed(BASE),
  ...printed(NEW, "new_buildings"),
  ...printed(NOBLE, "nobles"),
]);

const ORDER: ReadonlyMap<string, number> = new Map([...BUILDINGS.keys()].map((kind, place) => [kind, place]));

export const isLarge = (kind: string): boolean => BUILDINGS.get(kind)?.group === LARGE;

export interface Offer {
  readonly kind: string;
  readonly copies: number;
  /** As printed, or as the options have it. */
  readonly cost: number;
  /** For the viewer, now; null: the viewer has no seat, or the kind is sold out. */
  readonly price: number | null;
}

/**
 * The four columns of buildings, dearer ones lower down. A kind that is sold out keeps its place while a player has
 * one or the festival asks for it. During the draft, every kind that may be drafted is there.
 */
export function columns(position: Position, options: Readonly<Record<string, unknown>>): Offer[][] {
  const offers = new Map<string, Offer>();
  for (const [zone, kinds] of Object.entries(position.board)) {
    const cost = Number(zone.replace("price_", ""));
    for (const [kind, copies] of tally(kinds)) {
      offers.set(kind, { kind, copies, cost, price: position.prices?.[kind] ?? null });
    }
  }
  const gone = new Set(position.seats.flatMap((seat) => seat.city));
  const wanted = position.festival_tasks?.task_building;
  if (wanted) gone.add(wanted);
  if (position.phase === "drafting") draftable(options).forEach((kind) => gone.add(kind));
  for (const kind of gone) {
    if (!offers.has(kind)) offers.set(kind, { kind, copies: 0, cost: costOf(kind, options), price: null });
  }
  const sorted = [...offers.values()].sort((a, b) => a.cost - b.cost || place(a.kind) - place(b.kind));
  return [1, 2, 3, LARGE].map((group) => sorted.filter(({ kind }) => BUILDINGS.get(kind)?.group === group));
}

/** For each band of columns side by side, the number of buildings in its longest column. */
export function bands(groups: readonly (readonly Offer[])[], across: number): number[] {
  return Array.from({ length: groups.length / across }, (_, i) =>
    Math.max(FEWEST_ROWS, ...groups.slice(i * across, (i + 1) * across).map(({ length }) => length)),
  );
}

/** How many kinds of this price may still be drafted. If none may, the rest of that price are out of the game. */
export const draftSpaces = (position: Position, cost: number): number =>
  position.draft_spaces?.[`price_${cost}`] ?? 0;

/** Whether the owner of this city may build one more of the kind: only production buildings, if the options allow it. */
export function buildable(
  kind: string,
  city: readonly string[],
  options: Readonly<Record<string, unknown>>,
): boolean {
  return !city.includes(kind) || (isProduction(kind) && options["allow_duplicate_production"] !== false);
}

const isProduction = (kind: string): boolean => kind === "jeweler" || BUILDINGS.get(kind)?.good !== undefined;

/** The price of a kind that the view does not name. */
function costOf(kind: string, options: Readonly<Record<string, unknown>>): number {
  const printedCost = BUILDINGS.get(kind)?.cost ?? 0;
  return options["balanced_prices"] === true ? (BALANCED[kind] ?? printedCost) : printedCost;
}

const place = (kind: string): number => ORDER.get(kind) ?? ORDER.size;

function draftable(options: Readonly<Record<string, unknown>>): string[] {
  return [...BUILDINGS].filter(([, { module }]) => !module || options[module] === true).map(([kind]) => kind);
}
