/**
 * The action keys of each piece. The piece offers all legal ones. While none is legal, the first key is asked why
 * not, so it is the one that a player would mean in this phase.
 */
import {
  type Building,
  BUILDINGS,
  type Cuban,
  type Flower,
  flowerOf,
  type Good,
  type Phase,
  type Position,
  STOPS,
  TRADE_GOODS,
  type TradeGood,
} from "./position";

const MOST_TOKENS = 8;
const HIGHEST_FACE: Readonly<Record<TradeGood, number>> = {
  sugar: 3,
  fruit: 4,
  tobacco: 3,
  rum: 3,
  cigars: 3,
};

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

const DISTIL = upTo(MOST_TOKENS).map((count) => `distil:${count}`);
const ROLL = upTo(MOST_TOKENS).map((count) => `roll:${count}`);
const SWAPS = TRADE_GOODS.flatMap((given) => swapsFrom(given));

function swapsFrom(given: TradeGood): string[] {
  return TRADE_GOODS.filter((taken) => taken !== given).map((taken) => `swap:${given}@${taken}`);
}

function swapsInto(taken: TradeGood): string[] {
  return TRADE_GOODS.filter((given) => given !== taken).map((given) => `swap:${given}@${taken}`);
}

const loads = (good: TradeGood): string[] => upTo(HIGHEST_FACE[good]).map((count) => `load:${good}@${count}`);
const woods = (good: TradeGood): string[] => upTo(HIGHEST_FACE[good]).map((count) => `wood:${good}@${count}`);

/** What is done with a building while it is used. */
const USES: Readonly<Partial<Record<Building, readonly string[]>>> = {
  distillery: DISTIL,
  cigar_factory: ROLL,
  black_market: SWAPS,
  sawmill: ["saw"],
  cafe: ["cafe:rum", "cafe:cigars", "cafe:both"],
  customs_house: TRADE_GOODS.map((good) => `customs:${good}`),
  casino: ["casino:buy_vp", "casino:sell_vp"],
  port_authority: ["port:left", "port:right"],
  trade_office: TRADE_GOODS.map((good) => `office:${good}`),
};

/** How far the car drives to a stop: once round to where it stands. */
export function distance(car: number, stop: number): number {
  return ((stop - car + STOPS - 1) % STOPS) + 1;
}

export function stopKeys(position: Position, stop: number): string[] {
  const drive = `drive:${distance(position.car_stop, stop)}`;
  const who = position.street[stop]!;
  if (who === "harbour") return [drive];
  return position.phase === "use" && position.using === "newspaper" ? [flip(who), drive] : [drive, flip(who)];
}

const flip = (cuban: Cuban): string => `flip:${cuban}`;

/** The flower of the Cuban that an action is about. */
export function flowerMeant(position: Position, key: string | null): Flower | null {
  if (key === null) return null;
  const who = position.street.find((_, stop) => stopKeys(position, stop).includes(key));
  return who === undefined || who === "harbour" ? null : flowerOf(position, who);
}

export function buildingKeys(position: Position, building: Building): string[] {
  const uses = USES[building] ?? [];
  const [enter, claim, own] = [`enter:${building}`, `claim:${building}`, `use_own:${building}`];
  if (position.phase === "alonso_helps") return [claim, own, enter, ...uses];
  if (position.phase === "use" && uses.length) return [...uses, enter, claim, own];
  return [enter, claim, own, ...uses];
}

/** A die: on the ship, rolled, or set aside. */
export function dieKeys(phase: Phase, good: TradeGood): string[] {
  const aside = `set_aside:${good}`;
  const onShip = [...loads(good), ...woods(good), `office:${good}`, `customs:${good}`];
  if (phase === "set_aside") return [aside, ...onShip];
  return phase === "use" ? [...onShip.slice(-2), ...onShip.slice(0, -2), aside] : [...onShip, aside];
}

/** A good behind the viewer's own screen. */
export function heldKeys(phase: Phase, good: Good): string[] {
  if (good === "wood") {
    const loading = TRADE_GOODS.flatMap(woods);
    return phase === "use" ? ["saw", ...loading] : [...loading, "saw"];
  }
  const give = `give:${good}`;
  const loading = loads(good);
  const using = [`office:${good}`, ...swapsFrom(good)];
  if (good === "sugar") using.unshift(...DISTIL);
  if (good === "tobacco") using.unshift(...ROLL);
  if (good === "rum" || good === "cigars") using.unshift(`cafe:${good}`, "cafe:both");
  if (phase === "give") return [give, ...loading, ...using];
  return phase === "use" ? [...using, ...loading, give] : [...loading, ...using, give];
}

export const PESO_KEYS = ["give:peso", "casino:buy_vp"];
export const VP_KEYS = ["give:vp", "casino:sell_vp"];
export const PASS_KEYS = ["pass", "skip"];
export const PAWN_KEYS = BUILDINGS.map((building) => `enter:${building}`);
export const CLAIM_KEYS = BUILDINGS.map((building) => `claim:${building}`);
export const MARKER_KEYS = ["port:right", "port:left"];

/** A good in the supply: what can be taken. Wood comes only from Miguel. */
export function supplyKeys(phase: Phase, good: Good): string[] {
  if (good === "wood") return [];
  const using = swapsInto(good);
  if (good === "rum") using.unshift(...DISTIL);
  if (good === "cigars") using.unshift(...ROLL);
  return phase === "use" ? [...using, `pablo:${good}`] : [`pablo:${good}`, ...using];
}

/** A flag beside the value marker is where the port authority may move it; "away" is the chequered flag. */
export function flagKeys(value: number, flag: number | "away"): string[] {
  const at = flag === "away" ? 5 : flag;
  if (at === value + 1) return ["port:right"];
  return at === value - 1 ? ["port:left"] : [];
}
