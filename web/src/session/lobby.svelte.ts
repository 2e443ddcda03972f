/** The one live connection to the lobby: the open tables, our own tables, and those that wait for us. */
import { client, type LobbyQuery } from "../api/client";
import { addressOf } from "../api/operations";
import { LiveSocket, socketAddress } from "../api/live.svelte";
import type { LobbyFrame, Summary } from "../api/types";

/** Which open tables to list. */
export type LobbyFilter = Pick<LobbyQuery, "game" | "players" | "free">;

/** How many tables `more` adds. */
export const MORE = 30;
/** The server puts at most this many tables on a page. */
const LARGEST_PAGE = 100;

export class Lobby {
  frame = $state.raw<LobbyFrame | null>(null);
  filter = $state.raw<LobbyFilter>({});
  /** Whether the list is still that of the filter before. */
  filtering = $state(false);
  /** Whether open tables are listed, or only the tables that wait for us, which other pages show. */
  #all = false;
  #live: LiveSocket<LobbyFrame> | null = null;
  /** The open tables after the first page, as many as were asked for. */
  #further = $state.raw<readonly Summary[]>([]);
  #next = $state<string | null>(null);
  #wanted = 0;
  #run = 0;
  #reading: Promise<void> = Promise.resolve();

  get open(): Summary[] {
    const tables = [...(this.frame?.open ?? []), ...this.#further];
    // A table may move to another page between two requests.
    return [...new Map(tables.map((table) => [table.id, table])).values()];
  }

  get hasMore(): boolean {
    return this.#next !== null;
  }

  /** Whether tables after the first page are listed. */
  get isExtended(): boolean {
    return this.#further.length > 0;
  }

  get isFiltered(): boolean {
    return Object.values(this.filter).some((value) => value !== undefined);
  }

  /** Begin to listen, or go on listening to more or less than before. */
  listen(all: boolean): void {
    if (this.#live && this.#all === all) return;
    this.#all = all;
    this.frame = null;
    this.#forgetFurther();
    this.restart();
  }

  /** Connect again, because the caller or the filter has changed. */
  restart(): void {
    if (this.#live) this.#live.restart();
    else {
      this.#live = new LiveSocket<LobbyFrame>({
        address: () =>
          socketAddress(addressOf("/api/lobby/live", { query: this.#all ? this.filter : { waiting: true } })),
        onFrame: (frame) => this.#receive(frame),
      });
    }
  }

  choose(filter: LobbyFilter): void {
    this.filter = filter;
    this.filtering = true;
    this.#forgetFurther();
    this.restart();
  }

  /** List the next tables, too. */
  async more(): Promise<void> {
    const before = this.#wanted;
    this.#wanted = this.#further.length + MORE;
    try {
      await this.#readFurther();
    } catch (error) {
      this.#wanted = before;
      throw error;
    }
  }

  #receive(frame: LobbyFrame): void {
    this.frame = frame;
    this.filtering = false;
    if (!this.#wanted) this.#next = frame.next ?? null;
    // If it fails, the list stays as it is until the next frame.
    else void this.#readFurther().catch(() => {});
  }

  #forgetFurther(): void {
    this.#run += 1;
    this.#reading = Promise.resolve();
    this.#wanted = 0;
    this.#further = [];
    this.#next = null;
  }

  /** Read the pages after the first one again: a new table may have pushed another from one page to the next. */
  #readFurther(): Promise<void> {
    this.#reading = this.#readAfter(this.frame?.next ?? null, ++this.#run);
    return this.#reading;
  }

  async #readAfter(next: string | null, run: number): Promise<void> {
    const found: Summary[] = [];
    while (next !== null && found.length < this.#wanted) {
      const limit = Math.min(LARGEST_PAGE, this.#wanted - found.length);
      const page = await client.tables({ ...this.filter, after: next, limit });
      if (run !== this.#run) return this.#reading;
      found.push(...page.tables);
      next = page.next ?? null;
    }
    this.#further = found;
    this.#next = next;
  }
}

export const lobby = new Lobby();
