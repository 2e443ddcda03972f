import { describe, expect, it } from "vitest";
import { planFor } from "./plan";

describe("the plan of the board", () => {
  it.each([
    [1060, 1],
    [1060, 4],
    [374, 1],
    [374, 3],
    [374, 4],
  ])("in a place %i wide, with %i others, nothing lies on anything else or beyond the edge", (room, others) => {
    const plan = planFor(room, others);
    const boxes = [plan.roles, plan.market, plan.harbour, plan.estate, ...plan.others];
    boxes.forEach((a, i) => {
      expect(a.x + a.width).toBeLessThanOrEqual(plan.width);
      expect(a.y + a.height).toBeLessThanOrEqual(plan.height);
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
        expect(apart, `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
      }
    });
  });

  it("is wider than high on a desk, and higher than wide on a phone", () => {
    expect(planFor(1060, 4).upright).toBe(false);
    expect(planFor(374, 4).upright).toBe(true);
    expect(planFor(374, 4).width).toBeLessThan(planFor(374, 4).height);
  });
});
