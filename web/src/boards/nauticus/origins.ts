/** The ids of pieces that travel, and where a new piece comes from. */
import type { Moment } from "../contract";

export const HAND = "hand";
export const stack = (tile: string): string => `stack:${tile}`;
/** `numbered` is a tile with its number among equal tiles; see shared/numbered.ts. */
export const stored = (seat: number, numbered: string): string => `stored:${seat}:${numbered}`;
export const aboard = (seat: number, ship: number, numbered: string): string =>
  `ship:${seat}:${ship}:${numbered}`;

const LAID_DOWN = new Set(["stored", "placed", "began-ship"]);

/** A tile that is new in a warehouse or on a ship was in hand, or comes straight from its stack. */
export function cameFrom(moment: Moment, tile: string): string {
  return moment.events.some((event) => LAID_DOWN.has(event.id)) ? HAND : stack(tile);
}

/** A tile in hand comes from its stack, or from the warehouse where it was the last of its kind. */
export function handFrom(moment: Moment, seat: number, tile: string, left: number): string {
  const moved = moment.events.some((event) => event.id === "transported");
  return moved ? stored(seat, `${tile}:${left}`) : stack(tile);
}

/** A delivered good comes from the ship that has just been unloaded. */
export function deliveredFrom(moment: Moment, seat: number, good: string): string | undefined {
  const event = moment.events.findLast((e) => e.id === "delivered" && e.args["seat"] === seat);
  const ship = event?.args["ship"];
  return typeof ship === "number" ? aboard(seat, ship - 1, `${good}:0`) : undefined;
}

export type Gain = "coins" | "workers" | "crowns";

export const bonusField = (bonus: string): string => `bonus:${bonus}`;
export const rewardPlate = (reward: string): string => `reward:${reward}`;
export const BANK = "bank:coins";

/** How the nouns of bonuses and rewards name talers and workers. */
const PRINTED: Record<Gain, RegExp> = { coins: /talers/, workers: /worker/, crowns: /^$/ };

/** Talers and workers come from the bank, a bonus field or a reward; undefined: nothing was gained. */
export function gainedFrom(moment: Moment, seat: number, what: Gain): string | undefined {
  const event = moment.events.findLast(
    (e) => e.args["seat"] === seat && ["paid-out", "chose", "rewarded"].includes(e.id),
  );
  if (event?.id === "paid-out") return what === "coins" ? BANK : undefined;
  const source = event?.id === "chose" ? event.args["bonus"] : event?.args["reward"];
  if (typeof source !== "string" || !PRINTED[what].test(source)) return undefined;
  return event?.id === "chose" ? bonusField(source) : rewardPlate(source);
}
