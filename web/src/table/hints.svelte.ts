/** Advice from a bot: the hint that a person asks for, and the line of moves that a board asks for. */
import type { Client } from "../api/client";
import type { HintResponse, TableResponse } from "../api/types";
import { notices } from "../components/notices.svelte";
import { awaitsViewer, ownSeat } from "./seats";
import type { Table } from "./table.svelte";

export class Hints {
  /** The hint for the current position. */
  hint = $state.raw<HintResponse | null>(null);
  isAsking = $state(false);
  /** Counts requests, so that an answer to an old one is dropped. */
  #request = 0;

  constructor(
    private readonly table: Pick<Table, "id" | "now" | "legal" | "point">,
    private readonly client: Client,
  ) {}

  get areOffered(): boolean {
    const { hints, you, status } = this.table.now;
    return hints && you.seat !== null && status === "playing";
  }

  async ask(): Promise<void> {
    if (!this.areOffered) return;
    const request = ++this.#request;
    this.isAsking = true;
    try {
      const hint = await this.#fetch();
      if (!hint || request !== this.#request) return;
      this.hint = hint;
      this.table.point(hint.action);
    } finally {
      if (request === this.#request) this.isAsking = false;
    }
  }

  /** The moves that the bot would make from here; empty if it has none, and then a notice says why. */
  async advice(): Promise<readonly string[]> {
    if (!this.areOffered) return [];
    const hint = await this.#fetch();
    if (!hint) return [];
    const [first] = hint.line;
    if (first !== undefined && this.table.legal.has(first)) return hint.line;
    notices.say("ui-hint-none");
    return [];
  }

  /** The position has changed: a hint for the one before helps nobody. */
  forget(now: TableResponse): void {
    this.hint = null;
    if (this.giveUp() && awaitsViewer(now)) notices.say("ui-hint-late");
  }

  /** Stop waiting for a hint. The result is whether one was awaited. */
  giveUp(): boolean {
    const wasAsking = this.isAsking;
    this.#request += 1;
    this.isAsking = false;
    return wasAsking;
  }

  /** A hint for the current position; null if there is none, and then a notice has said why. */
  async #fetch(): Promise<HintResponse | null> {
    const { number } = this.table.now;
    try {
      const hint = await this.client.hint(this.table.id, ownSeat(this.table.now));
      // When the position changed, `forget` has said so if anybody still waited.
      if (number !== this.table.now.number) return null;
      if (hint.number === number) return hint;
      notices.say("ui-hint-late");
    } catch (error) {
      if (number === this.table.now.number) notices.refused(error);
    }
    return null;
  }
}
