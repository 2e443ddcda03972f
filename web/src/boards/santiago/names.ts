/** Names that are made of several words: for tooltips, and for readers who cannot see the board. */
import type { BoardTable } from "../contract";
import { type Building, flowerOf, GOODS, ownerOf, type Position, standing, visitorOf } from "./position";

type Words = BoardTable<Position>["words"];

const listed = (parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(", ");

/** The state of a seat: it has the turn, still loads, or has passed. */
export const stateName = (words: Words, position: Position, seat: number): string => {
  const state = standing(position, seat);
  return state ? words.text(`board-${state}`) : "";
};

export const seatName = (words: Words, position: Position, seat: number): string =>
  listed([words.player(seat), stateName(words, position, seat)]);

/** Another player's screen, with what lies behind it if the viewer may see that. */
export function screenName(words: Words, position: Position, seat: number): string {
  const { goods, vp, pesos, tokens } = position.seats[seat]!;
  const behind = goods
    ? [
        words.text("board-vp", { count: vp ?? 0 }),
        words.text("board-pesos", { count: pesos ?? 0 }),
        ...GOODS.map((good) => words.text("board-held", { good, count: goods[good] })),
      ]
    : [words.text("board-hidden")];
  return listed([seatName(words, position, seat), words.text("board-tokens", { tokens }), ...behind]);
}

export function buildingName(words: Words, position: Position, building: Building, flower: string): string {
  const owner = ownerOf(position, building);
  const visitor = visitorOf(position, building);
  return listed([
    words.text("board-building", { building, flower }),
    owner !== null && words.text("board-owner", { seat: owner }),
    visitor !== null && words.text("board-pawn", { seat: visitor }),
    position.using === building && words.zone("using"),
  ]);
}

/** A stop of the street: the Cuban there and what the Cuban gives, or the harbour. */
export function stopName(words: Words, position: Position, stop: number): string {
  const who = position.street[stop]!;
  const cuban = who === "harbour" ? null : who;
  const flower = cuban && flowerOf(position, cuban);
  return listed([
    cuban && words.noun(cuban),
    cuban && position.inactive.includes(cuban) && words.text("board-inactive", { cuban }),
    words.text(`board-${who}`),
    flower && words.text("board-flower", { flower }),
    position.car_stop === stop && words.text("board-car-here"),
  ]);
}
