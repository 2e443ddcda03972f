import { describe, expect, it } from "vitest";
import {
  buildingKeys,
  CLAIM_KEYS,
  dieKeys,
  distance,
  flagKeys,
  flowerMeant,
  heldKeys,
  MARKER_KEYS,
  PASS_KEYS,
  PAWN_KEYS,
  PESO_KEYS,
  stopKeys,
  supplyKeys,
  VP_KEYS,
} from "./keys";
import { BUILDINGS, CUBANS, GOODS, type Phase, type Position, TRADE_GOODS } from "./position";

const PHASES: Phase[] = [
  "drive",
  "set_aside",
  "give",
  "pablo_helps",
  "alonso_helps",
  "enter",
  "use",
  "load",
  "game_over",
];

const position = (phase: Phase, car_stop = 0, more: Partial<Position> = {}): Position =>
  ({ phase, car_stop, street: ["harbour", ...CUBANS], using: null, ...more }) as Position;

/** The 160 actions of the game, in the words of its README. */
function catalogue(): string[] {
  const count = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
  const loads = TRADE_GOODS.flatMap((good) => count(good === "fruit" ? 4 : 3).map((n) => `${good}@${n}`));
  return [
    ...count(10).map((n) => `drive:${n}`),
    ...["set_aside", "give", "pablo", "customs", "office"].flatMap((verb) =>
      TRADE_GOODS.map((good) => `${verb}:${good}`),
    ),
    "give:peso",
    "give:vp",
    ...["claim", "use_own", "enter"].flatMap((verb) => BUILDINGS.map((building) => `${verb}:${building}`)),
    ...count(8).flatMap((n) => [`distil:${n}`, `roll:${n}`]),
    ...TRADE_GOODS.flatMap((x) => TRADE_GOODS.filter((y) => y !== x).map((y) => `swap:${x}@${y}`)),
    ...[
      "saw",
      "cafe:rum",
      "cafe:cigars",
      "cafe:both",
      "casino:buy_vp",
      "casino:sell_vp",
      "port:left",
      "port:right",
    ],
    ...CUBANS.map((cuban) => `flip:${cuban}`),
    ...loads.flatMap((load) => [`load:${load}`, `wood:${load}`]),
    "pass",
    "skip",
  ];
}

describe("the pieces' keys", () => {
  it.each(PHASES)("reach every action of the game and name no other (%s)", (phase) => {
    const now = position(phase);
    const reached = new Set([
      ...now.street.flatMap((_, stop) => stopKeys(now, stop)),
      ...BUILDINGS.flatMap((building) => buildingKeys(now, building)),
      ...TRADE_GOODS.flatMap((good) => dieKeys(phase, good)),
      ...GOODS.flatMap((good) => [...heldKeys(phase, good), ...supplyKeys(phase, good)]),
      ...[...PESO_KEYS, ...VP_KEYS, ...PASS_KEYS, ...PAWN_KEYS, ...CLAIM_KEYS, ...MARKER_KEYS],
    ]);
    expect(catalogue()).toHaveLength(160);
    expect([...reached].sort()).toEqual(catalogue().sort());
  });

  it("count the stops clockwise, and a whole round to where the car stands", () => {
    expect(distance(3, 4)).toBe(1);
    expect(distance(8, 2)).toBe(4);
    expect(distance(5, 5)).toBe(10);
  });

  it("ask first about what the phase is about", () => {
    expect(buildingKeys(position("alonso_helps"), "bank")[0]).toBe("claim:bank");
    expect(buildingKeys(position("enter"), "bank")[0]).toBe("enter:bank");
    expect(buildingKeys(position("use"), "sawmill")[0]).toBe("saw");
    expect(stopKeys(position("use", 0, { using: "newspaper" }), 1)[0]).toBe("flip:pedro");
    expect(heldKeys("give", "rum")[0]).toBe("give:rum");
    expect(heldKeys("load", "rum")[0]).toBe("load:rum@1");
    expect(dieKeys("set_aside", "rum")[0]).toBe("set_aside:rum");
    expect(supplyKeys("pablo_helps", "rum")[0]).toBe("pablo:rum");
  });

  it("let only flags beside the marker mean a move of it", () => {
    expect(flagKeys(3, 2)).toEqual(["port:left"]);
    expect(flagKeys(3, 4)).toEqual(["port:right"]);
    expect(flagKeys(4, "away")).toEqual(["port:right"]);
    expect(flagKeys(2, "away")).toEqual([]);
    expect(flagKeys(3, 3)).toEqual([]);
  });
});

describe("the flower that an action is about", () => {
  const flowers = {
    yellow: ["jose"],
    blue: ["miguel"],
    red: ["conchita"],
    white: ["pedro"],
  } as unknown as Position["flowers"];
  const now = position("drive", 0, { flowers });

  it("is that of the Cuban whom the car drives to, or who is turned over", () => {
    expect(flowerMeant(now, "drive:1")).toBe("white");
    expect(flowerMeant(now, "drive:3")).toBe("red");
    expect(flowerMeant(now, "flip:jose")).toBe("yellow");
  });

  it("is none for the harbour, El Zorro, and an action that is about nobody", () => {
    expect(["drive:10", "drive:8", "load:rum@1", null].map((key) => flowerMeant(now, key))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
