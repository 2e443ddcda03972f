import { describe, expect, it, vi } from "vitest";
import { frame, open, setUp, told } from "./testing";

setUp();

describe("the moves of others", () => {
  it("are shown one after the other, however fast they come", () => {
    const table = open(told(5, 1));
    [6, 7, 8].forEach((number) => frame(told(number, number === 8 ? 0 : 1)));
    expect(table.now.number).toBe(6);
    vi.advanceTimersByTime(700);
    expect(table.now.number).toBe(7);
    expect(table.legal.size).toBe(0);
    vi.advanceTimersByTime(700);
    expect([table.now.number, table.legal.size]).toEqual([8, 1]);
  });

  it("are shown at once if people make them, unless moves of bots still wait", () => {
    const byPerson = (number: number) => told(number, 1, [0], 0, "person");
    const table = open(told(5, 1));
    frame(told(6, 1));
    frame(byPerson(7));
    expect(table.now.number).toBe(7);
    [told(8, 1), told(9, 1), byPerson(10)].forEach(frame);
    expect(table.now.number).toBe(8);
    vi.advanceTimersByTime(700);
    expect(table.now.number).toBe(9);
    vi.advanceTimersByTime(700);
    expect([table.now.number, table.playback.waiting]).toEqual([10, []]);
  });

  it("are skipped at once by a viewer who hurries, up to their own turn", () => {
    const table = open(told(5, 1));
    [6, 7, 8].forEach((number) => frame(told(number, number === 8 ? 0 : 1)));
    table.playback.hurry();
    expect([table.now.number, table.playback.isHurried]).toEqual([8, false]);
  });

  it("come with their events, and once in the log", () => {
    const table = open(told(5, 1));
    frame(told(6, 0));
    frame(told(6, 0));
    vi.advanceTimersByTime(2000);
    expect(table.moment).toEqual({ number: 6, events: [{ id: "drew", args: {}, seat: 1 }] });
    expect(table.messages.map(({ number }) => number)).toEqual([5, 6]);
  });

  it("are never replaced by an older response", () => {
    const table = open(told(5, 1));
    frame(told(7, 0));
    frame(told(6, 1));
    vi.advanceTimersByTime(2000);
    expect(table.now.number).toBe(7);
  });
});
