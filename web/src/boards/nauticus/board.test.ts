import { describe, expect, test } from "vitest";
import type { GameEvent, Moment } from "../contract";
import {
  aboard,
  BANK,
  bonusField,
  cameFrom,
  deliveredFrom,
  gainedFrom,
  HAND,
  handFrom,
  rewardPlate,
  stack,
  stored,
} from "./origins";
import { anchorName, deliveredName, seatName, shipName, warehouseName, yardName } from "./names";
import { planFor } from "./plan";
import type { Ship } from "./position";
import { fromSeat, shortened } from "./printed";
import { type Deck, decksOf, layout, numbered, openEnds } from "./ships";
import { scaleFor, spread, ticks } from "./track";
import { turned } from "./turning";
import { extent, spacesOf, spaceSize, stow } from "./warehouse";
import { HEIGHT, KEEL, lengthOf, moor, shipKeys } from "./yard";

const ship = (parts: string[], cargo: string[] = [], closed = false): Ship => ({
  parts,
  cargo,
  closed,
  decks: parts.filter((part) => part.startsWith("hull_")).length,
  crest: null,
  finished: false,
});

const told = (decks: readonly Deck[]): string[] =>
  decks.map(({ hull, mast, sail, good }) =>
    [hull, mast, sail, good].map((standing) => standing?.tile ?? "-").join(" "),
  );

describe("a ship", () => {
  test("lies from stern to bow, in whatever order its parts are told", () => {
    const decks = decksOf(ship(["hull_bow", "hull_middle", "hull_stern", "hull_middle"]));
    expect(decks.map((deck) => deck.hull.tile)).toEqual([
      "hull_stern",
      "hull_middle",
      "hull_middle",
      "hull_bow",
    ]);
  });

  test("has its masts, sails and goods from the stern on, and none where there are none", () => {
    const decks = decksOf(
      ship(["hull_stern", "hull_bow", "mast_whale", "mast_crown", "sail_whale"], ["good_salt"]),
    );
    expect(told(decks)).toEqual(["hull_stern mast_whale sail_whale good_salt", "hull_bow mast_crown - -"]);
  });

  test("keeps everything on its deck when she grows at the stern", () => {
    const bow = decksOf(ship(["hull_bow", "mast_star"], ["good_salt"]));
    const longer = decksOf(
      ship(["hull_middle", "hull_bow", "mast_star", "mast_star"], ["good_fish", "good_salt"]),
      bow,
    );
    expect(told(longer)).toEqual(["hull_middle mast_star - good_fish", "hull_bow mast_star - good_salt"]);
    expect(longer[1]!.mast).toEqual(bow[0]!.mast);
    expect(longer[0]!.mast!.id).not.toBe(bow[0]!.mast!.id);
    const longest = decksOf(
      ship(["hull_middle", "hull_middle", "hull_bow", "mast_star", "mast_star"], ["good_fish", "good_salt"]),
      longer,
    );
    expect(told(longest)).toEqual(["hull_middle - - -", ...told(longer)]);
  });

  test("keeps everything on its deck when she grows at the bow", () => {
    const stern = decksOf(
      ship(["hull_stern", "hull_middle", "mast_star", "mast_crown", "sail_crown"], ["good_salt"]),
    );
    const longer = decksOf(
      ship(
        ["hull_stern", "hull_middle", "hull_middle", "mast_star", "mast_crown", "sail_star", "sail_crown"],
        ["good_fish", "good_salt"],
      ),
      stern,
    );
    expect(told(longer)).toEqual([
      "hull_stern mast_star sail_crown good_salt",
      "hull_middle mast_crown sail_star good_fish",
      "hull_middle - - -",
    ]);
  });

  test("is drawn without what was taken back, and never with a sail without a mast", () => {
    const parts = ["hull_stern", "hull_bow", "mast_star", "mast_star", "sail_star"];
    const stern = decksOf(ship(["hull_bow", "mast_star", "sail_star"]));
    const both = decksOf(ship(parts, ["good_fish", "good_fish"]), stern);
    expect(told(both)).toEqual([
      "hull_stern mast_star - good_fish",
      "hull_bow mast_star sail_star good_fish",
    ]);
    expect(told(decksOf(ship(parts.filter((_, i) => i !== 3)), both))).toEqual([
      "hull_stern - - -",
      "hull_bow mast_star sail_star -",
    ]);
    expect(told(decksOf(ship(["hull_bow"]), both))).toEqual(["hull_bow - - -"]);
  });

  test("is drawn alike wherever she is seen, and apart from others", () => {
    const draw = layout();
    const first = draw(0, 0, ship(["hull_bow", "mast_star"]));
    const longer = ship(["hull_stern", "hull_bow", "mast_star"]);
    expect(told(draw(0, 0, longer))).toEqual(["hull_stern - - -", ...told(first)]);
    expect(draw(0, 0, longer)).toEqual(draw(0, 0, longer));
    expect(told(draw(1, 0, longer))).toEqual(["hull_stern mast_star - -", "hull_bow - - -"]);
  });

  test("is open where an end is missing, and nowhere once it is closed", () => {
    expect(openEnds(ship(["hull_middle"]))).toEqual({ stern: true, bow: true });
    expect(openEnds(ship(["hull_stern"]))).toEqual({ stern: false, bow: true });
    expect(openEnds(ship(["hull_single"], [], true))).toEqual({ stern: false, bow: false });
  });

  test("tells pieces that look the same apart", () => {
    expect(numbered(["sail_star", null, "sail_crown", "sail_star"])).toEqual([
      "sail_star:0",
      null,
      "sail_crown:0",
      "sail_star:1",
    ]);
  });
});

describe("a yard", () => {
  test("draws few ships at the size it was asked for", () => {
    expect(moor([lengthOf(1)], 600, 300, 1.5).scale).toBe(1.5);
  });

  test.each([1, 4, 11, 24])("keeps %i ships apart and inside", (count) => {
    const lengths = Array.from({ length: count }, (_, i) => lengthOf(1 + (i % 4)));
    const { scale, berths } = moor(lengths, 580, 180, 1.5);
    berths.forEach(({ x, y }, i) => {
      expect(x + lengths[i]! * scale).toBeLessThanOrEqual(580.01);
      expect(y - HEIGHT * scale).toBeGreaterThanOrEqual(-0.01);
      expect(y + KEEL).toBeLessThanOrEqual(180.01);
      const next = berths[i + 1];
      if (next?.y === y) expect(next.x).toBeGreaterThan(x + lengths[i]! * scale);
    });
  });

  test("is empty without ships", () => {
    expect(moor([], 580, 180, 1.5).berths).toEqual([]);
  });
});

describe("a warehouse", () => {
  test("gives a mast two spaces, one above the other", () => {
    const { tiles } = stow(["hull_bow", "mast_star"], 12);
    expect(tiles[0]).toEqual({ tile: "mast_star", column: 0, row: 0, tall: true });
    expect(tiles[1]).toEqual({ tile: "hull_bow", column: 1, row: 0, tall: false });
    expect(spacesOf(["hull_bow", "mast_star"])).toBe(3);
  });

  test.each([8, 9, 12, 13, 19, 20])(
    "with %i spaces holds as many masts as fit, each in one bay",
    (capacity) => {
      const masts = Array<string>(Math.floor(capacity / 2)).fill("mast_whale");
      const rest = capacity % 2 ? ["good_fish"] : [];
      const storage = stow([...masts, ...rest], capacity);
      expect(storage.spaces).toHaveLength(capacity);
      const taken = storage.tiles.flatMap(({ column, row, tall }) =>
        tall ? [`${column} ${row}`, `${column} ${row + 1}`] : [`${column} ${row}`],
      );
      expect(new Set(taken)).toEqual(new Set(storage.spaces.map(({ column, row }) => `${column} ${row}`)));
      expect(taken).toHaveLength(capacity);
      const cell = spaceSize(capacity, 215, 122, 34.5);
      expect(extent(capacity, cell).width).toBeLessThanOrEqual(215.01);
      expect(extent(capacity, cell).height).toBeLessThanOrEqual(122.01);
      expect(cell).toBeGreaterThan(25);
    },
  );
});

describe("the score track", () => {
  test("begins at nought and grows with the points", () => {
    expect(scaleFor([10, 10])).toEqual({ low: 0, high: 50 });
    expect(scaleFor([12, 120])).toEqual({ low: 0, high: 130 });
  });

  test("goes below nought where penalties lead there", () => {
    expect(scaleFor([-3, 10])).toEqual({ low: -10, high: 50 });
    expect(ticks({ low: -10, high: 20 }, 1000)).toEqual([-10, 0, 10, 20]);
  });

  test("has as many numbers as stand side by side", () => {
    expect(ticks({ low: 0, high: 60 }, 414)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(ticks({ low: -10, high: 170 }, 414)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160]);
    expect(ticks({ low: 0, high: 240 }, 414)).toEqual([0, 50, 100, 150, 200]);
  });

  test("keeps markers on the same point apart, in order, on the track", () => {
    const places = spread([100, 100, 0, 100], 10, 100);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, i) => expect(place - sorted[i]!).toBeGreaterThanOrEqual(9.9));
    expect(Math.max(...places)).toBeLessThanOrEqual(100);
    expect(places[2]).toBe(Math.min(...places));
  });
});

test("the wheel turns on, never back", () => {
  expect(turned(0, 225)).toBe(225);
  expect(turned(225, 45)).toBe(405);
  expect(turned(405, 45)).toBe(405);
});

describe("where a piece comes from", () => {
  const moment = (id: string, args: GameEvent["args"] = {}): Moment => ({
    number: 1,
    events: [{ id, args, seat: 0 }],
  });

  test("a tile that was placed or stored was in hand, another comes from its stack", () => {
    expect(cameFrom(moment("placed"), "mast_star")).toBe(HAND);
    expect(cameFrom(moment("stored"), "mast_star")).toBe(HAND);
    expect(cameFrom(moment("got-for-nothing"), "mast_star")).toBe(stack("mast_star"));
  });

  test("a tile in hand comes from its stack, or was the last of its kind in the warehouse", () => {
    expect(handFrom(moment("bought"), 1, "sail_star", 2)).toBe(stack("sail_star"));
    expect(handFrom(moment("transported"), 1, "sail_star", 2)).toBe(stored(1, "sail_star:2"));
  });

  test("a delivered good comes from the ship that was unloaded by that player", () => {
    const delivered = moment("delivered", { seat: 1, ship: 3 });
    expect(deliveredFrom(delivered, 1, "good_salt")).toBe(aboard(1, 2, "good_salt:0"));
    expect(deliveredFrom(delivered, 0, "good_salt")).toBeUndefined();
  });

  test("talers and workers come from the bank, a bonus or a reward, and to whoever gained them", () => {
    expect(gainedFrom(moment("paid-out", { seat: 1 }), 1, "coins")).toBe(BANK);
    expect(gainedFrom(moment("paid-out", { seat: 1 }), 1, "workers")).toBeUndefined();
    expect(gainedFrom(moment("paid-out", { seat: 1 }), 0, "coins")).toBeUndefined();
    const chose = moment("chose", { seat: 0, bonus: "worker_vp" });
    expect(gainedFrom(chose, 0, "workers")).toBe(bonusField("worker_vp"));
    expect(gainedFrom(chose, 0, "coins")).toBeUndefined();
    const rewarded = moment("rewarded", { seat: 0, reward: "seven_talers" });
    expect(gainedFrom(rewarded, 0, "coins")).toBe(rewardPlate("seven_talers"));
  });
});

test("a long name is shortened, a short one is not", () => {
  expect(shortened("Anna", 4)).toBe("Anna");
  expect(shortened("Maksymilian", 6)).toBe("Maksy…");
});

test("turns go round from the start player on", () => {
  expect(fromSeat(["Ada", "Bo", "Cleo"], 1)).toEqual(["Bo", "Cleo", "Ada"]);
});

describe("the plan of the board", () => {
  test.each([
    [1084, 1],
    [1084, 3],
    [730, 2],
    [374, 1],
    [374, 3],
  ])("in %i pixels, with %i others, keeps everything apart and inside", (room, others) => {
    const plan = planFor(room, others);
    const boxes = [...plan.cards, plan.own, plan.wheel, plan.supply];
    boxes.forEach((a, i) => {
      expect(a.x + a.width).toBeLessThanOrEqual(plan.width + 0.01);
      expect(a.y + a.height).toBeLessThanOrEqual(plan.height + 0.01);
      for (const b of boxes.slice(i + 1)) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    });
    expect(plan.large).toBeGreaterThanOrEqual(0);
  });
});

describe("a ship", () => {
  const [place, deliver] = ["place:ship_2", "deliver:ship_2"];
  const begun = ship(["hull_stern"]);
  const loaded = { ...ship(["hull_stern", "hull_bow"], ["good_fish", "good_salt"], true), finished: true };

  test("answers for what is under way, whichever action was chosen on the wheel", () => {
    expect(shipKeys(begun, 2, { current_action: "deliver" })).toEqual([deliver, place]);
    expect(shipKeys(begun, 2, { current_action: "transport" })).toEqual([place, deliver]);
    expect(shipKeys(begun, 2, null)).toEqual([place, deliver]);
  });

  test("that is finished and loaded answers for her delivery, unless a tile is in hand", () => {
    expect(shipKeys(loaded, 2, { current_action: "buy_hull" })).toEqual([deliver, place]);
    expect(shipKeys(loaded, 2, { current_action: "buy_hull", in_hand: "hull_bow" })).toEqual([
      place,
      deliver,
    ]);
    expect(shipKeys({ ...loaded, cargo: [] }, 2, { current_action: "buy_hull" })).toEqual([place, deliver]);
  });
});

describe("names", () => {
  const words = {
    text: (id: string, args: object = {}) =>
      [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" "),
    zone: (id: string) => `zone-${id}`,
    noun: (id: string) => id,
  };

  test("of a warehouse tell what lies in it, or that nothing does", () => {
    expect(warehouseName(words, { warehouse: ["mast_star", "good_fish"], space_left: 9 })).toBe(
      "board-warehouse tiles=mast_star,good_fish left=9",
    );
    expect(warehouseName(words, { warehouse: [], space_left: 12 })).toBe(
      "board-warehouse tiles=board-nothing left=12",
    );
  });

  test("of a finished ship tell what she is worth", () => {
    const finished = { ...ship(["hull_stern", "hull_bow"], [], true), finished: true };
    expect(shipName(words, finished, 0)).toBe(
      "board-ship ship=1 parts=hull_stern,hull_bow cargo=board-no-cargo state=finished worth=8",
    );
  });

  test("of a yard count the ships, and the finished ones", () => {
    expect(yardName(words, [{ finished: true }, { finished: false }])).toBe(
      "board-yard-told ships=2 finished=1",
    );
  });

  test("of a quay count every good, also those of which there are none", () => {
    expect(deliveredName(words, { delivered: { good_grain: 3 } })).toBe(
      "zone-delivered: good_fish 0, good_grain 3, good_coffee 0, good_salt 0",
    );
  });

  test("of the anchor token tell where the wheel turns, as long as there is a round for it", () => {
    expect(anchorName(words, 5, { round: 3, rounds: 4 })).toBe("board-anchor-token number=5 then=turns");
    expect(anchorName(words, 5, { round: 4, rounds: 4 })).toBe("board-anchor-token number=5 then=ends");
  });

  test("of a seat tell whose turn it is", () => {
    expect(seatName(words, { name: "Ada", number: 1 }, 1)).toBe("board-seat name=Ada turn=now");
    expect(seatName(words, { name: "Ada", number: 1 }, null)).toBe("board-seat name=Ada turn=no");
  });
});
