/** What buildings will cost whoever is placing people: the game lifts them all, and knows no discount until they are placed. */
import { BUILDINGS, LARGE } from "./buildings";
import { type Arrangement, arrangementOf } from "./island";
import type { Numbers, SeatPosition } from "./position";

const GUILD_SAVES = 1;
const GUILD_SAVES_LARGE = 2;

/** The prices as they will be with everybody where they are planned. */
export function pricesWith(prices: Numbers, seat: SeatPosition, planned: Arrangement): Numbers {
  const placed = arrangementOf(seat);
  return Object.fromEntries(
    Object.entries(prices).map(([kind, price]) => [
      kind,
      Math.max(0, price + savedOn(kind, placed) - savedOn(kind, planned)),
    ]),
  );
}

/** Each manned quarry saves one, as many as the building's column at most; the guild helps, too. */
function savedOn(kind: string, people: Arrangement): number {
  const { workers, nobles } = people.get("quarry") ?? { workers: 0, nobles: 0 };
  const { group } = BUILDINGS.get(kind)!;
  return Math.min(workers + nobles, group) + savedByGuild(group === LARGE, people);
}

/** A worker there helps with small buildings, a noble with large ones. */
function savedByGuild(large: boolean, people: Arrangement): number {
  const { workers, nobles } = people.get("masons_guild") ?? { workers: 0, nobles: 0 };
  if (nobles > 0) return large ? GUILD_SAVES_LARGE : 0;
  return workers > 0 && !large ? GUILD_SAVES : 0;
}
