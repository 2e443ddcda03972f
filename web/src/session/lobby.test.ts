import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { client } from "../api/client";
import type { LobbyFrame, Summary } from "../api/types";
import { Lobby, MORE } from "./lobby.svelte";

let sockets: { address: string; onmessage?: (message: { data: string }) => void }[];
/** All open tables of the server, by id. */
let tables: string[];
const FIRST_PAGE = 2;

const summary = (id: string) => ({ id }) as Summary;
const after = (place: number) => (place < tables.length ? tables[place - 1]! : null);

beforeEach(() => {
  sockets = [];
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(readonly address: string) {
        sockets.push(this);
      }
      close() {}
    },
  );
  vi.spyOn(client, "tables").mockImplementation(async ({ after: last, limit }) => {
    const from = tables.indexOf(last!) + 1;
    const to = from + limit!;
    return { tables: tables.slice(from, to).map(summary), next: after(to) };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the server tells on the last connection. */
function tell() {
  const open = tables.slice(0, FIRST_PAGE).map(summary);
  const frame: LobbyFrame = { type: "lobby", open, next: after(FIRST_PAGE), mine: [], your_turn: [] };
  sockets.at(-1)!.onmessage!({ data: JSON.stringify(frame) });
}

function inTheLobby(count: number): Lobby {
  tables = Array.from({ length: count }, (_, i) => `t${i}`);
  const lobby = new Lobby();
  lobby.listen(true);
  tell();
  return lobby;
}

const ids = (lobby: Lobby) => lobby.open.map(({ id }) => id);

it("asks the server with the chosen filter and drops the further pages of the old list", async () => {
  const lobby = inTheLobby(9);
  await lobby.more();
  lobby.choose({ game: "seawolf", free: true, players: undefined });
  expect(sockets.at(-1)!.address).toBe("ws://here/api/lobby/live?game=seawolf&free=true");
  expect([lobby.filtering, lobby.isFiltered, lobby.open.length]).toEqual([true, true, FIRST_PAGE]);
  tell();
  expect(lobby.filtering).toBe(false);
  await lobby.more();
  expect(vi.mocked(client.tables).mock.lastCall![0]).toMatchObject({ game: "seawolf", free: true });
});

it("shows more tables, page by page, to the last one", async () => {
  const lobby = inTheLobby(FIRST_PAGE + MORE + 1);
  expect([lobby.open.length, lobby.hasMore]).toEqual([FIRST_PAGE, true]);
  await lobby.more();
  expect([lobby.open.length, lobby.hasMore]).toEqual([FIRST_PAGE + MORE, true]);
  await lobby.more();
  expect([ids(lobby), lobby.hasMore]).toEqual([tables, false]);
});

it("loses no table when a new one pushes it from the first page", async () => {
  const lobby = inTheLobby(5);
  await lobby.more();
  tables.unshift("new");
  tell();
  await vi.waitFor(() => expect(ids(lobby)).toEqual(tables));
});

it("lists a table once, even if it comes with two pages", async () => {
  const lobby = inTheLobby(5);
  vi.mocked(client.tables).mockResolvedValueOnce({ tables: [summary("t1"), summary("t2")], next: null });
  await lobby.more();
  expect(ids(lobby)).toEqual(["t0", "t1", "t2"]);
});

it("drops the answer to a filter that is no longer chosen", async () => {
  const lobby = inTheLobby(5);
  const more = lobby.more();
  lobby.choose({ game: "carthage" });
  tables = ["c0"];
  tell();
  await more;
  expect(ids(lobby)).toEqual(["c0"]);
});

it("keeps its list and throws the error when the next page cannot be loaded", async () => {
  const lobby = inTheLobby(5);
  vi.mocked(client.tables).mockRejectedValueOnce(new Error("no network"));
  await expect(lobby.more()).rejects.toThrow("no network");
  expect([lobby.open.length, lobby.hasMore]).toEqual([FIRST_PAGE, true]);
  await lobby.more();
  expect(ids(lobby)).toEqual(tables);
});
