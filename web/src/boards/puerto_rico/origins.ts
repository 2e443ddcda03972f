/** Where a piece comes from that was not on the board before. */
import type { Moment } from "../contract";

/** A good on a ship or in the Market comes from the player who has just loaded or sold it. */
export function goodFrom(moment: Moment, good: string): string | undefined {
  const done = moment.events.findLast(
    ({ id, args }) => (id === "loaded" || id === "sold") && args["good"] === good,
  );
  const seat = done?.args["seat"];
  return typeof seat === "number" ? `goods:${seat}:${good}` : undefined;
}
