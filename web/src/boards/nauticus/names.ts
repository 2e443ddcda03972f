/** Names that more than one part of the board says, or that are made of several words. */
import type { BoardSeat, BoardTable } from "../contract";
import type { Position, SeatPosition, Ship } from "./position";
import { GOODS, SHIP_VALUES } from "./printed";

type Words = Pick<BoardTable["words"], "text" | "zone" | "noun">;

export const warehouseName = (
  words: Words,
  { warehouse, space_left }: Pick<SeatPosition, "warehouse" | "space_left">,
): string =>
  words.text("board-warehouse", {
    tiles: warehouse.length ? warehouse : words.text("board-nothing"),
    left: space_left,
  });

/** The number is counted from 0. */
export const shipName = (words: Words, ship: Ship, number: number): string =>
  words.text("board-ship", {
    ship: number + 1,
    parts: ship.parts,
    cargo: ship.cargo.length ? ship.cargo : words.text("board-no-cargo"),
    state: ship.finished ? "finished" : ship.closed ? "closed" : "open",
    worth: SHIP_VALUES[ship.decks - 1] ?? 0,
  });

export const yardName = (words: Words, ships: readonly Pick<Ship, "finished">[]): string =>
  words.text("board-yard-told", {
    ships: ships.length,
    finished: ships.filter((ship) => ship.finished).length,
  });

export const deliveredName = (words: Words, { delivered }: Pick<SeatPosition, "delivered">): string =>
  `${words.zone("delivered")}: ${GOODS.map((good) => `${words.noun(good)} ${delivered[good] ?? 0}`).join(", ")}`;

/** The token shows where the wheel turns after this round. In the last round it still lies there. */
export const anchorName = (
  words: Words,
  number: number,
  { round, rounds }: Pick<Position, "round" | "rounds">,
): string => words.text("board-anchor-token", { number, then: round < rounds ? "turns" : "ends" });

/** A name with the turn, which sighted players see by the frame of the area. */
export const seatName = (
  words: Words,
  seat: Pick<BoardSeat, "name" | "number">,
  turn: Position["turn_player"],
): string => words.text("board-seat", { name: seat.name, turn: seat.number === turn ? "now" : "no" });
