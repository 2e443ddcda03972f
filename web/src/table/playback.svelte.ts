/** Shows the moves of quick bots one after another, at a pace that can be followed. */
import type { TableResponse } from "../api/types";
import { motion } from "../browser/motion.svelte";
import { awaitsViewer, isByBot } from "./seats";

/** How long a bot's move stays on the table before the next one is shown, in milliseconds. */
const PACE = 650;

export class Playback {
  /** Positions that are known but not shown yet. */
  waiting = $state.raw<readonly TableResponse[]>([]);
  /** Whether to show moves as fast as they come, until the viewer is to decide. */
  isHurried = $state(false);
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (table: TableResponse) => void) {}

  add(table: TableResponse): void {
    // A person has seen the table before they decide; only bots are too fast to be followed.
    const waits = this.#next !== undefined && (this.waiting.length > 0 || isByBot(table));
    this.waiting = [...this.waiting, table];
    if (!waits) this.#showNext();
  }

  hurry(): void {
    this.isHurried = true;
    this.#showNext();
  }

  stop(): void {
    clearTimeout(this.#next);
  }

  #showNext = (): void => {
    clearTimeout(this.#next);
    this.#next = undefined;
    const [table, ...rest] = this.waiting;
    if (!table) return;
    this.waiting = rest;
    this.show(table);
    if (table.decides === null || table.you.seats.includes(table.decides)) this.isHurried = false;
    const paced = isByBot(table) && !this.isHurried && !motion.reduced && !awaitsViewer(table);
    if (paced) this.#next = setTimeout(this.#showNext, PACE);
    else this.#showNext();
  };
}
