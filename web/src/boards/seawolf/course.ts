/**
 * The pile as a voyage: each card that leaves it is a step towards the next harbour. Every player can count where
 * the harbours lie: docs/rules/seawolf.md, sections 3 and 6.2.
 */
import type { Position } from "./position";

/** Cards in the pile when the row has been opened. */
export const WHOLE = 51;
/** Cards left when the first and the second delivery lie on top, without fog. */
const HARBOURS = [37, 19];
/** Cards in the lower half of the pile in fog. */
const LOWER_HALF = 28;
export const DELIVERIES = 3;

export interface Harbour {
  readonly number: number;
  readonly at: number;
  readonly state: "called" | "here" | "ahead";
}

/** A stretch of the voyage with a known number of harbours at unknown places. */
export interface Haze {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Behind the ship: these deliveries are over. */
  readonly called?: true;
}

export interface Course {
  /** The ship, from 0 (all cards in the pile) to 1 (none left). */
  readonly ship: number;
  readonly harbours: readonly Harbour[];
  readonly hazes: readonly Haze[];
}

const along = (pile: number): number => Math.min(1, Math.max(0, (WHOLE - pile) / WHOLE));

/** In fog, after the first delivery: how many cards leave the pile before the half with the next delivery begins. */
export const shelteredIn = (position: Position): number =>
  position.deliveries_begun === 1 ? Math.max(0, position.pile - LOWER_HALF) : 0;

export function courseOf(position: Position, fog: boolean): Course {
  const { pile, deliveries_begun: begun } = position;
  const ship = along(pile);
  const calling = position.pile_top !== null;
  if (fog) {
    const above = Math.max(0, 1 - begun);
    const half = along(LOWER_HALF);
    const called = calling ? begun - 1 : begun;
    // The view has only the number of deliveries so far, but the first is always in the upper half.
    const hazes: Haze[] = [
      { from: 0, to: Math.min(ship, half), count: Math.min(called, 1), called: true },
      { from: half, to: Math.max(ship, half), count: Math.max(0, called - 1), called: true },
      { from: ship, to: half, count: pile > LOWER_HALF ? above : 0 },
      { from: Math.max(ship, half), to: 1, count: pile > LOWER_HALF ? 2 : DELIVERIES - begun },
    ];
    return {
      ship,
      harbours: calling ? [{ number: begun, at: ship, state: "here" }] : [],
      hazes: hazes.filter((haze) => haze.count > 0),
    };
  }
  const harbours: Harbour[] = HARBOURS.map((left, i) => ({
    number: i + 1,
    at: along(left),
    state: begun > i + 1 || (begun === i + 1 && !calling) ? "called" : begun === i + 1 ? "here" : "ahead",
  }));
  if (begun === DELIVERIES)
    return { ship, harbours: [...harbours, { number: DELIVERIES, at: ship, state: "here" }], hazes: [] };
  return { ship, harbours, hazes: [{ from: Math.max(ship, along(HARBOURS[1]! - 1)), to: 1, count: 1 }] };
}
