import { describe, expect, test } from "vitest";
import { shipKeys } from "./keys";
import { layoutFor } from "./layout";
import { anchorName, deliveredName, seatName, shipName, warehouseName, yardName } from "./names";
import { ship } from "./testing";

describe("the layout", () => {
  test.each([
    [1084, 1],
    [1084, 3],
    [730, 2],
    [374, 1],
    [374, 3],
  ])("in %i pixels, with %i others, keeps everything apart and inside", (room, others) => {
    const layout = layoutFor(room, others);
    const boxes = [...layout.others, layout.own, layout.wheel, layout.supply];
    boxes.forEach((a, i) => {
      expect(a.x + a.width).toBeLessThanOrEqual(layout.width + 0.01);
      expect(a.y + a.height).toBeLessThanOrEqual(layout.height + 0.01);
      for (const b of boxes.slice(i + 1)) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    });
    expect(layout.large).toBeGreaterThanOrEqual(0);
  });
});

describe("the keys of a ship", () => {
  const [place, deliver] = ["place:ship_2", "deliver:ship_2"];
  const begun = ship(["hull_stern"]);
  const loaded = { ...ship(["hull_stern", "hull_bow"], ["good_fish", "good_salt"], true), finished: true };

  test("begin with what is under way, whichever action was chosen on the wheel", () => {
    expect(shipKeys(begun, 2, { current_action: "deliver" })).toEqual([deliver, place]);
    expect(shipKeys(begun, 2, { current_action: "transport" })).toEqual([place, deliver]);
    expect(shipKeys(begun, 2, null)).toEqual([place, deliver]);
  });

  test("begin with her delivery once she is finished and loaded, unless a tile is in hand", () => {
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
