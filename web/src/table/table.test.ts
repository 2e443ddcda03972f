import { describe, expect, it, vi } from "vitest";
import { address, frame, open, setUp, told } from "./testing";

setUp();

describe("the action that is pointed at", () => {
  it("is forgotten at the next decision and at the end", () => {
    const table = open(told(5, 0));
    table.point("draw:pile");
    frame(told(6, 0));
    expect(table.pointed).toBeNull();
    table.point("draw:pile");
    frame({ ...told(7, 0), status: "over", decides: null });
    vi.advanceTimersByTime(2000);
    expect([table.now.status, table.pointed]).toEqual(["over", null]);
  });

  it("stays while nothing changes", () => {
    const table = open(told(5, 0));
    table.point("draw:pile");
    frame(told(5, 0));
    expect(table.pointed).toBe("draw:pile");
  });

  it("is forgotten when the viewer opens an earlier position", async () => {
    const table = open(told(5, 0), { "at=3": told(3, 1) });
    table.point("draw:pile");
    await table.lookAt(3);
    expect(table.pointed).toBeNull();
  });
});

it("asks after a lost connection for what follows its last message", () => {
  open(told(5, 1));
  frame({ ...told(9, 0), messages: [] });
  expect(address()).toBe("ws://harbour/api/tables/t/live?since=5");
});

it("keeps what a move did not change as the same objects, so that it is not drawn again", () => {
  const table = open(told(5, 0));
  const { view, seats, legal } = table;
  const { names } = table.words;
  frame(told(6, 0));
  expect([table.view, table.seats, table.legal, table.words.names]).toEqual([view, seats, legal, names]);
  expect([table.view === view, table.seats === seats, table.legal === legal]).toEqual([true, true, true]);
  expect(table.words.names).toBe(names);
  frame(told(7, 1, [0], 0, "person"));
  expect([table.view === view, table.seats[0] === seats[0], table.legal.size]).toEqual([false, false, 0]);
});

it("puts the viewer last, after the others in the order of play", () => {
  const table = open(told(5, 0));
  expect(table.order.map(({ name, seen }) => [name, seen])).toEqual([
    ["Bo", false],
    ["Ada", true],
  ]);
});

it("drops an earlier position that arrives after the viewer has gone back to now", async () => {
  let answer = (_: Response) => {};
  const table = open(told(5, 0), { "at=3": () => new Promise<Response>((tell) => (answer = tell)) });
  const looked = table.lookAt(3);
  await vi.advanceTimersByTimeAsync(0);
  await table.lookAt(null);
  answer(new Response(JSON.stringify(told(3, 0))));
  await looked;
  expect(table.past).toBeNull();
});
