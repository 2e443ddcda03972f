/** What the viewer does at a table: moves, undo, and the ways to leave. One request at a time. */
import { type Client, Unreachable } from "../api/client";
import type { AbsenceRequest, MoveResponse, TableResponse } from "../api/types";
import { notices } from "../components/notices.svelte";
import { ownSeat } from "./seats";
import type { Table } from "./table.svelte";

/** Milliseconds before a move is sent again. Its number keeps it from being made twice. */
const RETRY_DELAYS = [300, 1000, 3000, 6000];

type Commanded = Pick<
  Table,
  | "id"
  | "now"
  | "lastNumber"
  | "legal"
  | "live"
  | "isClosed"
  | "hotSeat"
  | "playback"
  | "receive"
  | "reload"
  | "untilReceived"
>;

export class Commands {
  isBusy = $state(false);
  /** Counts requests: only the end of the last one ends `isBusy`. */
  #request = 0;

  constructor(
    private readonly table: Commanded,
    private readonly client: Client,
  ) {}

  /** The position has changed: a request that is still on its way was about the one before. */
  forget(): void {
    this.isBusy = false;
  }

  async act(key: string, goesOn: boolean): Promise<boolean> {
    if (!this.table.legal.has(key) || this.isBusy) return false;
    const number = this.table.now.number + 1;
    let isMade = false;
    const isSent = await this.#send(async () => {
      const { outcome, table } = await this.#move(number, key, goesOn);
      isMade = outcome !== "stale";
      if (!table) await this.table.untilReceived(number);
      return table ?? null;
    });
    return isSent && isMade;
  }

  undo = async (): Promise<boolean> => {
    const done = await this.#send(() => this.client.undo(this.table.id, this.table.lastNumber + 1));
    // The moves of bots before it are not worth showing: they are taken back, too.
    if (this.table.playback.waiting.length) this.table.playback.hurry();
    return done;
  };
  answerUndo = (agree: boolean) =>
    this.#send(() => this.client.answerUndo(this.table.id, this.table.now.undo.request!.number, agree));
  concede = () => this.#send(() => this.client.concede(this.table.id, this.#seat));
  handToBot = (level: string) =>
    this.#send(() => this.client.replace(this.table.id, this.#seat, "bot", level));
  takeBack = () => this.#send(() => this.client.replace(this.table.id, this.#seat, "me"));
  endWaiting = (seat: number, act: AbsenceRequest["act"]) =>
    this.#send(() => this.client.endWaiting(this.table.id, seat, act));
  start = (fill: string | null) => this.#send(() => this.client.start(this.table.id, fill));

  get #seat(): number {
    return ownSeat(this.table.now);
  }

  async #move(number: number, key: string, goesOn: boolean): Promise<MoveResponse> {
    for (let tries = 0; ; tries++) {
      try {
        const isLive = this.table.live.status === "live"; // Then the socket brings the table.
        const answer = await this.client.move(this.table.id, number, key, goesOn, isLive);
        if (answer.outcome === "stale") notices.say("ui-stale");
        return answer;
      } catch (error) {
        const { status } = this.table.live;
        // Without a connection the move waits for one: the page says then that nothing is lost.
        const delay = RETRY_DELAYS[tries] ?? (status === "offline" ? RETRY_DELAYS.at(-1) : undefined);
        if (!(error instanceof Unreachable) || delay === undefined || this.table.isClosed) throw error;
        // While it is offline, the banner says so.
        if (status === "live") notices.refused(error);
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }

  /** The request gives the table after it; null: it has been received already. */
  async #send(request: () => Promise<TableResponse | null>): Promise<boolean> {
    if (this.isBusy) {
      notices.say("ui-still-sending");
      return false;
    }
    this.isBusy = true;
    const current = ++this.#request;
    try {
      const table = await request();
      // The response may be for the next person at this device, and this one must not see it.
      if (table && this.table.hotSeat.isOn) await this.table.reload();
      else if (table) this.table.receive(table);
      return true;
    } catch (error) {
      notices.refused(error);
      return false;
    } finally {
      if (current === this.#request) this.isBusy = false;
    }
  }
}
