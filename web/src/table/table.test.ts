import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Client, HINT_TIMEOUT, Refusal, TIMEOUT } from "../api/client";
import type { LiveSocket, LiveSocketOptions } from "../api/live.svelte";
import type { TableFrame, TableMessage, TableResponse } from "../api/types";
import { notices } from "../components/notices.svelte";
import { alone, Table } from "./table.svelte";

const seat = (name: string, player: string | null) => ({
  kind: player ? ("person" as const) : ("bot" as const),
  player,
  name,
  level: player ? null : "mate",
  away: false,
  conceded: false,
});

const legal = [{ action: 4, key: "draw:pile", label: { id: "action-draw", args: {} } }];

/** The table after entry `number`, where `decides` is to move; Ada has seat 0, and more if said. */
function told(
  number: number,
  decides: number,
  mine = [0],
  seen: number | null = 0,
  by: "bot" | "person" = "bot",
): TableResponse {
  const messages: TableMessage[] = [
    { number, kind: "move", at: 0, seat: 1, by, events: [{ id: "drew", args: {} }] },
  ];
  return {
    id: "t",
    number,
    status: "playing",
    game: "seawolf",
    seats: [seat("Ada", "a"), seat("Bo", mine.includes(1) ? "a" : null)],
    you: { player: "a", seats: mine, seat: seen, host: true },
    decides,
    view: { legal: decides === seen ? legal : [], position: {} },
    undo: { free: false, request: null },
    options: {},
    secrets: true,
    messages,
  } as unknown as TableResponse;
}

let frame: (table: TableResponse) => void;
let address: () => string;
let asked: string[];

function open(first: TableResponse, answers: Record<string, unknown> = {}): Table {
  const client = new Client(async (path, init) => {
    asked.push(`${init?.method} ${path as string}`);
    const found = Object.entries(answers).find(([end]) => (path as string).includes(end));
    if (!found) throw new TypeError("Failed to fetch");
    const [, answer] = found;
    return answer instanceof Function
      ? answer(JSON.parse((init?.body as string | undefined) ?? "null"))
      : new Response(JSON.stringify(answer));
  });
  return new Table("t", first, client, (options: LiveSocketOptions<TableFrame>) => {
    frame = (table) => options.onFrame({ type: "table", table, now: 0 });
    address = options.address;
    return { stop() {}, restart() {}, status: "live" } as unknown as LiveSocket<TableFrame>;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "harbour" });
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("others' decisions", () => {
  it("are shown one after the other, however fast they come", () => {
    const table = open(told(5, 1));
    [6, 7, 8].forEach((number) => frame(told(number, number === 8 ? 0 : 1)));
    expect(table.now!.number).toBe(6);
    vi.advanceTimersByTime(700);
    expect(table.now!.number).toBe(7);
    expect(table.legal.size).toBe(0);
    vi.advanceTimersByTime(700);
    expect([table.now!.number, table.legal.size]).toEqual([8, 1]);
  });

  it("are not kept waiting where people make them, unless bots' decisions still wait", () => {
    const byPerson = (number: number) => told(number, 1, [0], 0, "person");
    const table = open(told(5, 1));
    frame(told(6, 1));
    frame(byPerson(7));
    expect(table.now!.number).toBe(7);
    [told(8, 1), told(9, 1), byPerson(10)].forEach(frame);
    expect(table.now!.number).toBe(8);
    vi.advanceTimersByTime(700);
    expect(table.now!.number).toBe(9);
    vi.advanceTimersByTime(700);
    expect([table.now!.number, table.waiting]).toEqual([10, []]);
  });

  it("are passed at once by whoever is in a hurry, up to their own turn", () => {
    const table = open(told(5, 1));
    [6, 7, 8].forEach((number) => frame(told(number, number === 8 ? 0 : 1)));
    table.hurry();
    expect([table.now!.number, table.hurrying]).toEqual([8, false]);
  });

  it("come with their events, and once in the log", () => {
    const table = open(told(5, 1));
    frame(told(6, 0));
    frame(told(6, 0));
    vi.advanceTimersByTime(2000);
    expect(table.moment).toEqual({ number: 6, events: [{ id: "drew", args: {}, seat: 1 }] });
    expect(table.messages.map(({ number }) => number)).toEqual([5, 6]);
  });

  it("are never overtaken by an old answer", () => {
    const table = open(told(5, 1));
    frame(told(7, 0));
    frame(told(6, 1));
    vi.advanceTimersByTime(2000);
    expect(table.now!.number).toBe(7);
  });
});

describe("taking back", () => {
  it("includes what bots decided that was not shown yet, and is seen at once", async () => {
    const numbers: number[] = [];
    const takenBack = (asked: { number: number }) => {
      numbers.push(asked.number);
      return new Response(JSON.stringify(told(9, 0, [0], 0, "person")));
    };
    const table = open(told(5, 1), { "/undo": takenBack });
    [6, 7, 8].forEach((number) => frame(told(number, 1)));
    await table.undo();
    expect([numbers, table.now!.number, table.waiting, table.hurrying]).toEqual([[9], 9, [], false]);
    expect(table.messages.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9]);
  });
});

describe("a decision", () => {
  it("is sent with the number it would be, and shown when it is made", async () => {
    const table = open(told(5, 0), { "/moves": { outcome: "made", table: told(6, 1) } });
    table.act("draw:pile");
    expect(table.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect([asked, table.now!.number, table.busy]).toEqual([["POST /api/tables/t/moves"], 6, false]);
  });

  it("is made once, however often it is asked for, and the next one as soon as its position is shown", async () => {
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

  it("is looked back from, through one's own eyes", async () => {
    const table = open(told(5, 0), { "at=5": told(5, 0) });
    frame(told(6, 0));
    expect(await table.earlier(1)).toEqual(told(5, 0).view);
    expect(asked).toEqual(["GET /api/tables/t?at=5&seat=0"]);
    expect(await table.earlier(2)).toBe(null);
  });

  it("is shown at once however soon it follows a bot's, and cannot be made twice", async () => {
    const table = open(told(5, 1), { "/moves": { outcome: "made", table: told(7, 1) } });
    frame(told(6, 0));
    table.act("draw:pile");
    await vi.advanceTimersByTimeAsync(50);
    expect([table.now!.number, table.legal.size]).toEqual([7, 0]);
  });

  it("is not sent if it is not legal, or not one's own", () => {
    const table = open(told(5, 1));
    table.act("draw:pile");
    open(told(5, 0)).act("fly:moon");
    expect(asked).toEqual([]);
  });

  it("waits for as long as there is no connection, and no longer than the table is open", async () => {
    const answers: Record<string, unknown> = {};
    const table = open(told(5, 0), answers);
    Object.assign(table.live, { status: "offline" });
    table.act("draw:pile");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.busy).toBe(true);
    answers["moves"] = { outcome: "made", table: told(6, 1) };
    await vi.advanceTimersByTimeAsync(10_000);
    expect([table.now!.number, table.busy]).toEqual([6, false]);

    const left = open(told(5, 0));
    Object.assign(left.live, { status: "offline" });
    left.act("draw:pile");
    left.close();
    await vi.advanceTimersByTimeAsync(20_000);
    const sent = asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(sent);
  });

  it("is sent again while nobody answers", async () => {
    const table = open(told(5, 0));
    table.act("draw:pile");
    await vi.runAllTimersAsync();
    expect(asked.length).toBe(5);
    expect(table.busy).toBe(false);
  });
});

describe("what is pointed at", () => {
  it("is forgotten when there is something else to decide, or nothing more", () => {
    const table = open(told(5, 0));
    table.point("draw:pile");
    frame(told(6, 0));
    expect(table.pointed).toBeNull();
    table.point("draw:pile");
    frame({ ...told(7, 0), status: "over", decides: null });
    vi.advanceTimersByTime(2000);
    expect([table.now!.status, table.pointed]).toEqual(["over", null]);
  });

  it("stays while nothing has changed", () => {
    const table = open(told(5, 0));
    table.point("draw:pile");
    frame(told(5, 0));
    expect(table.pointed).toBe("draw:pile");
  });

  it("is forgotten when an earlier position is looked at", async () => {
    const table = open(told(5, 0), { "at=3": told(3, 1) });
    table.point("draw:pile");
    await table.lookAt(3);
    expect(table.pointed).toBeNull();
  });
});

it("asks after a break for what follows the last message it has", () => {
  open(told(5, 1));
  frame({ ...told(9, 0), messages: [] });
  expect(address()).toBe("ws://harbour/api/tables/t/live?since=5");
});

describe("several people at one device", () => {
  it("see what came of their decision, can do nothing more, and pass the device on", () => {
    const table = open(told(4, 0, [0, 1], 0));
    frame(told(5, 1, [0, 1], 0, "person"));
    expect([table.passesTo, table.handOver, table.legal.size, table.messages.length]).toEqual([
      1,
      null,
      0,
      2,
    ]);
    table.passOn();
    expect([table.passesTo, table.handOver, table.messages]).toEqual([null, 1, []]);
    expect(address()).toBe("ws://harbour/api/tables/t/live?since=0&spectate=true");
  });

  it("see what came of it through their own eyes, though the answer is for the next one's", async () => {
    const table = open(told(4, 0, [0, 1], 0), {
      "/moves": { outcome: "made", table: told(5, 1, [0, 1], 1, "person") },
      "?since=4&seat=0": told(5, 1, [0, 1], 0, "person"),
    });
    expect(await table.act("draw:pile")).toBe(true);
    expect([table.now!.number, table.now!.you.seat, table.passesTo]).toEqual([5, 0, 1]);
  });

  it("are not shown what the last one's look again brought after the device was passed on", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const table = open(told(4, 0, [0, 1], 0), {
      "/moves": { outcome: "made", table: told(5, 1, [0, 1], 1, "person") },
      "?since=4&seat=0": () => new Promise((answer) => answers.push(answer)),
    });
    const made = table.act("draw:pile");
    await vi.waitFor(() => expect(answers.length).toBe(1));
    frame(told(5, 1, [0, 1], 0, "person"));
    table.passOn();
    table.ready();
    frame(told(5, 1, [0, 1], 1, "person"));
    answers[0]!(new Response(JSON.stringify(told(5, 1, [0, 1], 0, "person"))));
    await made;
    expect([table.now!.you.seat, table.handOver, table.legal.size]).toEqual([1, null, 1]);
  });

  it("see nothing they can do until the next one is ready", () => {
    const table = open(told(5, 1, [0, 1], 0));
    table.passOn();
    frame(told(5, 1, [0, 1], null));
    expect([table.passesTo, table.handOver, table.legal.size]).toEqual([null, 1, 0]);
    table.ready();
    expect(address()).toContain("seat=1");
    expect([table.passesTo, table.handOver]).toEqual([null, 1]);
    frame(told(5, 1, [0, 1], 1));
    expect([table.passesTo, table.handOver, table.legal.size]).toEqual([null, null, 1]);
  });

  it("go on where the same one is to decide again", () => {
    const table = open(told(4, 0, [0, 1], 0));
    frame(told(5, 0, [0, 1], 0, "person"));
    expect([table.passesTo, table.handOver, table.legal.size]).toEqual([null, null, 1]);
  });

  it("do not look at what the last one has looked at", async () => {
    const table = open(told(5, 1, [0, 1], 0), { "at=3": told(3, 0, [0, 1], 0) });
    await table.lookAt(3);
    table.point("draw:pile");
    table.passOn();
    expect([table.past, table.pointed]).toEqual([null, null]);
  });

  it("are asked who is looking when the table is opened, and nobody's secrets are asked for until then", () => {
    const table = open(told(5, 1, [0, 1], null));
    expect([table.handOver, table.legal.size]).toEqual([1, 0]);
    expect(address()).toContain("spectate=true");
    table.ready();
    expect(address()).not.toContain("spectate");
  });

  it("pass nothing on where they have no secrets: each sees the table through the eyes of whoever decides", async () => {
    const openly = (number: number, decides: number) => ({
      ...told(number, decides, [0, 1], decides, "person"),
      secrets: false,
    });
    const table = open(openly(4, 0), { "/moves": { outcome: "made", table: openly(5, 1) } });
    expect(address()).toBe("ws://harbour/api/tables/t/live?since=4");
    await table.act("draw:pile");
    expect([table.now!.you.seat, table.passesTo, table.handOver, table.legal.size]).toEqual([
      1,
      null,
      null,
      1,
    ]);
    expect(table.messages.map(({ number }) => number)).toEqual([4, 5]);
  });

  it("read no log in which the last one's cards are", () => {
    const table = open(told(5, 1, [0, 1], 0));
    table.passOn();
    table.ready();
    expect([table.messages, address()]).toEqual([[], "ws://harbour/api/tables/t/live?since=0&seat=1"]);
    frame(told(5, 1, [0, 1], 1));
    expect(table.messages.map(({ number }) => number)).toEqual([5]);
    expect(table.moment.events).toEqual([]);
  });
});

it("warns of what an action reveals where others would have to agree to take it back, and only there", async () => {
  const foretold = { preview: { allowed: true, events: [], reveals: true } };
  const withBot = open(told(5, 0), foretold);
  expect(await withBot.preview("draw:pile")).toEqual({ lines: [], reveals: false });
  const others = told(5, 0);
  const friend = { ...others, seats: [others.seats[0]!, seat("Bo", "b")] };
  expect(await open(friend, foretold).preview("draw:pile")).toEqual({ lines: [], reveals: true });
});

it("knows whether there is anybody to ask, or only bots", () => {
  const { seats } = open(told(5, 0));
  expect(alone(seats)).toBe(true);
  expect(alone(seats.map((one) => ({ ...one, level: null })))).toBe(false);
  expect(alone(open(told(5, 0, [0, 1])).seats)).toBe(true);
});

it("has what a decision did not change as it was, so that it is not drawn anew", () => {
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

it("draws the viewer last, and the others in the order of play", () => {
  const table = open(told(5, 0));
  expect(table.order.map(({ name, seen }) => [name, seen])).toEqual([
    ["Bo", false],
    ["Ada", true],
  ]);
});

describe("nothing waits for what cannot come", () => {
  const hintOf = (number: number, line = ["draw:pile"]) => ({
    number,
    action: "draw:pile",
    line,
    win_chances: [],
    actions: [],
  });
  const withHints = (number: number, decides = 0): TableResponse => ({ ...told(number, decides), hints: true });
  const refused = () =>
    new Response(JSON.stringify({ error: { id: "no", args: {} }, text: "No.", where: [] }), { status: 409 });
  const never = () => new Promise<Response>(() => {});
  let said: string[];

  beforeEach(() => {
    said = [];
    vi.spyOn(notices, "say").mockImplementation((id) => void said.push(id));
    vi.spyOn(notices, "refused").mockImplementation((error) => {
      said.push(error instanceof Refusal ? error.problem.text : "ui-unreachable");
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["a refusal", refused, "No."],
    ["no connection", () => Promise.reject(new TypeError("gone")), "ui-unreachable"],
    ["no answer at all", never, "ui-unreachable"],
    ["an answer about another position", () => new Response(JSON.stringify(hintOf(4))), "ui-hint-late"],
  ])("a hint ends with %s, and says so", async (_, answer, why) => {
    const table = open(withHints(5), { hint: answer });
    void table.askHint();
    expect(table.hinting).toBe(true);
    await vi.advanceTimersByTimeAsync(HINT_TIMEOUT);
    expect([table.hinting, table.hint]).toEqual([false, null]);
    expect(said).toEqual([why]);
  });

  it("a hint ends when the position it is about is gone, and its late answer changes nothing", async () => {
    let answer = (_: Response) => {};
    const table = open(withHints(5), { hint: () => new Promise<Response>((tell) => (answer = tell)) });
    void table.askHint();
    await vi.advanceTimersByTimeAsync(0);
    frame(withHints(6));
    expect([table.hinting, said.length]).toEqual([false, 1]);
    answer(new Response(JSON.stringify(hintOf(5))));
    await vi.advanceTimersByTimeAsync(0);
    expect([table.hinting, table.hint, said.length]).toEqual([false, null, 1]);
  });

  it("no hint is asked for where there are none", async () => {
    const table = open({ ...told(5, 0), hints: false });
    await table.askHint();
    expect([await table.advice(), table.advises, table.hinting, asked]).toEqual([[], false, false, []]);
  });

  it.each([
    ["a refusal", refused, "No."],
    ["no answer at all", never, "ui-unreachable"],
    ["a line that cannot be played", () => new Response(JSON.stringify(hintOf(5, ["pass"]))), "ui-hint-none"],
    ["an empty line", () => new Response(JSON.stringify(hintOf(5, []))), "ui-hint-none"],
    ["a line for another position", () => new Response(JSON.stringify(hintOf(4))), "ui-hint-late"],
  ])("advice ends with %s, and says so", async (_, answer, why) => {
    const table = open(withHints(5), { hint: answer });
    const advice = table.advice();
    await vi.advanceTimersByTimeAsync(HINT_TIMEOUT);
    expect([await advice, said]).toEqual([[], [why]]);
  });

  it("a decision that came too late was not made, though nothing on the table has changed", async () => {
    const late = () => new Response(JSON.stringify({ outcome: "stale", table: told(6, 0) }), { status: 409 });
    const table = open(told(5, 0), { moves: late });
    const { view } = table;
    expect([await table.act("draw:pile"), table.busy]).toEqual([false, false]);
    expect([table.view === view, table.now!.number, said.length]).toEqual([true, 6, 1]);
  });

  it("a decision that nobody answers ends, and says so", async () => {
    const table = open(told(5, 0), { moves: never });
    const made = table.act("draw:pile");
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(said.length).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * TIMEOUT);
    expect([await made, table.busy]).toEqual([false, false]);
  });

  it("what is asked for while a decision is on its way says that it was not done", async () => {
    const table = open(told(5, 0), { moves: never });
    void table.act("draw:pile");
    expect([await table.concede(), said.length]).toEqual([false, 1]);
  });

  it.each(["undo", "answerUndo", "concede", "handToBot", "takeBack", "start"] as const)(
    "%s ends though nobody answers",
    async (what) => {
      const first = told(5, 0);
      const request = { number: 4, seat: 1, to: 2, agreed: [], voters: [0] };
      const table = open({ ...first, undo: { free: false, request } } as TableResponse, { "/api/": never });
      const done = (table[what] as (given: never) => Promise<boolean>)("mate" as never);
      expect(table.busy).toBe(true);
      await vi.advanceTimersByTimeAsync(TIMEOUT);
      expect([await done, table.busy, said.length]).toEqual([false, false, 1]);
    },
  );

  it("an earlier position that is told too late does not cover what is looked at now", async () => {
    let answer = (_: Response) => {};
    const table = open(told(5, 0), { "at=3": () => new Promise<Response>((tell) => (answer = tell)) });
    const looked = table.lookAt(3);
    await vi.advanceTimersByTimeAsync(0);
    await table.lookAt(null);
    answer(new Response(JSON.stringify(told(3, 0))));
    await looked;
    expect(table.past).toBeNull();
  });
});

describe("somebody who keeps the others waiting", () => {
  const rule = { away: 120, claim: 600, idle: 3600, early: 2 };
  const waiting = (number: number, decides = 1): TableResponse => {
    const table = told(number, decides, [0], 0, "person");
    return { ...table, waiting_rule: rule, seats: [seat("Ada", "a"), seat("Bo", "b")] } as TableResponse;
  };
  const absence = { number: 5, now: 300, seat: 1, since: 100, call: 220, abort: null, claim: 700 };

  it("is told of while the game waits for them, and no longer", async () => {
    const table = open(waiting(5), { absence });
    expect(table.absence).toBeNull();
    await table.askAbsence();
    expect(table.absence).toEqual(absence);
    frame(waiting(6, 0));
    expect([table.keptWaiting, table.absence]).toEqual([false, null]);
    frame(waiting(7, 1));
    expect([table.keptWaiting, table.absence]).toEqual([true, null]);
  });

  it("is not told of while they are here and nothing can be done", async () => {
    const here = { ...absence, since: null, call: 400 };
    const table = open(waiting(5), { absence: here });
    await table.askAbsence();
    expect(table.absence).toBeNull();
  });

  it("is told of when they are here, but a bot can be called", async () => {
    const slow = { ...absence, since: null, call: 300 };
    const table = open(waiting(5), { absence: slow });
    await table.askAbsence();
    expect(table.absence).toEqual(slow);
  });

  it("concerns nobody who watches, has given up, or whose table has no such rule", () => {
    const watching = waiting(5);
    watching.you.seats = [];
    const out = waiting(5);
    out.seats[0]!.conceded = true;
    const timed = { ...waiting(5), waiting_rule: null };
    for (const first of [watching, out, timed]) expect(open(first).keptWaiting).toBe(false);
  });

  it("is acted upon at the server, by whom and what was chosen", async () => {
    let sent: unknown;
    const table = open(waiting(5), {
      absence: (body: unknown) => {
        sent = body;
        return new Response(JSON.stringify({ ...waiting(6, 0), messages: [] }));
      },
    });
    expect(await table.endWaiting(1, "call")).toBe(true);
    expect(sent).toEqual({ seat: 1, act: "call" });
    expect(table.now!.number).toBe(6);
  });
});
