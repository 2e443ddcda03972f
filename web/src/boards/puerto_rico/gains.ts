/** What each player gained in a moment, added up from its events. */
import type { Moment } from "../contract";

export interface Gain {
  readonly seat: number;
  readonly doubloons: number;
  readonly points: number;
}

export function gainsOf(moment: Moment): Gain[] {
  const gains = new Map<number, Gain>();
  for (const { id, args } of moment.events) {
    const { seat, count } = args;
    if ((id !== "earned" && id !== "gained-vp") || typeof seat !== "number" || typeof count !== "number")
      continue;
    const { doubloons, points } = gains.get(seat) ?? { doubloons: 0, points: 0 };
    const earned = id === "earned";
    gains.set(seat, {
      seat,
      doubloons: doubloons + (earned ? count : 0),
      points: points + (earned ? 0 : count),
    });
  }
  return [...gains.values()];
}
