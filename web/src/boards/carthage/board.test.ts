import { describe, expect, it } from "vitest";
import type { Moment } from "../contract";
import { inLines, shortened } from "./drawings";
import {
  discardFrom,
  gained,
  good,
  goodsFrom,
  goodsPile,
  handFrom,
  inHand,
  marketFrom,
  offer,
  pointsFrom,
} from "./origins";
import { planFor } from "./plan";
import {
  type Card,
  CARDS,
  COLOURS,
  iconsOn,
  isRuled,
  type Position,
  roadOf,
  type SeatPosition,
  settingOf,
  watersAt,
} from "./position";
import { CARD, IN_HAND, IN_STORE, layChips, layStacks, pitchOf } from "./rows";
import { signposts } from "./signposts";
import { markerKeys, offersIn } from "./stall";
import { baysOf, chipsOf, handKeys, pointsOf, stacksOf, thicknessOf } from "./stock";
import { courseOf, stopsOf } from "./voyages";

const seat = (more: Partial<SeatPosition> = {}): SeatPosition => ({
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

const position = (more: Partial<Position> = {}): Position => ({
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

const happened = (id: string, args: Record<string, unknown>): Moment =>
  ({ number: 1, events: [{ id, args, seat: 0 }] }) as unknown as Moment;

describe("Market and Farm", () => {
  const stalls = position({
    market: ["green_2", "red_5"],
    market_reserved: [
      { card: "red_5", reserved_player: 1 },
      { card: "blue_3", reserved_player: 0 },
    ],
    farm: ["yellow_2"],
    farm_reserved: [{ card: "yellow_3", reserved_player: 1 }],
  });

  it("lay out what is open to a player first, as one purchase", () => {
    const offers = offersIn(stalls, "market", 0);
    expect(offers.map(({ card, open }) => [card, open])).toEqual([
      ["red_5", true],
      ["blue_3", true],
      ["green_2", true],
      ["red_5", false],
    ]);
    expect(
      offersIn(stalls, "market", 1)
        .filter(({ open }) => !open)
        .map(({ card }) => card),
    ).toEqual(["blue_3"]);
  });

  it("never make another's reserved card the control for its free twin", () => {
    const [free, mine, , closed] = offersIn(stalls, "market", 0);
    expect(free!.keys).toEqual(["take:red_5"]);
    expect(mine!.keys).toEqual(["take:reserved"]);
    expect(closed!.keys).toEqual([]);
    const alone = offersIn({ ...stalls, market: [] }, "market", 0).at(-1)!;
    expect(alone).toMatchObject({ card: "red_5", keys: ["take:red_5"] });
  });

  it("allow on the Farm nothing but reserving, also by a click on the card", () => {
    const [free, closed] = offersIn(stalls, "farm", 0);
    expect(free).toMatchObject({
      open: false,
      keys: ["reserve:yellow_2@farm"],
      reserveKeys: ["reserve:yellow_2@farm"],
    });
    expect(closed).toMatchObject({ owner: 1, keys: ["reserve:yellow_3@farm"] });
  });

  it("number equal cards, so that each is a piece of its own", () => {
    const offers = offersIn(position({ market: ["red_2", "red_2", "red_2"] }), "market", 0);
    expect(offers.map(({ nth }) => nth)).toEqual([0, 1, 2]);
  });

  it("tell a marker all that it could reserve, each once", () => {
    expect(markerKeys(position({ market: ["red_2", "red_2"], farm: ["red_2"] }))).toEqual([
      "reserve:red_2@market",
      "reserve:red_2@farm",
    ]);
  });
});

describe("goods and hand", () => {
  it("are priced by the highest card, the markers and the number, and every 5 begun is a point", () => {
    const green = baysOf(
      seat({
        unstored: ["green_5", "green_2"],
        stored: ["green_3"],
        markers: ["marker_green", "marker_green"],
      }),
    )[3]!;
    expect(green).toMatchObject({ number: 3, safe: 1, highest: 5, markers: 2, price: 21, vp: 5 });
  });

  it("bring nothing without goods, whatever the markers", () => {
    expect(baysOf(seat({ markers: ["marker_red"] }))[0]).toMatchObject({
      number: 0,
      price: 0,
      vp: 0,
      markers: 1,
    });
  });

  it("lie on stacks in the order of the cards, hidden ones last", () => {
    expect(stacksOf(["hidden", "green_2", "red_2", "green_2"])).toEqual([
      { card: "red_2", count: 1 },
      { card: "green_2", count: 2 },
      { card: "hidden", count: 1 },
    ]);
  });

  it("of others are told each by each, those in the open first", () => {
    const [red] = baysOf(seat({ unstored: ["red_2", "red_5"], stored: ["red_3", "red_3"] }));
    expect(chipsOf(red!).map(({ value, safe }) => `${value}${safe ? "!" : ""}`)).toEqual([
      "5",
      "2",
      "3!",
      "3!",
    ]);
  });

  it("ask for what the moment is about first", () => {
    expect(handKeys("red_2", "payment")).toEqual(["pay:red_2", "store:red_2"]);
    expect(handKeys("red_2", "raid_store")).toEqual(["store:red_2", "pay:red_2"]);
    expect(handKeys("red_5", "raid_store")).toEqual(["pay:red_5"]);
    expect(handKeys("hidden", "action")).toEqual([]);
  });

  it("show a pile of points as thick as it is", () => {
    const hidden = seat({ vp: null, vp_band: { least: 11, most: 15 } });
    expect(pointsOf(hidden)).toEqual({ least: 11, most: 15 });
    expect(pointsOf(seat({ vp: 7 }))).toEqual({ least: 7, most: 7 });
    expect([seat(), seat({ vp: 5 }), seat({ vp: 6 }), hidden, seat({ vp: 30 })].map(thicknessOf)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });
});

describe("the room", () => {
  const room = { width: 458, height: 186, ...IN_HAND };
  const hands = [
    [1],
    [1, 1, 1],
    [3, 2, 4, 1],
    Array<number>(12).fill(1),
    Array<number>(12).fill(4),
    [11, 9, 7, 11, 9],
  ];

  it.each(hands)("holds every hand: %j", (...counts) => {
    const laid = layStacks(counts, room);
    laid.forEach(({ x, y, scale, step }, i) => {
      expect(x + (CARD.width + step * (counts[i]! - 1)) * scale).toBeLessThanOrEqual(room.width + 0.01);
      expect(y + CARD.height * scale).toBeLessThanOrEqual(room.height + 0.01);
      expect(scale).toBeGreaterThan(0.45);
    });
  });

  it("gives a small hand large cards in one row", () => {
    expect(layStacks([1, 1, 1], room).every(({ y, scale }) => y === 0 && scale === 1.5)).toBe(true);
    expect(layStacks([], room)).toEqual([]);
  });

  it("fans equal cards only as far as it must, and leaves their coins", () => {
    expect(layStacks([1, 3], room)[1]!.step).toBe(IN_HAND.step);
    expect(Math.min(...layStacks([4, 4, 4, 4], room).map(({ step }) => step))).toBeGreaterThanOrEqual(25);
  });

  it("lays goods at the same distance, equal ones or not, and shows each number", () => {
    const [twos, three, five] = layStacks([2, 1, 1], { width: 87, height: 68, largest: 0.82, ...IN_STORE });
    const xs = [twos!.x, twos!.x + twos!.step * twos!.scale, three!.x, five!.x];
    const steps = xs.slice(1).map((x, i) => (x - xs[i]!) / twos!.scale);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1.5);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(20.9);
  });

  it("has a number to see on every chip of a small cell, in two rows if it must", () => {
    const low = { width: 38, height: 24 };
    expect(layChips(2, low, 14)).toEqual({ rows: 1, columns: 2, pitch: 15.5, lead: 0, height: 24 });
    expect(layChips(3, low, 14)).toEqual({ rows: 1, columns: 3, pitch: 12, lead: 0, height: 24 });
    expect(layChips(7, low, 14)).toEqual({ rows: 2, columns: 4, pitch: 8, lead: 12, height: 12 });
  });

  it("lays chips side by side where it is high enough for two rows", () => {
    const high = { width: 60, height: 32 };
    expect(layChips(4, high, 14)).toMatchObject({ rows: 1, height: 24 });
    expect(layChips(5, high, 14)).toMatchObject({ rows: 2, columns: 3, pitch: 15.5, lead: 16, height: 15 });
  });

  it("lays cards of the Market side by side while it can", () => {
    expect(pitchOf(5, 529, 66)).toBe(66);
    expect(pitchOf(8, 529, 66) * 7 + CARD.width).toBeLessThanOrEqual(529);
    expect(pitchOf(1, 60, 66)).toBe(66);
  });

  it.each([390, 700, 1080])("has a plan without overlaps for a place of width %i", (width) => {
    for (const others of [1, 2, 3]) {
      const plan = planFor(width, others);
      const boxes = [plan.sea, plan.market, plan.farm, plan.piles, plan.own, ...plan.others];
      for (const box of boxes) {
        expect(box.x + box.width).toBeLessThanOrEqual(plan.width + 0.01);
        expect(box.y + box.height).toBeLessThanOrEqual(plan.height + 0.01);
      }
      const apart = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
    }
  });

  it.each([60, 69, 110])("has names on the shore that do not touch, below spaces %i wide", (step) => {
    const names = [
      "Aleksandria",
      "Wody przybrzeżne",
      "Cyrenajka",
      "Obszar piratów I",
      "Obszar piratów II",
      "Kartagina",
    ];
    const lines = signposts(names, step, 6 * step).flatMap(({ lines, x, y, lead }) =>
      lines.map((line, i) => ({ from: x - line.length * 3.8, to: x + line.length * 3.8, y: y + lead * i })),
    );
    lines.forEach((a, i) =>
      lines
        .slice(i + 1)
        .forEach((b) => expect(a.to <= b.from || b.to <= a.from || Math.abs(a.y - b.y) > 12).toBe(true)),
    );
    expect(Math.min(...lines.map(({ from }) => from))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lines.map(({ to }) => to))).toBeLessThanOrEqual(6 * step);
  });

  it("breaks and cuts names that are too long", () => {
    expect(inLines("Pirate waters II", 10)).toEqual(["Pirate", "waters II"]);
    expect(inLines("Carthage", 5)).toEqual(["Carthage"]);
    expect(shortened("Bartholomew", 6)).toBe("Barth…");
  });
});

describe("what is printed", () => {
  it("has twelve kinds of cards with two, one or no icons", () => {
    expect(CARDS).toHaveLength(3 * COLOURS.length);
    expect((["red_2", "blue_3", "green_5"] as Card[]).map(iconsOn)).toEqual([2, 1, 0]);
  });

  it("has names of ours only for the coast and the pirate waters", () => {
    expect(roadOf("carthage").filter(isRuled)).toEqual(["coast", "pirates_1", "pirates_2"]);
    expect(roadOf("osaka").filter(isRuled)).toEqual(["coast"]);
  });

  it("has a road of six spaces in either setting", () => {
    expect(roadOf(settingOf("osaka"))).toHaveLength(6);
    expect(roadOf(settingOf(undefined)).at(-1)).toBe("carthage");
  });

  it("tells of every space what it is for", () => {
    const waters = ["start", "safe", "anchorage", "danger", "danger", "goal"];
    expect(roadOf("carthage").map((_, space) => watersAt(space))).toEqual(waters);
  });
});

describe("what travels", () => {
  it("comes to the Market from the Farm or the deck", () => {
    const moved = happened("farm-moved", { cards: ["red_2"] });
    expect(marketFrom(moved, "red_2")).toBe(offer("farm", "red_2", 0));
    expect(marketFrom(moved, "red_3")).toBe("deck");
  });

  it("sails by every space, to the goal and home within one step", () => {
    const events = [
      { id: "sailed", args: { ship: "ship_red", start: "pirates_1", space: "carthage" }, seat: 0 },
      { id: "returned", args: { ship: "ship_blue", space: "cyrenaica" }, seat: 0 },
      { id: "returned", args: { ship: "ship_red", space: "alexandria" }, seat: 0 },
    ] as unknown as Moment["events"];
    expect(stopsOf(events, "ship_red", "pirates_1")).toEqual(["pirates_1", "carthage", "alexandria"]);
    expect(stopsOf(events, "ship_blue", "pirates_2")).toEqual(["pirates_2", "cyrenaica"]);
    expect(stopsOf(events, "ship_green", "coast")).toEqual(["coast"]);
  });

  it("sails a step for one card that is bought of its colour and two for more, but not past the goal", () => {
    const buying = position({
      turn_player: 1,
      ships: { ship_red: "coast", ship_blue: "alexandria", ship_yellow: "pirates_2", ship_green: "coast" },
      market: ["red_2", "yellow_2", "yellow_3"],
      market_reserved: [
        { card: "red_5", reserved_player: 1 },
        { card: "green_5", reserved_player: 0 },
      ],
    });
    expect(COLOURS.map((colour) => courseOf(buying, colour, roadOf("carthage")))).toEqual([
      "pirates_1",
      "alexandria",
      "carthage",
      "coast",
    ]);
    const pirates = position({ phase: "raid_store", market: ["red_2"] });
    expect(courseOf(pirates, "red", roadOf("carthage"))).toBe("alexandria");
  });

  it("counts the points of all that somebody has sold just now", () => {
    const sales = {
      number: 1,
      events: [1, 2, 1].map((by, i) => ({ id: "sold", args: { seat: by, vp: i + 1 }, seat: 0 })),
    } as unknown as Moment;
    expect(gained(sales, 1)).toBe(4);
    expect(gained(sales, 0)).toBe(0);
  });

  it("goes to a hand from where the last of its kind lay", () => {
    const took = happened("took", { seat: 1, card: "red_2" });
    expect(handFrom(took, position({ market: ["red_2"] }), 1)).toBe(offer("market", "red_2", 1));
    expect(handFrom(took, position(), 0)).toBeUndefined();
  });

  it("goes to the goods from the Market", () => {
    const bought = happened("bought", { seat: 1, cards: ["red_2", "blue_5"] });
    expect(goodsFrom(bought, 1, "blue")).toBe(offer("market", "blue_5", 0));
    expect(goodsFrom(bought, 1, "green")).toBeUndefined();
  });

  it("goes to the discard pile from a hand or from goods", () => {
    expect(discardFrom(happened("paid", { seat: 0, card: "red_2" }), 0)).toBe(inHand(0, "red_2", 0));
    expect(discardFrom(happened("lost", { seat: 1, cards: ["red_2"] }), 0)).toBe(goodsPile(1, "red"));
    expect(discardFrom(happened("took", { seat: 1, card: "red_2" }), 0)).toBeUndefined();
    const sold = { seat: 1, colour: "red", highest: 5, number: 3, from_stack: 2 };
    expect(discardFrom(happened("sold", sold), 0)).toBe(goodsPile(1, "red"));
    expect(discardFrom(happened("sold", { ...sold, from_stack: 3 }), 0)).toBeUndefined();
  });

  it("comes as points from the goods that were sold", () => {
    const sold = happened("sold", { seat: 1, colour: "red", highest: 5 });
    expect(pointsFrom(sold, 1, true)).toBe(good(1, "red_5", 0));
    expect(pointsFrom(sold, 1, false)).toBe(goodsPile(1, "red"));
    expect(pointsFrom(sold, 0, true)).toBeUndefined();
  });
});
