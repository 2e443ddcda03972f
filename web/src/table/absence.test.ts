import { describe, expect, it } from "vitest";
import type { TableResponse } from "../api/types";
import { frame, open, seat, setUp, told } from "./testing";

setUp();

describe("somebody who keeps the others waiting", () => {
  const rule = { away: 120, claim: 600, idle: 3600, early: 2 };
  const waiting = (number: number, decides = 1): TableResponse => {
    const table = told(number, decides, [0], 0, "person");
    return { ...table, waiting_rule: rule, seats: [seat("Ada", "a"), seat("Bo", "b")] } as TableResponse;
  };
  const absence = { number: 5, now: 300, seat: 1, since: 100, call: 220, abort: null, claim: 700 };

  it("is shown only while the game waits for them", async () => {
    const table = open(waiting(5), { absence });
    expect(table.absence.current).toBeNull();
    await table.absence.check();
    expect(table.absence.current).toEqual(absence);
    frame(waiting(6, 0));
    expect([table.absence.isPossible, table.absence.current]).toEqual([false, null]);
    frame(waiting(7, 1));
    expect([table.absence.isPossible, table.absence.current]).toEqual([true, null]);
  });

  it("is not shown while they are here and the viewer can do nothing", async () => {
    const here = { ...absence, since: null, call: 400 };
    const table = open(waiting(5), { absence: here });
    await table.absence.check();
    expect(table.absence.current).toBeNull();
  });

  it("is shown if they are here but a bot can be called", async () => {
    const slow = { ...absence, since: null, call: 300 };
    const table = open(waiting(5), { absence: slow });
    await table.absence.check();
    expect(table.absence.current).toEqual(slow);
  });

  it("is not shown to spectators, to players who gave up, or without such a rule", () => {
    const watching = waiting(5);
    watching.you.seats = [];
    const out = waiting(5);
    out.seats[0]!.conceded = true;
    const timed = { ...waiting(5), waiting_rule: null };
    for (const first of [watching, out, timed]) expect(open(first).absence.isPossible).toBe(false);
  });

  it("is replaced at the server as the viewer chooses", async () => {
    let sent: unknown;
    const table = open(waiting(5), {
      absence: (body: unknown) => {
        sent = body;
        return new Response(JSON.stringify({ ...waiting(6, 0), messages: [] }));
      },
    });
    expect(await table.commands.endWaiting(1, "call")).toBe(true);
    expect(sent).toEqual({ seat: 1, act: "call" });
    expect(table.now.number).toBe(6);
  });
});
