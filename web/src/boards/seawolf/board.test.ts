import { describe, expect, it } from "vitest";
import type { Moment } from "../contract";
import {
  berthKeys,
  burdenOf,
  colourOf,
  delivered,
  deliverKeys,
  eventOf,
  faceOf,
  groupsOf,
  handKeys,
  heavy,
  numbered,
  pairsOf,
  sorted,
  unpaired,
} from "./cards";
import { courseOf, shelteredIn } from "./course";
import {
  boldRoom,
  CARD,
  claspFor,
  columnsFor,
  fan,
  fanGroups,
  FINAL_TOP,
  finalHeight,
  halved,
  HAND_ROW,
  headFor,
  inRows,
  nameRoom,
  notesRoom,
  planFor,
  PLATE,
  shapeFor,
  sheetFor,
  shortened,
  titleRoom,
} from "./layout";
import { handOf, originOf, PILE, signsOf } from "./origins";
import type { Position, SeatPosition } from "./position";
import { showPrinted } from "./printed.svelte";
import { ledger } from "./scores";

const seat = (more: Partial<SeatPosition>): SeatPosition => ({
  hand: [],
  hand_size: 0,
  known: [],
  delivered: [],
  delivered_points: 0,
  ...more,
});

const position = (more: Partial<Position>): Position => ({
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

describe("a card", () => {
  it("is read from its id", () => {
    expect(faceOf("ship_pink_4")).toEqual({ kind: "ship", good: "pigs", value: 4 });
    expect(faceOf("gold_6")).toEqual({ kind: "goods", good: "gold", value: 6 });
    expect(faceOf("mutiny")).toEqual({ kind: "event", good: "barrels", value: 0 });
    expect(faceOf("sea_wolf").kind).toBe("wolf");
    expect(faceOf("hidden").kind).toBe("hidden");
    expect(faceOf("delivery").kind).toBe("delivery");
  });

  it("has the colour that the table has corrected", () => {
    const { goods_colours, event_colours } = position({});
    showPrinted({
      goods_colours: ["red", "blue", "pink", "yellow"],
      event_colours: ["yellow", "blue", "pink", "red"],
    });
    try {
      expect(faceOf("ship_blue_4").good).toBe("barrels");
      expect(faceOf("rats").good).toBe("gold");
      expect([colourOf("fish"), eventOf("fish")]).toEqual(["red", "pirates"]);
      expect(pairsOf(["ship_blue_2", "fish_3", "barrels_1"], "barrels").map((pair) => pair.key)).toEqual([
        "deliver:barrels@s2g1",
      ]);
      expect(sorted(["ship_blue_2", "fish_3"])).toEqual(["fish_3", "ship_blue_2"]);
    } finally {
      showPrinted({ goods_colours, event_colours });
    }
    expect(faceOf("ship_blue_4").good).toBe("fish");
  });

  it("gets an id of its own where another one is alike", () => {
    expect(numbered(["sea_wolf", "rats", "sea_wolf"]).map((each) => each.id)).toEqual([
      "sea_wolf:0",
      "rats:0",
      "sea_wolf:1",
    ]);
  });
});

describe("a hand", () => {
  const hand = ["gold_1", "rats", "ship_blue_2", "sea_wolf", "fish_3", "ship_blue_5", "hidden"];

  it("lies by colour, the dearest ship beside the dearest goods, then what has no pair", () => {
    expect(sorted(hand)).toEqual([
      "ship_blue_2",
      "ship_blue_5",
      "fish_3",
      "gold_1",
      "rats",
      "sea_wolf",
      "hidden",
    ]);
    expect(groupsOf(hand)).toEqual([
      { good: "fish", cards: ["ship_blue_2", "ship_blue_5", "fish_3"] },
      { good: "gold", cards: ["gold_1"] },
      { good: null, cards: ["rats", "sea_wolf", "hidden"] },
    ]);
  });

  it("makes pairs of one colour, the best first", () => {
    expect(pairsOf(hand, "fish").map((pair) => [pair.key, pair.points])).toEqual([
      ["deliver:fish@s5g3", 8],
      ["deliver:fish@s2g3", 5],
    ]);
    expect(pairsOf(hand, "gold")).toEqual([]);
  });

  it("asks about a pair that is not there with the card that is", () => {
    expect(deliverKeys(hand, "gold")).toEqual(["deliver:gold@s1g1"]);
    expect(deliverKeys(["ship_red_4"], "barrels")).toEqual(["deliver:barrels@s4g1"]);
  });

  it("gives a card the keys of all that can be done with it, and first what the phase is about", () => {
    const has = seat({ hand });
    expect(handKeys("ship_blue_2", has, "turn")).toEqual(["discard:ship_blue_2", "deliver:fish@s2g3"]);
    expect(handKeys("fish_3", has, "delivery")).toEqual([
      "deliver:fish@s5g3",
      "deliver:fish@s2g3",
      "discard:fish_3",
    ]);
    expect(handKeys("rats", has, "turn")).toEqual(["play:rats"]);
    expect(handKeys("sea_wolf", has, "event")[0]).toBe("use:sea_wolf");
    expect(handKeys("sea_wolf", has, "turn")[0]).toBe("discard:sea_wolf");
    expect(handKeys("hidden", has, "turn")).toEqual([]);
  });

  it("does not ask about a pair with a card that nobody speaks of", () => {
    const has = seat({ hand: hand.filter((card) => card !== "hidden") });
    expect(unpaired(has, "gold")).toBe(true);
    expect(unpaired(has, "fish")).toBe(false);
    expect(unpaired(seat({ hand }), "gold")).toBe(false);
    expect(handKeys("gold_1", has, "delivery")).toEqual(["discard:gold_1"]);
    expect(berthKeys(has, "gold", "delivery")).toEqual([]);
    expect(berthKeys(has, "fish", "delivery")).toEqual(["deliver:fish@s5g3", "deliver:fish@s2g3"]);
    expect(berthKeys(has, "gold", "turn")).toEqual(["deliver:gold@s1g1"]);
  });

  it("asks why a colour is not delivered again while deliveries are made, and only then", () => {
    const has = seat({ hand, delivered: [["ship_yellow_2", "gold_4"]] });
    expect(unpaired(has, "gold")).toBe(false);
    expect(handKeys("gold_1", has, "delivery")).toEqual(["deliver:gold@s1g1", "discard:gold_1"]);
    expect(berthKeys(has, "gold", "delivery")).toEqual(["deliver:gold@s1g1"]);
    expect(berthKeys(has, "gold", "turn")).toEqual([]);
  });

  it("costs what is printed on it, and three for an event or a wolf", () => {
    expect(burdenOf(hand)).toEqual({ cards: 11, events: 3, wolves: 3 });
    expect(heavy(burdenOf(hand))).toBe(17);
  });
});

describe("the course", () => {
  it("has two harbours that all can count to, and one in the haze", () => {
    const course = courseOf(position({ pile: 40 }), false);
    expect(course.ship).toBeCloseTo(11 / 51);
    expect(course.harbours.map((harbour) => harbour.state)).toEqual(["ahead", "ahead"]);
    expect(course.hazes).toEqual([{ from: 33 / 51, to: 1, count: 1 }]);
  });

  it("lies in the harbour while a delivery is under way, and has called there afterwards", () => {
    const there = position({ pile: 37, pile_top: "delivery", deliveries_begun: 1 });
    const course = courseOf(there, false);
    expect(course.harbours[0]).toMatchObject({ state: "here", at: course.ship });
    expect(courseOf({ ...there, pile: 36, pile_top: null }, false).harbours[0]!.state).toBe("called");
  });

  it("finds the third harbour where it is", () => {
    const course = courseOf(position({ pile: 7, pile_top: "delivery", deliveries_begun: 3 }), false);
    expect(course.harbours[2]).toMatchObject({ number: 3, state: "here", at: course.ship });
    expect(course.hazes).toEqual([]);
  });

  it("knows in fog only how many harbours lie in each half", () => {
    const hazes = (pile: number, begun: number) =>
      courseOf(position({ pile, deliveries_begun: begun }), true)
        .hazes.filter((haze) => !haze.called)
        .map((haze) => haze.count);
    expect(hazes(51, 0)).toEqual([1, 2]);
    expect(hazes(40, 1)).toEqual([2]);
    expect(hazes(20, 1)).toEqual([2]);
    expect(hazes(20, 2)).toEqual([1]);
  });

  it("shows in fog in which half there has been a delivery, behind the ship", () => {
    const behind = (more: Partial<Position>) =>
      courseOf(position(more), true).hazes.filter((haze) => haze.called);
    const half = 23 / 51;
    expect(behind({ pile: 40 })).toEqual([]);
    expect(behind({ pile: 40, deliveries_begun: 1, pile_top: "delivery" })).toEqual([]);
    expect(behind({ pile: 40, deliveries_begun: 1 })).toEqual([
      { from: 0, to: 11 / 51, count: 1, called: true },
    ]);
    expect(behind({ pile: 20, deliveries_begun: 1 })).toEqual([
      { from: 0, to: half, count: 1, called: true },
    ]);
    expect(behind({ pile: 5, deliveries_begun: 3, pile_top: "delivery" })).toEqual([
      { from: 0, to: half, count: 1, called: true },
      { from: half, to: 46 / 51, count: 1, called: true },
    ]);
  });

  it("is safe from the second delivery as long as the upper half lasts", () => {
    const cards = (pile: number, begun: number) => shelteredIn(position({ pile, deliveries_begun: begun }));
    expect([cards(40, 0), cards(40, 1), cards(29, 1), cards(28, 1), cards(20, 2)]).toEqual([0, 12, 1, 0, 0]);
  });

  it("has not set sail while the row is still being dealt in fog", () => {
    expect(courseOf(position({ pile: 54, pile_top: "delivery", deliveries_begun: 1 }), true)).toMatchObject({
      ship: 0,
      harbours: [{ number: 1, state: "here", at: 0 }],
    });
  });
});

describe("the picture", () => {
  it.each(["wide", "medium", "narrow"] as const)("has room for one to four others (%s)", (shape) => {
    for (const others of [1, 2, 3, 4]) {
      const plan = planFor(shape, others, 2, true);
      expect(plan.others).toHaveLength(others);
      for (const box of [...plan.others, plan.sea, plan.own]) {
        expect(box.x + box.width).toBeLessThanOrEqual(plan.width + 0.01);
        expect(box.y + box.height).toBeLessThanOrEqual(plan.height);
      }
      expect(plan.own.y).toBeGreaterThanOrEqual(plan.sea.y + plan.sea.height);
    }
  });

  it("is higher on a phone when the hand needs another row, and only there", () => {
    expect(planFor("narrow", 2, 2, false).height).toBe(planFor("narrow", 2, 1, false).height + HAND_ROW);
    expect(planFor("wide", 2, 2, false).height).toBe(planFor("wide", 2, 1, false).height);
    expect([390, 730, 1080].map(shapeFor)).toEqual(["narrow", "medium", "wide"]);
  });

  it("has a sea on a phone that holds the final scoring", () => {
    for (const others of [1, 2, 3, 4]) {
      const { sea } = planFor("narrow", others, 1, true);
      expect(FINAL_TOP + finalHeight("narrow", others + 1)).toBeLessThan(sea.height);
    }
  });

  it("breaks a hand into rows between colours, about equally full", () => {
    const groups = [3, 3, 2, 9].map((count) => ({ cards: Array<string>(count).fill("fish_1") }));
    expect(inRows(groups, 7).map((row) => row.map((group) => group.cards.length))).toEqual([
      [3],
      [3, 2],
      [9],
    ]);
    expect(inRows(groups.slice(0, 3), 8)).toHaveLength(1);
    expect(inRows([], 7)).toEqual([[]]);
  });

  it("lays few cards side by side, and many so that they overlap but stay in their place", () => {
    expect(fan(3, 700, CARD.width, 6)).toEqual([0, 106, 212]);
    expect(fan(20, 700, CARD.width, 6).at(-1)! + CARD.width).toBeCloseTo(700);
    expect(fan(0, 700, CARD.width, 6)).toEqual([]);
    const groups = fanGroups([2, 1, 20], 700, CARD.width, 6, 12);
    expect(groups.map((group) => group.length)).toEqual([2, 1, 20]);
    expect(groups.at(-1)!.at(-1)! + CARD.width).toBeCloseTo(700);
  });

  it("halves a long caption", () => {
    expect(halved("A delivery at any moment", 20)).toEqual(["A delivery at", "any moment"]);
    expect(halved("Delivery 2 of 3", 20)).toEqual(["Delivery 2 of 3"]);
    expect(halved("Dostawa", 3)).toEqual(["Dostawa"]);
  });

  it("has a name as long as its line, and the word for the first player only where it fits", () => {
    const head = { most: 11, first: "zaczyna" };
    expect(headFor({ ...head, width: 341, name: "Celina", beside: 0 })).toEqual({
      name: "Celina",
      worded: true,
    });
    expect(headFor({ ...head, width: 254, name: "Celina", beside: boldRoom("Mecz −39") })).toEqual({
      name: "Celina",
      worded: false,
    });
    expect(headFor({ ...head, width: 206, name: "Celina", beside: boldRoom("Mecz −39") })).toEqual({
      name: "Celina",
      worded: false,
    });
    expect(headFor({ ...head, width: 254, name: "Damian", beside: boldRoom("Mecz 40") })).toEqual({
      name: "Damian",
      worded: false,
    });
    expect(headFor({ ...head, width: 254, name: "Bruno", beside: boldRoom("Mecz 40") })).toEqual({
      name: "Bruno",
      worded: true,
    });
    expect(headFor({ ...head, width: 206, name: "Konstantyna", beside: boldRoom("Mecz 9") }).name).toBe(
      "Konstan…",
    );
    expect(headFor({ ...head, width: 206, name: "Konstantyna", beside: 0 })).toEqual({
      name: "Konstantyna",
      worded: false,
    });
  });

  it("has room on a phone for a name beside the title of the hand", () => {
    const alone = titleRoom("Karty w ręce", ["12", "−27 na koniec"]);
    const inMatch = titleRoom("Karty w ręce", ["12", "−27"]) + boldRoom("Mecz −39");
    for (const beside of [alone, inMatch])
      expect(headFor({ width: 420, name: "Celina", most: 16, first: "zaczyna", beside }).name).toBe("Celina");
    expect(headFor({ width: 420, name: "Małgorzata", most: 16, first: "zaczyna", beside: alone }).name).toBe(
      "Małgorzata",
    );
  });

  it("has room on a phone for a name beside the plate and what is told of the hand, also in a match", () => {
    const beside = PLATE.narrow + notesRoom(["12", "−27"]);
    expect(headFor({ width: 420, name: "Małgorzata", most: 16, first: "zaczyna", beside }).name).toBe(
      "Małgorzata",
    );
    expect(
      headFor({
        width: 420,
        name: "Celina",
        most: 16,
        first: "zaczyna",
        beside: beside + boldRoom("Mecz −39"),
      }).name,
    ).toBe("Celina");
  });

  it("writes a pair's sum closer together where little is seen of its cards", () => {
    expect(claspFor("6 + 5 = 11", 120).text).toBe("6 + 5 = 11");
    const close = claspFor("6 + 5 = 11", 74);
    expect(close.text).toBe("6+5=11");
    expect(close.width).toBeLessThan(74);
  });

  it("lays a sheet over the sea, higher on a phone where deliveries lie above the hand", () => {
    const { sea } = planFor("narrow", 4, 1, false);
    expect(sheetFor("narrow", sea, 0)).toEqual(sea);
    expect(sheetFor("narrow", sea, 2).height).toBeGreaterThan(sea.height);
    expect(sheetFor("wide", sea, 2)).toEqual(sea);
  });

  it("has columns as wide as their headings, with the same gap between all", () => {
    const heads = ["Dostawy", "Wydarzenia", "Mecz"];
    const [deliveries, events, match] = columnsFor(heads, 240) as [number, number, number];
    expect(events - deliveries).toBeGreaterThan(match - events);
    expect(deliveries).toBeGreaterThan(0);
    expect(match).toBeLessThan(240);
  });

  it("knows that some letters are wider than others", () => {
    expect(nameRoom("Damian")).toBeGreaterThan(nameRoom("Celina"));
    expect(nameRoom("Lilli")).toBeLessThan(nameRoom("Anna"));
  });

  it("shortens a long name", () => {
    expect(shortened("Bartholomew", 6)).toBe("Barth…");
    expect(shortened("Bart", 6)).toBe("Bart");
  });
});

const happened = (...events: [string, Record<string, unknown>][]): Moment =>
  ({ number: 1, events: events.map(([id, args]) => ({ id, args, seat: 0 })) }) as unknown as Moment;

describe("a card's way", () => {
  it("begins in the hand it leaves, otherwise at the pile", () => {
    expect(originOf(happened(["discarded", { seat: 2, card: "fish_1" }]), "fish_1")).toBe(handOf(2));
    expect(
      originOf(
        happened(["delivered", { seat: 1, ship: "ship_red_1", goods: "barrels_2", points: 3 }]),
        "barrels_2",
      ),
    ).toBe(handOf(1));
    expect(originOf(happened(["discarded-wolf", { seat: 3 }]), "sea_wolf")).toBe(handOf(3));
    expect(originOf(happened(["opened", { card: "fish_1", slot: 2 }]), "fish_1")).toBe(PILE);
  });

  it("is told by a sign where a hand was shown or a wolf spent", () => {
    const signs = signsOf(
      happened(["showed", { seat: 1, cards: ["fish_1"] }], ["used-wolf", { seat: 2 }], ["drew", { seat: 0 }]),
    );
    expect([...signs]).toEqual([
      [1, "showed"],
      [2, "used-wolf"],
    ]);
  });
});

describe("the final scoring", () => {
  const seats = [
    seat({ hand: ["ship_red_2", "rats"], delivered: [["ship_red_4", "barrels_4"]], delivered_points: 8 }),
    seat({ hand: ["sea_wolf"], delivered: [["ship_blue_4", "fish_2"]], delivered_points: 6 }),
  ];

  it("subtracts what is left in hand, and goes by the places, which a tie-break can decide", () => {
    expect(ledger(position({ seats }), [1], [2, 1])).toMatchObject([
      { seat: 1, delivered: 6, cards: 0, wolves: -3, sum: 3, won: true },
      { seat: 0, delivered: 8, cards: -2, events: -3, sum: 3, won: false },
    ]);
    expect(delivered(seats[0]!, "barrels")).toMatchObject({ points: 8 });
    expect(delivered(seats[0]!, "fish")).toBeNull();
  });

  it("has the totals in a match", () => {
    const match = { game_number: 3, totals: [101, 90], target: 100 };
    expect(ledger(position({ seats, match }), [0], [1, 2]).map((row) => row.match)).toEqual([101, 90]);
  });
});
