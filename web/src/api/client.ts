/** What the page asks of the server. Every refusal is a Refusal with the server's own sentence. */
import {
  type Answer,
  type AnswerWith,
  addressOf,
  type Method,
  type PathOf,
  type Said,
  type Sent,
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

/** The server could not be reached: nobody knows what became of the request. */
export class Unreachable extends Error {}

/** How long an answer may take, in milliseconds. After that the server counts as unreachable. */
export const LONGEST_WAIT = 20_000;
/** A hint takes longer: a bot thinks about it, perhaps after others. */
export const LONGEST_THOUGHT = 60_000;

/** From where a table is looked at. */
export type Look = NonNullable<Said<"get", "/api/tables/{id}">["query"]>;
/** Which tables of the lobby are asked for. */
export type LobbyQuery = NonNullable<Said<"get", "/api/tables">["query"]>;

export class Client {
  /** Sentences in refusals are asked for in this language. */
  language: Language = "en";
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  me = () => this.#ask("get", "/api/me", {});
  becomeGuest = (name?: string) => this.#ask("post", "/api/guest", { body: { name } });
  rename = (name: string) => this.#ask("post", "/api/me", { body: { name } });

  games = () => this.#ask("get", "/api/games", {});
  choices = (game: string, players: number, options: Record<string, OptionValue>) =>
    this.#ask("post", "/api/games/{game}/choices", { path: { game }, body: { players, options } });
  rules = (game: string, language: Language) =>
    this.#ask("get", "/api/games/{game}/rules", { path: { game }, query: { language } });
  tour = (game: string, language: Language) =>
    this.#ask("get", "/api/games/{game}/tour", { path: { game }, query: { language } });
  words = (language: Language, game?: string) =>
    game
      ? this.#ask("get", "/api/words/{language}/{game}", { path: { language, game } }, { read: text })
      : this.#ask("get", "/api/words/{language}", { path: { language } }, { read: text });

  createTable = (body: TableRequest) => this.#ask("post", "/api/tables", { body });
  tables = (query: LobbyQuery) => this.#ask("get", "/api/tables", { query });
  loadRecord = (record: string) => this.#ask("post", "/api/records", { body: { record } });
  table = (id: string, look: Look = {}) =>
    this.#ask("get", "/api/tables/{id}", { path: { id }, query: look });
  record = (id: string, look: Pick<Look, "seat" | "spectate"> = {}) =>
    this.#ask("get", "/api/tables/{id}/record", { path: { id }, query: look });

  invitations = (id: string) => this.#ask("get", "/api/tables/{id}/invitations", { path: { id } });
  join = (id: string, body: Said<"post", "/api/tables/{id}/join">["body"]) =>
    this.#ask("post", "/api/tables/{id}/join", { path: { id }, body });
  leave = (id: string) => this.#ask("post", "/api/tables/{id}/leave", { path: { id } });
  start = (id: string, fill: string | null) =>
    this.#ask("post", "/api/tables/{id}/start", { path: { id }, body: { fill } });
  rematch = (id: string) => this.#ask("post", "/api/tables/{id}/rematch", { path: { id } });

  /** A stale number is no error: the answer is the table as it is now. */
  move = (id: string, number: number, action: string, goesOn = false) => {
    const body = { number, action, ...(goesOn ? { goes_on: true } : {}) };
    const read = async (response: Response) => {
      const told: AnswerWith<"post", "/api/tables/{id}/moves", 200 | 409> = await json(response);
      if ("outcome" in told) return told;
      throw new Refusal(response.status, told);
    };
    return this.#ask("post", "/api/tables/{id}/moves", { path: { id }, body }, { read });
  };
  why = (id: string, action: string, seat: number | null) =>
    this.#ask("get", "/api/tables/{id}/why", { path: { id }, query: { action, seat } });
  preview = (id: string, action: string, seat: number | null) =>
    this.#ask("get", "/api/tables/{id}/preview", { path: { id }, query: { action, seat } });
  hint = (id: string, seat: number) =>
    this.#ask(
      "post",
      "/api/tables/{id}/hint",
      { path: { id }, body: { seat } },
      { longest: LONGEST_THOUGHT },
    );
  undo = (id: string, number: number) =>
    this.#ask("post", "/api/tables/{id}/undo", { path: { id }, body: { number } });
  answerUndo = (id: string, request: number, agree: boolean) =>
    this.#ask("post", "/api/tables/{id}/undo/answer", { path: { id }, body: { request, agree } });
  concede = (id: string, seat: number) =>
    this.#ask("post", "/api/tables/{id}/concede", { path: { id }, body: { seat } });
  absence = (id: string) => this.#ask("get", "/api/tables/{id}/absence", { path: { id } });
  endWaiting = (id: string, seat: number, act: AbsenceRequest["act"]) =>
    this.#ask("post", "/api/tables/{id}/absence", { path: { id }, body: { seat, act } });
  replace = (id: string, seat: number, by: "bot" | "me", level: string | null = null) =>
    this.#ask("post", "/api/tables/{id}/replace", { path: { id }, body: { seat, by, level } });

  /** The whole answer has to be there in time, not only its beginning. */
  #ask<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    said: Said<M, P> & Sent,
    { read = answerOf, longest = LONGEST_WAIT }: Asking<Answer<M, P>> = {},
  ): Promise<Answer<M, P>> {
    const headers: Record<string, string> = { "accept-language": this.language };
    const { body }: Sent = said;
    if (body !== undefined) headers["content-type"] = "application/json";
    return inTime(longest, async (signal) => {
      const request = { method: method.toUpperCase(), headers, body: JSON.stringify(body), signal };
      try {
        return await read(await this.#fetch(addressOf(path, said), request));
      } catch (error) {
        throw error instanceof Refusal ? error : new Unreachable(String(error));
      }
    });
  }
}

/** How a request is made, where that is not as usual. */
interface Asking<T> {
  read?: (response: Response) => Promise<T>;
  longest?: number;
}

/** The server's tests check that its answers are what the schema says. */
async function answerOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Refusal(response.status, await json(response));
  return await (response.status === 204 ? undefined : response.json());
}

async function text(response: Response): Promise<string> {
  if (!response.ok) throw new Refusal(response.status, await json(response));
  return response.text();
}

/** A proxy in between may answer without our words. */
async function json<T>(response: Response): Promise<T | Problem> {
  try {
    return await response.json();
  } catch {
    const text = `${response.status} ${response.statusText}`;
    return { error: { id: "refused-unexpected", args: {} }, text, where: [] };
  }
}

/** Every request ends: with its answer, or with the news that there is none. */
function inTime<T>(longest: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborted = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Unreachable(`No answer within ${longest} ms`));
      aborted.abort();
    }, longest);
    ask(aborted.signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

export const client = new Client();
