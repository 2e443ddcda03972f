/** The tokens that fly between seats, supply, bank and ship when something happens. */
import type { Moment } from "../contract";
import { GOODS, type Good } from "./position";

export type Thing = Good | "coin" | "vp";
export type End = { readonly seat: number } | { readonly supply: Good } | { readonly die: Good } | "bank";

export interface Flight {
  readonly thing: Thing;
  readonly count: number;
  readonly from: End;
  readonly to: End;
}

const isGood = (noun: unknown): noun is Good => GOODS.includes(noun as Good);

/** More flights than this nobody could follow. */
const MOST = 12;

export function flightsOf(events: Moment["events"]): Flight[] {
  return events
    .flatMap(({ id, args }) => ofEvent(id, args as Args))
    .filter((flight) => flight.count > 0)
    .slice(-MOST);
}

type Args = Readonly<Record<string, unknown>>;

function ofEvent(id: string, args: Args): Flight[] {
  const seat = { seat: args["seat"] as number };
  const good = args["good"] as Good;
  const number = (name: string) => Number(args[name] ?? 0);
  const gains = (thing: "coin" | "vp", count: number): Flight => ({ thing, count, from: "bank", to: seat });
  const pays = (thing: "coin" | "vp", count: number): Flight => ({ thing, count, from: seat, to: "bank" });
  const returns = (thing: Good, count: number): Flight => ({
    thing,
    count,
    from: seat,
    to: { supply: thing },
  });
  const takes = (thing: Good, count: number): Flight => ({ thing, count, from: { supply: thing }, to: seat });
  switch (id) {
    case "drove":
      return [pays("coin", number("pesos"))];
    case "took":
      return [takes(good, number("count"))];
    case "got-pesos":
      return [gains("coin", number("count"))];
    case "got-vp":
      return [gains("vp", number("count"))];
    case "owner-paid":
      return [gains("vp", number("vp"))];
    case "gave": {
      const thing = args["thing"];
      const what: Thing = isGood(thing) ? thing : thing === "vp" ? "vp" : "coin";
      return [{ thing: what, count: 1, from: seat, to: { seat: number("to_seat") } }];
    }
    case "exchanged":
      return [returns(args["given"] as Good, number("count")), takes(args["taken"] as Good, number("count"))];
    case "sawed":
      return [returns("wood", 1), gains("vp", number("vp")), gains("coin", number("pesos"))];
    case "served":
      return [returns(good, 1), gains("vp", number("vp"))];
    case "bought-vp":
      return [pays("coin", number("pesos")), gains("vp", number("vp"))];
    case "sold-vp":
      return [pays("vp", number("vp")), gains("coin", number("pesos"))];
    case "loaded":
    case "loaded-wood": {
      const thing = id === "loaded" ? good : "wood";
      return [{ thing, count: number("count"), from: seat, to: { die: good } }, gains("vp", number("vp"))];
    }
    default:
      return [];
  }
}
