/** What the page asks of the server. Every refusal is a Refusal with the server's own sentence. */
import type {
  AbsenceTold,
  AbsentAsked,
  ChoicesTold,
  GamesTold,
  HintTold,
  Invitation,
  Me,
  MoveTold,
  OptionValue,
  PreviewTold,
  Problem,
  RecordTold,
  RulesTold,
  TableAsked,
  TableTold,
  TourTold,
  WhyTold,
} from "./types";

/** The server said no, and why, in the language of the page. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached: nothing is known about what became of the request. */
export class Unreachable extends Error {}

/** How long an answer may take, in milliseconds. After that nobody waits for it: it counts as unreachable. */
export const LONGEST_WAIT = 20_000;
/** A hint is thought about first, perhaps after others that were asked for before it. */
export const LONGEST_THOUGHT = 60_000;

export interface Look {
  seat?: number | null;
  at?: number;
  since?: number;
  spectate?: boolean;
}

export class Client {
  /** Sentences in refusals are asked for in this language. */
  language = "en";

  constructor(private readonly fetcher: typeof fetch = (...args) => fetch(...args)) {}

  games = () => this.get<GamesTold>("/api/games");
  me = () => this.get<Me>("/api/me");
  becomeGuest = (name?: string) => this.post<Me>("/api/guest", { name });
  rename = (name: string) => this.post<Me>("/api/me", { name });

  choices = (game: string, players: number, options: Record<string, OptionValue>) =>
    this.post<ChoicesTold>(`/api/games/${encodeURIComponent(game)}/choices`, { players, options });

  rules = (game: string, language: string) =>
    this.get<RulesTold>(`/api/games/${encodeURIComponent(game)}/rules` + query({ language }));

  tour = (game: string, language: string) =>
    this.get<TourTold>(`/api/games/${encodeURIComponent(game)}/tour` + query({ language }));

  createTable = (asked: TableAsked) => this.post<TableTold>("/api/tables", asked);
  table = (id: string, look: Look = {}) => this.get<TableTold>(at(id) + query(look));
  invitations = (id: string) => this.get<{ invitations: Invitation[] }>(`${at(id)}/invitations`);
  join = (id: string, asked: { seat?: number; invitation?: string; name?: string }) =>
    this.post<TableTold>(`${at(id)}/join`, asked);
  leave = (id: string) => this.post<void>(`${at(id)}/leave`, undefined);
  start = (id: string, fill: string | null) => this.post<TableTold>(`${at(id)}/start`, { fill });
  rematch = (id: string) => this.post<TableTold>(`${at(id)}/rematch`, undefined);

  undo = (id: string, number: number) => this.post<TableTold>(`${at(id)}/undo`, { number });
  answerUndo = (id: string, request: number, agree: boolean) =>
    this.post<TableTold>(`${at(id)}/undo/answer`, { request, agree });
  concede = (id: string, seat: number) => this.post<TableTold>(`${at(id)}/concede`, { seat });
  replace = (id: string, seat: number, by: "bot" | "me", level: string | null = null) =>
    this.post<TableTold>(`${at(id)}/replace`, { seat, by, level });
  absence = (id: string) => this.get<AbsenceTold>(`${at(id)}/absence`);
  endWaiting = (id: string, seat: number, act: AbsentAsked["act"]) =>
    this.post<TableTold>(`${at(id)}/absence`, { seat, act });
  why = (id: string, action: string, seat: number | null) =>
    this.get<WhyTold>(`${at(id)}/why` + query({ action, seat }));
  preview = (id: string, action: string, seat: number | null) =>
    this.get<PreviewTold>(`${at(id)}/preview` + query({ action, seat }));
  hint = (id: string, seat: number) =>
    this.ask<HintTold>("POST", `${at(id)}/hint`, { seat }, LONGEST_THOUGHT);
  record = (id: string, look: Pick<Look, "seat" | "spectate"> = {}) =>
    this.get<RecordTold>(`${at(id)}/record` + query(look));
  loadRecord = (record: string) => this.post<TableTold>("/api/records", { record });

  /** A stale number is no error: the answer is the table as it is now. */
  async move(id: string, number: number, action: string, goesOn = false): Promise<MoveTold> {
    const together = goesOn ? { goes_on: true } : {};
    return this.send("POST", `${at(id)}/moves`, { number, action, ...together }, async (response) => {
      const told = await problemOr<MoveTold>(response);
      if ("outcome" in told) return told;
      throw new Refusal(response.status, told);
    });
  }

  async words(language: string, game?: string): Promise<string> {
    const path = `/api/words/${language}` + (game ? `/${encodeURIComponent(game)}` : "");
    return this.send("GET", path, undefined, async (response) => {
      if (!response.ok) throw new Refusal(response.status, await problemOr<Problem>(response));
      return response.text();
    });
  }

  private get<T>(path: string): Promise<T> {
    return this.ask<T>("GET", path);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.ask<T>("POST", path, body);
  }

  private ask<T>(method: string, path: string, body?: unknown, longest = LONGEST_WAIT): Promise<T> {
    const read = async (response: Response): Promise<T> => {
      if (!response.ok) throw new Refusal(response.status, await problemOr<Problem>(response));
      return response.status === 204 ? (undefined as T) : response.json();
    };
    return this.send(method, path, body, read, longest);
  }

  /** The whole answer has to be there in time, not only its beginning. */
  private send<T>(
    method: string,
    path: string,
    body: unknown,
    read: (response: Response) => Promise<T>,
    longest = LONGEST_WAIT,
  ): Promise<T> {
    const headers: Record<string, string> = { "accept-language": this.language };
    if (body !== undefined) headers["content-type"] = "application/json";
    return inTime(longest, async (signal) => {
      const sent = { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal };
      try {
        return await read(await this.fetcher(path, sent));
      } catch (error) {
        throw error instanceof Refusal ? error : new Unreachable(String(error));
      }
    });
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

/** What was answered. A proxy in between may answer without our words. */
async function problemOr<T = Problem>(response: Response): Promise<T | Problem> {
  try {
    return await response.json();
  } catch {
    const text = `${response.status} ${response.statusText}`;
    return { error: { id: "refused-unexpected", args: {} }, text, where: [] };
  }
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export function query(parts: object): string {
  const said = Object.entries(parts).filter(([, value]) => value !== undefined && value !== null);
  if (!said.length) return "";
  return "?" + new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}

export const client = new Client();
