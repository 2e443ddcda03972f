/** The spaces that a ship has just passed, and where it goes next. A Payday takes a ship to the goal and home in one step. */
import type { Moment } from "../contract";
import type { Colour, Position } from "./position";
import { colourOf } from "./printed";

/** The spaces of the ship in order; fewer than two: it has not moved. */
export function stopsOf(events: Moment["events"], ship: string, before: string | undefined): string[] {
  const stops = before === undefined ? [] : [before];
  for (const { id, args } of events) {
    if ((id !== "sailed" && id !== "returned") || args["ship"] !== ship) continue;
    const space = args["space"] as string;
    if (stops.at(-1) !== space) stops.push(space);
  }
  return stops;
}

/** A purchase moves a ship at most this far. */
const FARTHEST = 2;

/** Where the ship goes if the player whose turn it is buys all open cards now; where it is, if nobody can buy now. */
export function destinationOf(
  { phase, ships, market, market_reserved, turn_player }: Position,
  colour: Colour,
  road: readonly string[],
): string {
  const space = ships[`ship_${colour}`];
  if (phase !== "action" && phase !== "payment") return space;
  const reserved = market_reserved
    .filter((one) => one.reserved_player === turn_player)
    .map((one) => one.card);
  const cards = [...market, ...reserved].filter((card) => colourOf(card) === colour).length;
  return road[Math.min(road.indexOf(space) + Math.min(cards, FARTHEST), road.length - 1)]!;
}
