/**
 * People are placed in any order, while the game asks for each kind of tile in turn how many stand there.
 *
 * A plan says who stands on each kind that the game has not yet asked about. It knows no rule: the server decides
 * whether it is allowed when its counts are sent.
 */
import { type Arrangement, arrangementOf, type Person, type Standing, tilesOf } from "./island";
import type { People, SeatPosition } from "./position";

export type Plan = ReadonlyMap<string, Standing>;

const NOBODY: Standing = { workers: 0, nobles: 0 };

/** The kinds with circles in the order the game asks for them. */
export function kindsOf(seat: SeatPosition): string[] {
  const kinds = [...new Set([...seat.island, ...seat.city])];
  return kinds.filter((kind) => circlesOn(seat, kind) > 0);
}

export function circlesOn(seat: SeatPosition, kind: string): number {
  const tiles = tilesOf(
    [...seat.island, ...seat.city].filter((tile) => tile === kind),
    new Map(),
  );
  return tiles.reduce((sum, { circles }) => sum + circles.length, 0);
}

/** The kinds that the game has not decided yet, beginning with the one that it asks about now. */
export function openKinds(seat: SeatPosition, asked: string): string[] {
  const kinds = kindsOf(seat);
  return kinds.slice(Math.max(0, kinds.indexOf(asked)));
}

/** Puts people back where they stood, as far as possible. Kinds that are decided stay as they are. */
export function returning(seat: SeatPosition, asked: string, before: Arrangement): Plan {
  const decided = arrangementOf(seat).get(asked) ?? NOBODY;
  const stood = before.get(asked) ?? NOBODY;
  const rest = { workers: stood.workers, nobles: Math.max(0, stood.nobles - decided.nobles) };
  return fitted(seat, asked, new Map(before).set(asked, rest));
}

/** As much of the wanted plan as the people in hand and the circles allow, kind by kind. */
function fitted(seat: SeatPosition, asked: string, wanted: Plan): Plan {
  const decided = arrangementOf(seat);
  let { workers, nobles } = inHand(seat.to_place);
  const plan = new Map<string, Standing>();
  for (const kind of openKinds(seat, asked)) {
    const there = decided.get(kind) ?? NOBODY;
    const room = circlesOn(seat, kind) - there.nobles - there.workers;
    const want = wanted.get(kind) ?? NOBODY;
    const noble = Math.min(want.nobles, nobles, room);
    const worker = Math.min(want.workers, workers, room - noble);
    nobles -= noble;
    workers -= worker;
    plan.set(kind, { workers: worker, nobles: noble });
  }
  return plan;
}

export function inHand(people: People | undefined): Standing {
  return { workers: people?.workers ?? 0, nobles: people?.nobles ?? 0 };
}

/** The people in hand who are not in the plan yet. */
export function left(seat: SeatPosition, plan: Plan): Standing {
  let { workers, nobles } = inHand(seat.to_place);
  for (const there of plan.values()) {
    workers -= there.workers;
    nobles -= there.nobles;
  }
  return { workers, nobles };
}

/** What the board shows: decided and planned people together. The rest wait in San Juan. */
export function shown(seat: SeatPosition, plan: Plan): Map<string, Standing> {
  const all = arrangementOf(seat);
  for (const [kind, { workers, nobles }] of plan) {
    const there = all.get(kind) ?? NOBODY;
    all.set(kind, { workers: there.workers + workers, nobles: there.nobles + nobles });
  }
  return all;
}

/** With one person more, or one fewer, on a kind. */
export function moved(plan: Plan, kind: string, person: Person, by: 1 | -1): Plan {
  const { workers, nobles } = plan.get(kind) ?? NOBODY;
  const there = person === "noble" ? { workers, nobles: nobles + by } : { workers: workers + by, nobles };
  return new Map(plan).set(kind, there);
}

/** Whether both plans put the same people on the same kinds. */
export function same(some: Plan, other: Plan): boolean {
  return [...new Set([...some.keys(), ...other.keys()])].every((kind) => {
    const [one, two] = [some.get(kind) ?? NOBODY, other.get(kind) ?? NOBODY];
    return one.workers === two.workers && one.nobles === two.nobles;
  });
}

/** Whether the plan is complete: nobody is in hand, or no circle is free. */
export function complete(seat: SeatPosition, plan: Plan): boolean {
  const { workers, nobles } = left(seat, plan);
  if (workers + nobles === 0) return true;
  const all = shown(seat, plan);
  return [...plan.keys()].every((kind) => {
    const there = all.get(kind) ?? NOBODY;
    return there.workers + there.nobles >= circlesOn(seat, kind);
  });
}

/** The rest of a plan after some kinds were decided, with no more people than there are. */
export function stillOpen(seat: SeatPosition, asked: string, plan: Plan, nobles: boolean): Plan {
  const wanted = new Map(plan);
  const now = plan.get(asked);
  if (now && !nobles) wanted.set(asked, { workers: now.workers, nobles: 0 });
  return fitted(seat, asked, wanted);
}
