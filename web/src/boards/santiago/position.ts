/** The view of the table, as the game's view.py describes it. */
export const TRADE_GOODS = ["sugar", "fruit", "tobacco", "rum", "cigars"] as const;
export const GOODS = [...TRADE_GOODS, "wood"] as const;
export const FLOWERS = ["yellow", "blue", "red", "white"] as const;
export const BUILDINGS = [
  "bank",
  "church",
  "distillery",
  "cigar_factory",
  "black_market",
  "sawmill",
  "cafe",
  "customs_house",
  "casino",
  "port_authority",
  "trade_office",
  "newspaper",
] as const;
export const CUBANS = [
  "pedro",
  "jose",
  "conchita",
  "miguel",
  "pablo",
  "maria",
  "martinez",
  "el_zorro",
  "alonso",
] as const;
export const SHIPS = 7;
export const VALUES = [2, 3, 4] as const;
export const STOPS = 10;

export type TradeGood = (typeof TRADE_GOODS)[number];
export type Good = (typeof GOODS)[number];
export type Flower = (typeof FLOWERS)[number];
export type Building = (typeof BUILDINGS)[number];
/** The Cubans whose flowers could not be read from the print. */
export const RULED_FLOWERS: readonly Cuban[] = ["conchita", "maria", "martinez"];

export type Cuban = (typeof CUBANS)[number];
export type Stop = Cuban | "harbour";
export type Phase =
  "drive" | "set_aside" | "give" | "pablo_helps" | "alonso_helps" | "enter" | "use" | "load" | "game_over";

export interface SeatPosition {
  /** These three are null behind another player's screen. */
  readonly vp: number | null;
  readonly pesos: number | null;
  readonly goods: Readonly<Record<Good, number>> | null;
  readonly pawn: Building | null;
  readonly owned: readonly Building[];
  readonly tokens: number;
}

export interface Position {
  readonly phase: Phase;
  readonly turn: number;
  readonly turns_left: number | null;
  readonly owner_vp: "end_of_turn" | "on_entry";
  readonly turn_player: number | null;
  readonly ship: {
    readonly ship_number: number;
    readonly docked: boolean;
    readonly value: number;
    readonly demand: Readonly<Partial<Record<TradeGood, number>>> | null;
    readonly aside: TradeGood | null;
    readonly aside_shows: number | null;
    readonly rolled: Readonly<Record<TradeGood, number>> | null;
  };
  readonly street: readonly Stop[];
  readonly car_stop: number;
  readonly inactive: readonly Cuban[];
  readonly flowers: Readonly<Record<Flower, readonly Cuban[]>>;
  readonly buildings: Readonly<Record<Flower, readonly Building[]>>;
  readonly supply: Readonly<Record<Good, number>>;
  readonly using: Building | null;
  readonly casino_way: "buy_vp" | "sell_vp" | null;
  readonly loading_players: readonly number[];
  readonly seats: readonly SeatPosition[];
}

/** The colours of this game's box: other games have other colours for some of these goods. */
export const GOOD_COLOURS: Readonly<Record<Good, string>> = {
  sugar: "var(--thing-white)",
  fruit: "var(--thing-orange)",
  tobacco: "var(--thing-green)",
  rum: "var(--thing-red)",
  cigars: "var(--thing-black)",
  wood: "var(--thing-brown)",
};

export const ownerOf = (position: Position, building: Building): number | null =>
  seatWhere(position, (seat) => seat.owned.includes(building));

export const visitorOf = (position: Position, building: Building): number | null =>
  seatWhere(position, (seat) => seat.pawn === building);

export function flowerOf(position: Position, cuban: Cuban): Flower | null {
  return FLOWERS.find((flower) => position.flowers[flower].includes(cuban)) ?? null;
}

/** Whether a seat has the turn; in a loading round, whether it still loads or has passed. */
export function standing(position: Position, seat: number): "turn" | "loading" | "passed" | null {
  if (position.phase === "load") return position.loading_players.includes(seat) ? "loading" : "passed";
  return position.phase !== "game_over" && position.turn_player === seat ? "turn" : null;
}

function seatWhere(position: Position, test: (seat: SeatPosition) => boolean): number | null {
  const found = position.seats.findIndex(test);
  return found < 0 ? null : found;
}
