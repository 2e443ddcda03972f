/** What the tests of a table share: a table, and a server that says what the test wants. */
import { afterEach, beforeEach, vi } from "vitest";
import { Client, Refusal } from "../api/client";
import type { LiveSocket, LiveSocketOptions } from "../api/live.svelte";
import type { TableFrame, TableMessage, TableResponse } from "../api/types";
import { notices } from "../components/notices.svelte";
import { Table } from "./table.svelte";

export const seat = (name: string, player: string | null) => ({
  kind: player ? ("person" as const) : ("bot" as const),
  player,
  name,
  level: player ? null : "mate",
  away: false,
  conceded: false,
});

const legal = [{ action: 4, key: "draw:pile", label: { id: "action-draw", args: {} } }];

/** The table after entry `number`, where `decides` is to move; Ada has seat 0, and more if said. */
export function told(
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

/** Sends a frame to the table that was opened last. */
export let frame: (table: TableResponse) => void;
/** The address of its socket. */
export let address: () => string;
/** The requests to the server. */
export let asked: string[];
/** The notices, by their ids; a refusal by its text. */
export let noticed: string[];

export function open(first: TableResponse, answers: Record<string, unknown> = {}): Table {
  const client = new Client(async (path, init) => {
    asked.push(`${init?.method} ${path as string}`);
    const found = Object.entries(answers).find(([end]) => (path as string).includes(end));
    if (!found) throw new TypeError("Failed to fetch");
    const [, answer] = found;
    return answer instanceof Function
      ? answer(JSON.parse((init?.body as string | undefined) ?? "null"), init?.headers)
      : new Response(JSON.stringify(answer));
  });
  return new Table("t", first, client, (options: LiveSocketOptions<TableFrame>) => {
    frame = (table) => options.onFrame({ type: "table", table, now: 0 });
    address = options.address;
    return { stop() {}, restart() {}, status: "live" } as unknown as LiveSocket<TableFrame>;
  });
}

export const never = () => new Promise<Response>(() => {});
export const refused = () =>
  new Response(JSON.stringify({ error: { id: "no", args: {} }, text: "No.", where: [] }), { status: 409 });

/** Call it at the top of a test file. */
export function setUp(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { protocol: "http:", host: "harbour" });
    asked = [];
    noticed = [];
    vi.spyOn(notices, "say").mockImplementation((id) => void noticed.push(id));
    vi.spyOn(notices, "refused").mockImplementation((error) => {
      noticed.push(error instanceof Refusal ? error.problem.text : "ui-unreachable");
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
