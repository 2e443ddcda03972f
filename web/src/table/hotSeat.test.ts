import { describe, expect, it, vi } from "vitest";
import { address, frame, open, setUp, told } from "./testing";

setUp();

describe("several people at one device", () => {
  it("see the result of their decision, can do nothing more, and pass the device on", () => {
    const table = open(told(4, 0, [0, 1], 0));
    frame(told(5, 1, [0, 1], 0, "person"));
    expect([table.hotSeat.passesTo, table.hotSeat.handOver, table.legal.size, table.messages.length]).toEqual(
      [1, null, 0, 2],
    );
    table.passOn();
    expect([table.hotSeat.passesTo, table.hotSeat.handOver, table.messages]).toEqual([null, 1, []]);
    expect(address()).toBe("ws://harbour/api/tables/t/live?since=0&spectate=true");
  });

  it("see the result from their own seat, though the response is for the next one", async () => {
    const table = open(told(4, 0, [0, 1], 0), {
      "/moves": { outcome: "made", table: told(5, 1, [0, 1], 1, "person") },
      "?since=4&seat=0": told(5, 1, [0, 1], 0, "person"),
    });
    expect(await table.act("draw:pile")).toBe(true);
    expect([table.now.number, table.now.you.seat, table.hotSeat.passesTo]).toEqual([5, 0, 1]);
  });

  it("do not see a late response for the one who has passed the device on", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const table = open(told(4, 0, [0, 1], 0), {
      "/moves": { outcome: "made", table: told(5, 1, [0, 1], 1, "person") },
      "?since=4&seat=0": () => new Promise((answer) => answers.push(answer)),
    });
    const made = table.act("draw:pile");
    await vi.waitFor(() => expect(answers.length).toBe(1));
    frame(told(5, 1, [0, 1], 0, "person"));
    table.passOn();
    table.confirmHandOver();
    frame(told(5, 1, [0, 1], 1, "person"));
    answers[0]!(new Response(JSON.stringify(told(5, 1, [0, 1], 0, "person"))));
    await made;
    expect([table.now.you.seat, table.hotSeat.handOver, table.legal.size]).toEqual([1, null, 1]);
  });

  it("see no legal actions until the next one confirms", () => {
    const table = open(told(5, 1, [0, 1], 0));
    table.passOn();
    frame(told(5, 1, [0, 1], null));
    expect([table.hotSeat.passesTo, table.hotSeat.handOver, table.legal.size]).toEqual([null, 1, 0]);
    table.confirmHandOver();
    expect(address()).toContain("seat=1");
    expect([table.hotSeat.passesTo, table.hotSeat.handOver]).toEqual([null, 1]);
    frame(told(5, 1, [0, 1], 1));
    expect([table.hotSeat.passesTo, table.hotSeat.handOver, table.legal.size]).toEqual([null, null, 1]);
  });

  it("go on if the same one decides again", () => {
    const table = open(told(4, 0, [0, 1], 0));
    frame(told(5, 0, [0, 1], 0, "person"));
    expect([table.hotSeat.passesTo, table.hotSeat.handOver, table.legal.size]).toEqual([null, null, 1]);
  });

  it("do not see the earlier position that the one before has opened", async () => {
    const table = open(told(5, 1, [0, 1], 0), { "at=3": told(3, 0, [0, 1], 0) });
    await table.lookAt(3);
    table.point("draw:pile");
    table.passOn();
    expect([table.past, table.pointed]).toEqual([null, null]);
  });

  it("are asked who looks when the table opens, and no secrets are requested before", () => {
    const table = open(told(5, 1, [0, 1], null));
    expect([table.hotSeat.handOver, table.legal.size]).toEqual([1, 0]);
    expect(address()).toContain("spectate=true");
    table.confirmHandOver();
    expect(address()).not.toContain("spectate");
  });

  it("pass nothing on in a game without secrets: the one who decides sees the table", async () => {
    const openly = (number: number, decides: number) => ({
      ...told(number, decides, [0, 1], decides, "person"),
      secrets: false,
    });
    const table = open(openly(4, 0), { "/moves": { outcome: "made", table: openly(5, 1) } });
    expect(address()).toBe("ws://harbour/api/tables/t/live?since=4");
    await table.act("draw:pile");
    expect([table.now.you.seat, table.hotSeat.passesTo, table.hotSeat.handOver, table.legal.size]).toEqual([
      1,
      null,
      null,
      1,
    ]);
    expect(table.messages.map(({ number }) => number)).toEqual([4, 5]);
  });

  it("do not see the log of the one before", () => {
    const table = open(told(5, 1, [0, 1], 0));
    table.passOn();
    table.confirmHandOver();
    expect([table.messages, address()]).toEqual([[], "ws://harbour/api/tables/t/live?since=0&seat=1"]);
    frame(told(5, 1, [0, 1], 1));
    expect(table.messages.map(({ number }) => number)).toEqual([5]);
    expect(table.moment.events).toEqual([]);
  });
});
