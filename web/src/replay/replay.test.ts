import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Client, client as ours } from "../api/client";
import type { RecordResponse, TableResponse } from "../api/types";
import { ReplayTable } from "./replay.svelte";

const told = {
  id: "t",
  number: 9,
  game: "toy",
  seats: [],
  options: {},
  messages: [],
  you: { seat: null, seats: [] },
} as unknown as TableResponse;
const happened = [{ id: "kept", args: {} }];
/** Somebody decides alone, then another in three parts, of which only the last tells anything, and the first again. */
const record = {
  names: ["Ada", "Bo"],
  start: happened,
  decisions: [happened, [], [], happened, happened].map((events, i) => ({ number: i + 2, seat: 0, events })),
} as unknown as RecordResponse;

async function opened(): Promise<ReplayTable> {
  const client = {
    table: async (_: string, { at }: { at?: number }) => ({ ...told, number: at ?? 9 }),
    record: async () => record,
  };
  const past = await ReplayTable.open("t", client as unknown as Client);
  await past.go(1);
  return past;
}

describe("a replay", () => {
  beforeEach(() => void vi.spyOn(ours, "words").mockResolvedValue("event-kept = Kept."));
  afterEach(() => vi.restoreAllMocks());

  it("moves to the next step with log lines, and back", async () => {
    const past = await opened();
    expect([past.onward, past.backward]).toEqual([4, 0]);
    await past.go(4);
    expect([past.onward, past.backward]).toEqual([5, 1]);
    await past.go(5);
    expect([past.onward, past.backward]).toEqual([5, 4]);
  });

  it("animates events that follow steps without events", async () => {
    const past = await opened();
    await past.go(4);
    expect(past.moment.events.map(({ id }) => id)).toEqual(["kept"]);
    await past.go(1);
    expect(past.moment.events).toEqual([]);
  });

  it("shows nobody's secrets while several people at one device still play", async () => {
    const asked: object[] = [];
    const running = { ...told, you: { seat: 1, seats: [0, 1] }, result: null };
    const over = {
      ...running,
      status: "over",
      seats: [{}, {}],
      result: { scores: [1, 2], winners: [1], by: "play" },
    };
    const answering = (last: object) => ({
      table: async (_: string, wanted: object) => (asked.push(wanted), last),
      record: async (_: string, wanted: object = {}) => (asked.push(wanted), record),
    });
    const open = (last: object) => ReplayTable.open("t", answering(last) as unknown as Client);

    const past = await open(running);
    await past.go(1);
    expect([past.seat, past.viewers]).toEqual([null, []]);
    expect(asked.slice(1).every((wanted) => "spectate" in wanted && wanted.spectate === true)).toBe(true);

    const after = await open(over);
    expect([after.seat, after.viewers]).toEqual([1, [0, 1]]);
  });

  it("shows every seat's view after the end, and only the viewer's own before", async () => {
    const open = (last: object) =>
      ReplayTable.open("t", { table: async () => last, record: async () => record } as unknown as Client);
    const mine = { ...told, seats: [{}, {}, {}], you: { seat: 1, seats: [1] } };
    expect((await open({ ...mine, status: "playing", result: null })).viewers).toEqual([1]);
    expect((await open({ ...mine, status: "over", result: {} })).viewers).toEqual([0, 1, 2]);
  });

  it("marks the last log line up to the current step", async () => {
    const past = await opened();
    await past.go(3);
    expect(past.lastLogged).toBe(1);
  });
});
