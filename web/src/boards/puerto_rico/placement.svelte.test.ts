import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { BoardTable, LegalAction } from "../contract";
import { Placement } from "./placement.svelte";
import type { Position, SeatPosition } from "./position";

type View = BoardTable<Position>["view"];

const CORN_AND_QUARRY = { island: ["corn", "quarry"], city: [], workers_at: [] as string[] };

/** The own island with people on it, or with people in hand while the game asks for a kind. */
const island = (workers_at: string[]): View => viewOf({ ...CORN_AND_QUARRY, workers_at }, "node_role", "");
const asked = (tile: string, workers: number, workers_at: string[] = []): View =>
  viewOf({ ...CORN_AND_QUARRY, workers_at, to_place: { workers } }, "node_assign_workers", tile);

const viewOf = (seat: Partial<SeatPosition>, decision: string, tile: string): View =>
  ({
    seat: 0,
    position: { decision, seats: [seat, seat] },
    prompt: { id: "", args: { tile } },
  }) as unknown as View;

/** The same through the eyes of the next one at this device, whose island is like the first one's. */
const forTheNext = (view: View): View => ({ ...view, seat: 1 });

const COUNTS: ReadonlyMap<string, LegalAction> = new Map(
  ["count:0", "count:1"].map((key, action) => [key, { action, key, label: { id: key, args: {} } }]),
);

let view = $state.raw<View>(island([]));
let earlier: View[];
let made = true;
let hints = true;
/** Whether a bot plays for the viewer. */
let handed = false;
let advised = 0;
let advice: () => Promise<readonly string[]>;
let acted: [string, boolean | undefined][];
let placement: Placement;
let stop = () => {};

async function lookBack(decisions: number): Promise<View | null> {
  return earlier.at(-decisions) ?? null;
}

const table = {
  get view() {
    return view;
  },
  get legal() {
    return handed || view.position.decision === "node_role" ? new Map() : COUNTS;
  },
  replay: false,
  busy: false,
  act: async (key: string, goesOn?: boolean) => (acted.push([key, goesOn]), made),
  get advises() {
    return hints;
  },
  advice: async () => (advised++, await advice()),
  earlier: lookBack,
} as unknown as BoardTable<Position>;

async function shows(next: View): Promise<void> {
  view = next;
  flushSync();
  await new Promise((heard) => setTimeout(heard));
  flushSync();
}

/** The page is opened here. */
async function opens(first: View, before: View[] = []): Promise<void> {
  view = first;
  earlier = before;
  stop = $effect.root(() => {
    placement = new Placement(() => table);
  });
  await shows(first);
}

beforeEach(() => {
  table.earlier = lookBack;
  acted = [];
  made = true;
  hints = true;
  advised = 0;
  advice = async () => ["count:0", "count:1"];
});
afterEach(() => stop());

it("sends everybody in one go, so that undo takes all of it back", async () => {
  await opens(asked("corn", 1), [island(["corn"])]);
  placement.send();
  await shows(view);
  await shows(asked("quarry", 0, ["corn"]));
  expect(acted).toEqual([
    ["count:1", false],
    ["count:0", true],
  ]);
});

it("makes the bot's answers in one go, too", async () => {
  await opens(asked("corn", 1), [island(["corn"])]);
  placement.follow();
  await shows(view);
  await shows(asked("quarry", 1));
  expect(acted).toEqual([
    ["count:0", false],
    ["count:1", true],
  ]);
});

it.each(["send", "follow"] as const)(
  "waits for the person again when an answer was refused: %s",
  async (way) => {
    await opens(asked("corn", 1), [island(["corn"])]);
    made = false;
    placement[way]();
    await shows(view);
    expect([acted.length, placement.busy]).toEqual([1, false]);
    made = true;
    placement.send();
    await shows(view);
    expect(acted.length).toBe(2);
  },
);

it("asks no bot where there are no hints", async () => {
  hints = false;
  await opens(asked("corn", 1), [island(["corn"])]);
  placement.follow();
  await shows(view);
  expect([placement.advises, placement.busy, advised, acted]).toEqual([false, false, 0, []]);
});

it("waits for the person again when the bot has no advice, however often it is asked", async () => {
  advice = async () => [];
  await opens(asked("corn", 1), [island(["corn"])]);
  for (const times of [1, 2]) {
    placement.follow();
    await shows(view);
    expect([advised, placement.busy]).toEqual([times, false]);
  }
  placement.send();
  await shows(view);
  expect(acted).toEqual([["count:1", false]]);
});

it("does not make what a bot advised for a position that is gone", async () => {
  const answers: ((line: readonly string[]) => void)[] = [];
  advice = () => new Promise((told) => answers.push(told));
  await opens(asked("corn", 1), [island(["corn"])]);
  placement.follow();
  await shows(view);
  await shows(asked("corn", 0));
  expect(answers.length).toBe(2);
  answers[0]!(["count:1"]);
  await shows(view);
  expect(acted).toEqual([]);
  answers[1]!(["count:0"]);
  await shows(view);
  expect(acted).toEqual([["count:0", false]]);
});

it("starts again when the seat was handed to a bot during a placement", async () => {
  await opens(asked("corn", 1), [island(["corn"])]);
  placement.send();
  await shows(view);
  const later = asked("quarry", 0, ["corn"]);
  handed = true;
  await shows({ ...later });
  handed = false;
  await shows({ ...later });
  expect([acted.length, placement.busy]).toEqual([1, false]);
});

it("starts again with each placement", async () => {
  await opens(asked("corn", 1), [island(["corn"])]);
  placement.send();
  await shows(view);
  await shows(island(["corn"]));
  await shows(asked("corn", 1));
  placement.send();
  await shows(view);
  expect(acted.map(([, goesOn]) => goesOn)).toEqual([false, false]);
});

it("knows where people stood though the page was only just opened", async () => {
  await opens(asked("quarry", 1), [island(["quarry"]), asked("corn", 1)]);
  expect(placement.shown.get("quarry")).toEqual({ workers: 1, nobles: 0 });
  expect([placement.remembered, placement.changed]).toEqual([true, false]);
  placement.liftAll();
  expect(placement.changed).toBe(true);
  placement.asBefore();
  expect(placement.shown.get("quarry")).toEqual({ workers: 1, nobles: 0 });
});

it("shows what was taken back, and knows where people stood before that", async () => {
  await opens(island(["quarry"]), [island(["quarry"])]);
  await shows(asked("corn", 1));
  expect([placement.shown.get("quarry")?.workers, placement.changed]).toEqual([1, false]);
  await shows(island(["corn"]));
  await shows(asked("corn", 1));
  expect([placement.shown.get("corn")?.workers, placement.changed]).toEqual([1, true]);
  placement.asBefore();
  expect([
    placement.shown.get("corn")?.workers,
    placement.shown.get("quarry")?.workers,
    placement.changed,
  ]).toEqual([0, 1, false]);
});

it("knows nothing of what the last one at this device arranged", async () => {
  await opens(island(["corn"]), [island(["corn"])]);
  await shows(asked("corn", 1));
  expect(placement.shown.get("corn")?.workers).toBe(1);
  placement.send();
  await shows(view);
  earlier = [forTheNext(island(["quarry"]))];
  await shows(forTheNext(asked("corn", 1)));
  expect([acted.length, placement.busy]).toEqual([1, false]);
  expect([placement.shown.get("corn")?.workers, placement.shown.get("quarry")?.workers]).toEqual([0, 1]);
});

it("forgets where the previous player's people stood, even if that view arrives late", async () => {
  let tell = (_: View) => {};
  table.earlier = () => new Promise((told) => (tell = told as (view: unknown) => void));
  await opens(asked("corn", 1));
  const late = tell;
  await shows(forTheNext(asked("corn", 1)));
  late(island(["corn"]));
  await shows(view);
  expect([placement.remembered, placement.shown.get("corn")?.workers]).toEqual([false, 0]);
  tell(forTheNext(island(["quarry"])));
  await shows(view);
  expect([placement.remembered, placement.shown.get("quarry")?.workers]).toEqual([true, 1]);
});
