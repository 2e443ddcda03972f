/** What the page asks of the server. Every refusal is a Refusal with the server's own sentence. */
import type {
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
  why = (id: string, action: string, seat: number | null) =>
    this.get<WhyTold>(`${at(id)}/why` + query({ action, seat }));
  preview = (id: string, action: string, seat: number | null) =>
    this.get<PreviewTold>(`${at(id)}/preview` + query({ action, seat }));
  hint = (id: string, seat: number) => this.post<HintTold>(`${at(id)}/hint`, { seat });
  record = (id: string, look: Pick<Look, "seat" | "spectate"> = {}) =>
    this.get<RecordTold>(`${at(id)}/record` + query(look));
  loadRecord = (record: string) => this.post<TableTold>("/api/records", { record });

  /** A stale number is no error: the answer is the table as it is now. */
  async move(id: string, number: number, action: string, goesOn = false): Promise<MoveTold> {
    const together = goesOn ? { goes_on: true } : {};
    const response = await this.send("POST", `${at(id)}/moves`, { number, action, ...together });
    const told: MoveTold | Problem = await response.json();
    if ("outcome" in told) return told;
    throw new Refusal(response.status, told);
  }

  async words(language: string, game?: string): Promise<string> {
    const path = `/api/words/${language}` + (game ? `/${encodeURIComponent(game)}` : "");
    const response = await this.send("GET", path);
    if (!response.ok) throw new Refusal(response.status, await response.json());
    return response.text();
  }

  private get<T>(path: string): Promise<T> {
    return this.ask<T>("GET", path);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.ask<T>("POST", path, body);
  }

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.send(method, path, body);
    if (!response.ok) throw new Refusal(response.status, await problemIn(response));
    return response.status === 204 ? (undefined as T) : response.json();
  }

  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { "accept-language": this.language };
    if (body !== undefined) headers["content-type"] = "application/json";
    try {
      return await this.fetcher(path, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch (error) {
      throw new Unreachable(String(error));
    }
  }
}

/** A proxy in between may answer without our words. */
async function problemIn(response: Response): Promise<Problem> {
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
