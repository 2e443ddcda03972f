/** Where a card comes from that was not visible before. */
import type { Moment } from "../contract";

export const PILE = "pile";
export const handOf = (seat: number): string => `hand:${seat}`;

const LEAVES_HAND = ["discarded", "lost", "played", "delivered", "showed", "discarded-wolf", "used-wolf"];

export function originOf(moment: Moment, card: string): string {
  for (const { id, args } of moment.events) {
    const about = [args["card"], args["ship"], args["goods"], args["cards"]].flat();
    const named = about.includes(card) || (card === "sea_wolf" && id.endsWith("-wolf"));
    if (named && LEAVES_HAND.includes(id)) return handOf(Number(args["seat"]));
  }
  return PILE;
}

/** The seats that have just shown a hand or used a sea wolf: each gets a sign. */
export function signsOf(moment: Moment): Map<number, "showed" | "used-wolf"> {
  const signs = new Map<number, "showed" | "used-wolf">();
  for (const { id, args } of moment.events) {
    if (id === "showed" || id === "used-wolf") signs.set(Number(args["seat"]), id);
  }
  return signs;
}
