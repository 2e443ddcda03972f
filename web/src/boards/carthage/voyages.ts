/** The way a ship has just gone: a Payday brings it to the goal and home again within one step. */
import type { Moment } from "../contract";

/** The spaces it was on, one after the other; fewer than two: it has not moved. */
export function stopsOf(events: Moment["events"], ship: string, before: string | undefined): string[] {
  const stops = before === undefined ? [] : [before];
  for (const { id, args } of events) {
    if ((id !== "sailed" && id !== "returned") || args["ship"] !== ship) continue;
    const space = args["space"] as string;
    if (stops.at(-1) !== space) stops.push(space);
  }
  return stops;
}
