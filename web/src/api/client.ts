/** Requests to the server. A refusal is thrown as a `Refusal` with the server's own sentence. */
import {
  addressOf,
  type AnyParts,
  type Method,
  type PathOf,
  type RequestParts,
  type ResponseBody,
  type ResponseBodyOf,
} from "./operations";
import type { AbsenceRequest, Language, OptionValue, Problem, TableRequest } from "./types";

/** The server said no, and why, in the language of the page. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached, so nobody knows whether it has handled the request. */
export class Unreachable extends Error {}

/** How long a response may take, in milliseconds. After that the server counts as unreachable. */
export const TIMEOUT = 20_000;
/** A hint takes longer: a bot has to think, and may have to wait for its turn. */
export const HINT_TIMEOUT = 60_000;

/** From which seat, and at which moment, a table is seen. */
export type ViewQuery = NonNullable<RequestParts<"get", "/api/tables/{id}">["query"]>;
/** Which tables of the lobby to list. */
export type LobbyQuery = NonNullable<RequestParts<"get", "/api/tables">["query"]>;

export class Client {
  /** The server words its refusals in this language. */
  language: Language = "en";
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  me = () => this.#request("get", "/api/me", {});
  becomeGuest = (name?: string) => this.#request("post", "/api/guest", { body: { name } });
  rename = (name: string) => this.#request("post", "/api/me", { body: { name } });

  games = () => this.#request("get", "/api/games", {});
  choices = (game: string, players: number, options: Record<string, OptionValue>) =>
    this.#request("post", "/api/games/{game}/choices", { path: { game }, body: { players, options } });
  rules = (game: string, language: Language) =>
    this.#request("get", "/api/games/{game}/rules", { path: { game }, query: { language } });
  tour = (game: string, language: Language) =>
    this.#request("get", "/api/games/{game}/tour", { path: { game }, query: { language } });
  words = (language: Language, game?: string) =>
    game
      ? this.#request("get", "/api/words/{language}/{game}", { path: { language, game } }, { read: text })
      : this.#request("get", "/api/words/{language}", { path: { language } }, { read: text });

  createTable = (body: TableRequest) => this.#request("post", "/api/tables", { body });
  tables = (query: LobbyQuery) => this.#request("get", "/api/tables", { query });
  loadRecord = (record: string) => this.#request("post", "/api/records", { body: { record } });
  table = (id: string, query: ViewQuery = {}) =>
    this.#request("get", "/api/tables/{id}", { path: { id }, query });
  record = (id: string, query: Pick<ViewQuery, "seat" | "spectate"> = {}) =>
    this.#request("get", "/api/tables/{id}/record", { path: { id }, query });

  invitations = (id: string) => this.#request("get", "/api/tables/{id}/invitations", { path: { id } });
  join = (id: string, body: RequestParts<"post", "/api/tables/{id}/join">["body"]) =>
    this.#request("post", "/api/tables/{id}/join", { path: { id }, body });
  leave = (id: string) => this.#request("post", "/api/tables/{id}/leave", { path: { id } });
  start = (id: string, fill: string | null) =>
    this.#request("post", "/api/tables/{id}/start", { path: { id }, body: { fill } });
  rematch = (id: string) => this.#request("post", "/api/tables/{id}/rematch", { path: { id } });

  /**
   * A stale number is no error: the response has the table as it is now. With `minimal`, the response to a move
   * that was made has no table.
   */
  move = (id: string, number: number, action: string, goesOn = false, minimal = false) => {
    const body = { number, action, ...(goesOn ? { goes_on: true } : {}) };
    const read = async (response: Response) => {
      const body: ResponseBodyOf<"post", "/api/tables/{id}/moves", 200 | 409> = await json(response);
      if ("outcome" in body) return body;
      throw new Refusal(response.status, body);
    };
    const headers: Record<string, string> = minimal ? { prefer: "return=minimal" } : {};
    return this.#request("post", "/api/tables/{id}/moves", { path: { id }, body }, { read, headers });
  };
  why = (id: string, action: string, seat: number | null) =>
    this.#request("get", "/api/tables/{id}/why", { path: { id }, query: { action, seat } });
  preview = (id: string, action: string, seat: number | null) =>
    this.#request("get", "/api/tables/{id}/preview", { path: { id }, query: { action, seat } });
  hint = (id: string, seat: number) =>
    this.#request(
      "post",
      "/api/tables/{id}/hint",
      { path: { id }, body: { seat } },
      { timeout: HINT_TIMEOUT },
    );
  undo = (id: string, number: number) =>
    this.#request("post", "/api/tables/{id}/undo", { path: { id }, body: { number } });
  answerUndo = (id: string, request: number, agree: boolean) =>
    this.#request("post", "/api/tables/{id}/undo/answer", { path: { id }, body: { request, agree } });
  concede = (id: string, seat: number) =>
    this.#request("post", "/api/tables/{id}/concede", { path: { id }, body: { seat } });
  absence = (id: string) => this.#request("get", "/api/tables/{id}/absence", { path: { id } });
  endWaiting = (id: string, seat: number, act: AbsenceRequest["act"]) =>
    this.#request("post", "/api/tables/{id}/absence", { path: { id }, body: { seat, act } });
  replace = (id: string, seat: number, by: "bot" | "me", level: string | null = null) =>
    this.#request("post", "/api/tables/{id}/replace", { path: { id }, body: { seat, by, level } });

  /** The whole response has to arrive in time, not only its beginning. */
  #request<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    parts: RequestParts<M, P> & AnyParts,
    { read = bodyOf, timeout = TIMEOUT, headers: more = {} }: RequestOptions<ResponseBody<M, P>> = {},
  ): Promise<ResponseBody<M, P>> {
    const headers: Record<string, string> = { "accept-language": this.language, ...more };
    const { body }: AnyParts = parts;
    if (body !== undefined) headers["content-type"] = "application/json";
    return inTime(timeout, async (signal) => {
      const request = { method: method.toUpperCase(), headers, body: JSON.stringify(body), signal };
      try {
        return await read(await this.#fetch(addressOf(path, parts), request));
      } catch (error) {
        throw error instanceof Refusal ? error : new Unreachable(String(error));
      }
    });
  }
}

interface RequestOptions<T> {
  read?: (response: Response) => Promise<T>;
  timeout?: number;
  headers?: Record<string, string>;
}

/** The server's tests check that its responses fit the schema. */
async function bodyOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Refusal(response.status, await json(response));
  return await (response.status === 204 ? undefined : response.json());
}

async function text(response: Response): Promise<string> {
  if (!response.ok) throw new Refusal(response.status, await json(response));
  return response.text();
}

/** A proxy may respond with something that is not JSON. */
async function json<T>(response: Response): Promise<T | Problem> {
  try {
    return await response.json();
  } catch {
    const text = `${response.status} ${response.statusText}`;
    return { error: { id: "refused-unexpected", args: {} }, text, where: [] };
  }
}

/** Resolves or rejects in time, even if the browser never does. */
function inTime<T>(timeout: number, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborted = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Unreachable(`No response within ${timeout} ms`));
      aborted.abort();
    }, timeout);
    send(aborted.signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

export const client = new Client();
