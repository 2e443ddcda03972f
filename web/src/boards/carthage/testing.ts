/** Positions and events for the tests of this board. */
import type { Moment } from "../contract";
import type { Position, SeatPosition } from "./position";

export const seat = (more: Partial<SeatPosition> = {}): SeatPosition => ({
  hand: [],
  hand_size: 0,
  coins: 0,
  market_cost: 0,
  unstored: [],
  stored: [],
  markers: [],
  marker_count: 0,
  reserved: null,
  vp: 0,
  ...more,
});

export const position = (more: Partial<Position> = {}): Position => ({
  phase: "action",
  turn_player: 0,
  start_player: 0,
  ships: {
    ship_red: "alexandria",
    ship_blue: "alexandria",
    ship_yellow: "alexandria",
    ship_green: "alexandria",
  },
  market: [],
  market_reserved: [],
  farm: [],
  farm_reserved: [],
  deck: 60,
  discard: [],
  discard_top: null,
  purchase: null,
  raid: null,
  seats: [seat(), seat()],
  ...more,
});

export const happened = (id: string, args: Record<string, unknown>): Moment =>
  ({ number: 1, events: [{ id, args, seat: 0 }] }) as unknown as Moment;
