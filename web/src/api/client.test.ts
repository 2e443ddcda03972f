import { afterEach, expect, it, vi } from "vitest";
import { Client, HINT_TIMEOUT, Refusal, TIMEOUT, Unreachable } from "./client";

afterEach(() => vi.useRealTimers());

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
  const refusal = await answering(409, problem)
    .join("t", {})
    .catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect([refusal.status, refusal.message]).toEqual([409, "All seats are taken."]);
});

it("returns the response to a stale move, and throws no error", async () => {
  const told = { outcome: "stale", table: { number: 9 } };
  await expect(answering(409, told).move("t", 9, "pass")).resolves.toEqual(told);
});

it("says when the server cannot be reached", async () => {
  const client = new Client(async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(client.games()).rejects.toBeInstanceOf(Unreachable);
});

it("words even a response that does not come from our server", async () => {
  const client = new Client(async () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
  await expect(client.games()).rejects.toThrow("502 Bad Gateway");
});

/** Everything that can be asked, told from what a client has, so that what is added is asked here, too. */
const questions = (client: Client): [string, () => Promise<unknown>][] =>
  Object.keys(client)
    .filter((name) => client[name as keyof Client] instanceof Function)
    .map((name) => [
      name,
      () => (client[name as keyof Client] as (...args: unknown[]) => Promise<unknown>)("t", {}, {}),
    ]);

const LEAST_QUESTIONS = 20;

it.each(["before it begins", "in the middle"])(
  "waits for no answer for ever, though it stops %s",
  async (when) => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const client = new Client((_, init) => {
      signals.push(init!.signal!);
      const never = new Promise<never>(() => {});
      const begun = { ok: true, status: 200, json: () => never, text: () => never } as unknown as Response;
      return when === "in the middle" ? Promise.resolve(begun) : never;
    });
    const asked = questions(client);
    expect(asked.length).toBeGreaterThan(LEAST_QUESTIONS);
    const ends = asked.map(([name, ask]) =>
      ask.call(client).then(
        () => `${name}: answered`,
        (error: unknown) => (error instanceof Unreachable ? "unreachable" : `${name}: ${String(error)}`),
      ),
    );
    await vi.advanceTimersByTimeAsync(Math.max(TIMEOUT, HINT_TIMEOUT));
    expect(new Set(await Promise.all(ends))).toEqual(new Set(["unreachable"]));
    expect(signals.every((signal) => signal.aborted)).toBe(true);
  },
);

it("waits longer for a hint than for anything else", async () => {
  vi.useFakeTimers();
  const client = new Client(() => new Promise(() => {}));
  const ended: string[] = [];
  client.hint("t", 0).catch(() => ended.push("hint"));
  client.table("t").catch(() => ended.push("table"));
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  expect(ended).toEqual(["table"]);
});

it("stops its timer after the response", async () => {
  vi.useFakeTimers();
  await answering(200, { games: [] }).games();
  expect(vi.getTimerCount()).toBe(0);
});

it("says when a response breaks off", async () => {
  const client = new Client(async () => new Response('{"games": [', { status: 200 }));
  await expect(client.games()).rejects.toBeInstanceOf(Unreachable);
});
