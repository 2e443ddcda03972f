import { describe, expect, it } from "vitest";
import { courseOf, shelteredIn } from "./course";
import type { Position } from "./position";
import { position } from "./testing";

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
