/** Positions and events for the tests of this board. */
import type { Moment } from "../contract";
import type { Position, SeatPosition } from "./position";

export const seat = (more: Partial<SeatPosition>): SeatPosition => ({
  hand: [],
  hand_size: 0,
  known: [],
  delivered: [],
  delivered_points: 0,
  ...more,
});

export const position = (more: Partial<Position>): Position => ({
  phase: "turn",
  event: null,
  goods_colours: ["blue", "red", "pink", "yellow"],
  event_colours: ["blue", "red", "pink", "yellow"],
  row: ["fish_1", "fish_2", "fish_3", "fish_4"],
  pile: 51,
  pile_top: null,
  cards_to_delivery: 14,
  deliveries_begun: 0,
  discard: [],
  start_player: 0,
  turn_player: 0,
  seats: [],
  ...more,
});

export const happened = (...events: [string, Record<string, unknown>][]): Moment =>
  ({ number: 1, events: events.map(([id, args]) => ({ id, args, seat: 0 })) }) as unknown as Moment;
