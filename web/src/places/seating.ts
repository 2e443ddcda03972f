/** Who is meant to sit where, from what a person chose. */
import type { SeatRequest } from "../api/types";

/** Whoever comes with the link. */
export const FRIEND = "friend";
/** Somebody at this device. */
export const HERE = "here";

/** The host first, then the others: a bot's level, FRIEND or HERE. Whoever has no name is called by their number. */
export function seatsAsked(me: string, others: readonly string[], names: readonly string[]): SeatRequest[] {
  return [
    { kind: "human", name: me || undefined },
    ...others.map((kind, i): SeatRequest => {
      if (kind === FRIEND) return { kind: "open" };
      if (kind === HERE)
        return { kind: "human", name: names[i]?.trim() || (me && `${me} ${i + 2}`) || undefined };
      return { kind: "bot", level: kind };
    }),
  ];
}
