import { expect, test } from "vitest";
import { arrangementOf } from "./island";
import { complete, kindsOf, left, moved, openKinds, returning, shown, stillOpen } from "./placement";
import type { SeatPosition } from "./position";

const seat = (parts: Partial<SeatPosition>): SeatPosition => ({
  doubloons: 0,
  vp: 0,
  goods: [],
  island: ["corn", "corn", "quarry", "forest"],
  city: ["indigo_plant", "statue"],
  workers_at: [],
  empty_circles: [],
  to_place: { workers: 4 },
  ...parts,
});

const before = arrangementOf(seat({ workers_at: ["corn", "quarry", "indigo_plant", "san_juan"] }));

test("the game asks for every kind with circles once, island first", () => {
  expect(kindsOf(seat({}))).toEqual(["corn", "quarry", "indigo_plant"]);
  expect(openKinds(seat({}), "quarry")).toEqual(["quarry", "indigo_plant"]);
});

test("people return to where they stood, and new ones are in hand", () => {
  const now = seat({});
  const plan = returning(now, "corn", before);
  expect([...shown(now, plan)]).toEqual([
    ["corn", { workers: 1, nobles: 0 }],
    ["quarry", { workers: 1, nobles: 0 }],
    ["indigo_plant", { workers: 1, nobles: 0 }],
  ]);
  expect(left(now, plan)).toEqual({ workers: 1, nobles: 0 });
  expect(complete(now, plan)).toBe(false);
});

test("who is lifted goes anywhere, and nobody in hand means done", () => {
  const now = seat({});
  const plan = moved(
    moved(returning(now, "corn", before), "quarry", "worker", -1),
    "indigo_plant",
    "worker",
    1,
  );
  expect(plan.get("indigo_plant")).toEqual({ workers: 2, nobles: 0 });
  expect(left(now, plan)).toEqual({ workers: 1, nobles: 0 });
  expect(complete(now, moved(plan, "corn", "worker", 1))).toBe(true);
});

test("with every circle filled, the rest may stay in hand", () => {
  const now = seat({ to_place: { workers: 9 } });
  let plan = returning(now, "corn", new Map());
  expect(complete(now, plan)).toBe(false);
  for (const [kind, circles] of [
    ["corn", 2],
    ["quarry", 1],
    ["indigo_plant", 3],
  ] as const) {
    for (let i = 0; i < circles; i++) plan = moved(plan, kind, "worker", 1);
  }
  expect(complete(now, plan)).toBe(true);
  expect(left(now, plan)).toEqual({ workers: 3, nobles: 0 });
});

test("what has been decided leaves the plan", () => {
  const now = seat({ workers_at: ["corn"], to_place: { workers: 3 } });
  const plan = stillOpen(now, "quarry", returning(seat({}), "corn", before), false);
  expect([...plan.keys()]).toEqual(["quarry", "indigo_plant"]);
  expect(left(now, plan)).toEqual({ workers: 1, nobles: 0 });
});

test("a plan shrinks to the people who are left", () => {
  const now = seat({ workers_at: ["corn", "corn"], to_place: { workers: 1 } });
  const plan = stillOpen(now, "quarry", returning(seat({}), "corn", before), false);
  expect(plan.get("quarry")).toEqual({ workers: 1, nobles: 0 });
  expect(plan.get("indigo_plant")).toEqual({ workers: 0, nobles: 0 });
});

test("nobles that were placed on the kind asked for are not planned again", () => {
  const now = seat({ nobles_at: ["indigo_plant"], to_place: { workers: 1, nobles: 1 } });
  const plan = new Map([["indigo_plant", { workers: 1, nobles: 1 }]]);
  expect(stillOpen(now, "indigo_plant", plan, false).get("indigo_plant")).toEqual({ workers: 1, nobles: 0 });
  expect(
    returning(now, "indigo_plant", new Map([["indigo_plant", { workers: 1, nobles: 1 }]])).get(
      "indigo_plant",
    ),
  ).toEqual({
    workers: 1,
    nobles: 0,
  });
});
