import { describe, expect, it } from "vitest";
import { planFor } from "./plan";

describe("the plan of the board", () => {
  it.each([
    [1060, 500, 1, false],
    [1060, 625, 4, false],
    [992, 516, 4, false],
    [900, 900, 4, false],
    [380, 420, 1, false],
    [380, 420, 3, false],
    [380, 420, 4, false],
    [380, 420, 4, true],
  ])(
    "in a place of %i × %i, with %i others, over: %s, nothing lies on anything else or beyond the edge",
    (room, high, others, over) => {
      const plan = planFor({ room, high, others, over, drafting: false, rows: 18 });
      const boxes = [plan.roles, plan.market, plan.harbour, plan.estate, ...plan.others];
      boxes.forEach((a, i) => {
        expect(a.x + a.width).toBeLessThanOrEqual(plan.width);
        expect(a.y + a.height).toBeLessThanOrEqual(plan.height);
        for (const b of boxes.slice(i + 1)) {
          const apart =
            a.x + a.width <= b.x ||
            b.x + b.width <= a.x ||
            a.y + a.height <= b.y + 1 ||
            b.y + b.height <= a.y + 1;
          expect(apart, `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
        }
      });
    },
  );

  const place = (room: number, high: number) =>
    planFor({ room, high, others: 3, over: false, drafting: false, rows: 12 });

  it("is as high as its place, as far as the pieces can grow", () => {
    const usual = place(1020, 540);
    expect(place(1020, 585).height).toBe(585);
    expect(place(1020, 500).height).toBe(usual.height);
    expect(place(1020, 2000).height).toBeLessThan(720);
    expect(place(1020, 585).estate.height).toBeGreaterThan(usual.estate.height);
    expect(place(1020, 585).market.height).toBeGreaterThan(usual.market.height);
  });

  it("is as wide as its place, as far as its words need it, and no wider than what can be read in a small one", () => {
    expect(place(1060, 600).width).toBe(1060);
    expect(place(1400, 700).width).toBe(place(1084, 617).width);
    expect(place(992, 516).width / place(992, 516).height).toBeCloseTo(992 / 516, 1);
    expect(place(760, 700).width).toBe(1020);
    expect(place(1084, 617).market.width).toBeGreaterThan(place(760, 700).market.width);
  });

  it("has as much room on a phone as the buildings need, and the others right below a draft", () => {
    const phone = { room: 380, high: 420, others: 4, over: false };
    const few = planFor({ ...phone, drafting: false, rows: 12 });
    const many = planFor({ ...phone, drafting: false, rows: 18 });
    expect(many.market.height - few.market.height).toBe(6 * 38);
    const { draft, others } = planFor({ ...phone, drafting: true, rows: 25 });
    expect(others[0]!.y - draft.y - draft.height).toBe(6);
  });

  it("is wider than high on a desk, and higher than wide on a phone", () => {
    expect(place(1060, 600).upright).toBe(false);
    expect(place(380, 420).upright).toBe(true);
    expect(place(380, 420).width).toBeLessThan(place(380, 420).height);
  });
});
