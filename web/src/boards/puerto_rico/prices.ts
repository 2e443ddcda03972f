/** The prices that follow from a placement. While the mayor places, the game has lifted all people and grants no discount. */
import { BUILDINGS, LARGE } from "./buildings";
import { type Arrangement, arrangementOf } from "./island";
import type { Numbers, SeatPosition } from "./position";

const GUILD_SAVES = 1;
const GUILD_SAVES_LARGE = 2;

/** The prices with everybody where the plan puts them. */
export function pricesWith(prices: Numbers, seat: SeatPosition, planned: Arrangement): Numbers {
  const placed = arrangementOf(seat);
  return Object.fromEntries(
    Object.entries(prices).map(([kind, price]) => [
      kind,
      Math.max(0, price + savedOn(kind, placed) - savedOn(kind, planned)),
    ]),
  );
}

/** Each manned quarry saves 1, up to the number of the building's column. The masons' guild saves more. */
function savedOn(kind: string, people: Arrangement): number {
  const { workers, nobles } = people.get("quarry") ?? { workers: 0, nobles: 0 };
  const { group } = BUILDINGS.get(kind)!;
  return Math.min(workers + nobles, group) + savedByGuild(group === LARGE, people);
}

/** A worker in the guild helps with small buildings, a noble with large ones. */
function savedByGuild(large: boolean, people: Arrangement): number {
  const { workers, nobles } = people.get("masons_guild") ?? { workers: 0, nobles: 0 };
  if (nobles > 0) return large ? GUILD_SAVES_LARGE : 0;
  return workers > 0 && !large ? GUILD_SAVES : 0;
}
