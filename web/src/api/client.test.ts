import { expect, it } from "vitest";
import { Client, query, Refusal, Unreachable } from "./client";

const answering = (status: number, body: unknown, asked: Request[] = []) =>
  new Client(async (path, init) => {
    asked.push(new Request(`http://harbour${path as string}`, init));
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });

it("asks in the language of the page", async () => {
  const asked: Request[] = [];
  const client = answering(200, { games: [] }, asked);
  client.language = "pl";
  await client.games();
  expect(asked[0]!.headers.get("accept-language")).toBe("pl");
});

it("throws the server's own sentence", async () => {
  const problem = { error: { id: "refused-table-full", args: {} }, text: "All seats are taken.", where: [] };
  const refusal = await answering(409, problem).join("t", {}).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect([refusal.status, refusal.message]).toEqual([409, "All seats are taken."]);
});

it("takes a stale move for an answer, not for an error", async () => {
  const told = { outcome: "stale", table: { number: 9 } };
  await expect(answering(409, told).move("t", 9, "pass")).resolves.toEqual(told);
});

it("says when nobody answered at all", async () => {
  const client = new Client(async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(client.games()).rejects.toBeInstanceOf(Unreachable);
});

it("has words even for an answer that is not ours", async () => {
  const client = new Client(async () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
  await expect(client.games()).rejects.toThrow("502 Bad Gateway");
});

it("leaves out of an address what is not said", () => {
  expect(query({ seat: null, at: undefined, since: 0 })).toBe("?since=0");
  expect(query({})).toBe("");
});
