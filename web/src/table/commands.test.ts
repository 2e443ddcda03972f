import { describe, expect, it, vi } from "vitest";
import { TIMEOUT } from "../api/client";
import type { TableResponse } from "../api/types";
import { asked, frame, never, noticed, open, setUp, told } from "./testing";

setUp();

describe("undo", () => {
  it("includes moves of bots that were not shown yet, and is shown at once", async () => {
    const numbers: number[] = [];
    const takenBack = (asked: { number: number }) => {
      numbers.push(asked.number);
      return new Response(JSON.stringify(told(9, 0, [0], 0, "person")));
    };
    const table = open(told(5, 1), { "/undo": takenBack });
    [6, 7, 8].forEach((number) => frame(told(number, 1)));
    await table.commands.undo();
    expect([numbers, table.now.number, table.playback.waiting, table.playback.isHurried]).toEqual([
      [9],
      9,
      [],
      false,
    ]);
    expect(table.messages.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9]);
  });
});

describe("a decision", () => {
  it("is sent with the number of its entry and shown when it is made", async () => {
    const table = open(told(5, 0), { "/moves": { outcome: "made", table: told(6, 1) } });
    table.act("draw:pile");
    expect(table.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect([asked, table.now.number, table.busy]).toEqual([["POST /api/tables/t/moves"], 6, false]);
  });

  it("is made once even after two clicks, and the next one can be made as soon as its position is shown", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const table = open(told(5, 0), { "/moves": () => new Promise((answer) => answers.push(answer)) });
    const first = table.act("draw:pile");
    expect(await table.act("draw:pile")).toBe(false);
    frame(told(6, 0));
    expect(table.busy).toBe(false);
    void table.act("draw:pile");
    answers[0]!(new Response(JSON.stringify({ outcome: "made", table: told(6, 0) })));
    expect(await first).toBe(true);
    expect([answers.length, table.busy]).toEqual([2, true]);
  });

  it("gets its position from the socket, and asks for no table in the response", async () => {
    const preferred: unknown[] = [];
    const made = (_: unknown, headers: Record<string, string>) => {
      preferred.push(headers.prefer);
      return new Response(JSON.stringify({ outcome: "made" }));
    };
    const table = open(told(5, 0), { "/moves": made });
    const done = table.act("draw:pile");
    await vi.advanceTimersByTimeAsync(10);
    expect([table.now.number, table.busy]).toEqual([5, true]);
    frame(told(6, 0));
    expect([await done, table.now.number, table.busy]).toEqual([true, 6, false]);
    Object.assign(table.live, { status: "offline" });
    void table.act("draw:pile");
    await vi.advanceTimersByTimeAsync(10);
    expect(preferred).toEqual(["return=minimal", undefined]);
    expect(asked).toEqual(["POST /api/tables/t/moves", "POST /api/tables/t/moves"]);
  });

  it("loads the table if the socket does not bring it", async () => {
    const table = open(told(5, 0), { "/moves": { outcome: "made" }, "?since=5": told(6, 1) });
    const done = table.act("draw:pile");
    await vi.runAllTimersAsync();
    expect([await done, table.now.number, table.busy]).toEqual([true, 6, false]);
    expect(asked).toEqual(["POST /api/tables/t/moves", "GET /api/tables/t?since=5"]);
  });

  it("is received once at a hot seat, from the seat of the player who made it", async () => {
    const table = open(told(5, 0, [0, 1], 0), { "/moves": { outcome: "made" } });
    const done = table.act("draw:pile");
    frame(told(6, 1, [0, 1], 0));
    expect([await done, table.now.you.seat, asked]).toEqual([true, 0, ["POST /api/tables/t/moves"]]);
  });

  it("can be compared with an earlier view of the same seat", async () => {
    const table = open(told(5, 0), { "at=5": told(5, 0) });
    frame(told(6, 0));
    expect(await table.earlier(1)).toEqual(told(5, 0).view);
    expect(asked).toEqual(["GET /api/tables/t?at=5&seat=0"]);
    expect(await table.earlier(2)).toBe(null);
  });

  it("is shown at once even right after a bot's move, and cannot be made twice", async () => {
    const table = open(told(5, 1), { "/moves": { outcome: "made", table: told(7, 1) } });
    frame(told(6, 0));
    table.act("draw:pile");
    await vi.advanceTimersByTimeAsync(50);
    expect([table.now.number, table.legal.size]).toEqual([7, 0]);
  });

  it("is not sent if it is not legal or not the viewer's", () => {
    const table = open(told(5, 1));
    table.act("draw:pile");
    open(told(5, 0)).act("fly:moon");
    expect(asked).toEqual([]);
  });

  it("waits while there is no connection and the table is open", async () => {
    const answers: Record<string, unknown> = {};
    const table = open(told(5, 0), answers);
    Object.assign(table.live, { status: "offline" });
    table.act("draw:pile");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.busy).toBe(true);
    answers["moves"] = { outcome: "made", table: told(6, 1) };
    await vi.advanceTimersByTimeAsync(10_000);
    expect([table.now.number, table.busy]).toEqual([6, false]);

    const left = open(told(5, 0));
    Object.assign(left.live, { status: "offline" });
    left.act("draw:pile");
    left.close();
    await vi.advanceTimersByTimeAsync(20_000);
    const sent = asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(sent);
  });

  it("is sent again while the server does not respond", async () => {
    const table = open(told(5, 0));
    table.act("draw:pile");
    await vi.runAllTimersAsync();
    expect(asked.length).toBe(5);
    expect(table.busy).toBe(false);
  });
});

it("a late decision is not made, even if nothing on the table has changed", async () => {
  const late = () => new Response(JSON.stringify({ outcome: "stale", table: told(6, 0) }), { status: 409 });
  const table = open(told(5, 0), { moves: late });
  const { view } = table;
  expect([await table.act("draw:pile"), table.busy]).toEqual([false, false]);
  expect([table.view === view, table.now.number, noticed.length]).toEqual([true, 6, 1]);
});

it("a decision without a response ends, and a notice says so", async () => {
  const table = open(told(5, 0), { moves: never });
  const made = table.act("draw:pile");
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  expect(noticed.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * TIMEOUT);
  expect([await made, table.busy]).toEqual([false, false]);
});

it("a second request during a decision is refused, and a notice says so", async () => {
  const table = open(told(5, 0), { moves: never });
  void table.act("draw:pile");
  expect([await table.commands.concede(), noticed.length]).toEqual([false, 1]);
});

it.each(["undo", "answerUndo", "concede", "handToBot", "takeBack", "start"] as const)(
  "%s ends without a response",
  async (what) => {
    const first = told(5, 0);
    const request = { number: 4, seat: 1, to: 2, agreed: [], voters: [0] };
    const table = open({ ...first, undo: { free: false, request } } as TableResponse, { "/api/": never });
    const done = (table.commands[what] as (given: never) => Promise<boolean>)("mate" as never);
    expect(table.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect([await done, table.busy, noticed.length]).toEqual([false, false, 1]);
  },
);
