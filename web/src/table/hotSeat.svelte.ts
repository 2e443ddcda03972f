/** Several people at one device who have secrets from each other: only one of them may look at a time. */
import type { TableResponse } from "../api/types";
import type { Table } from "./table.svelte";

/** Without secrets, nothing has to be hidden when the device is passed on. */
export const hasHotSeat = (table: TableResponse): boolean => table.secrets && table.you.seats.length > 1;

export class HotSeat {
  /** The seat of the person who looks at the screen; null: nobody has confirmed it, or it does not matter. */
  seat = $state<number | null>(null);

  constructor(private readonly table: Pick<Table, "now">) {}

  get isOn(): boolean {
    return hasHotSeat(this.table.now);
  }

  /** The seat at this device that is to decide next, if another person looks; null: there is none. */
  get next(): number | null {
    const { decides, status, you, seats } = this.table.now;
    if (!this.isOn || decides === null || status !== "playing") return null;
    if (!you.seats.includes(decides) || decides === you.seat) return null;
    return seats[decides]?.level ? null : decides;
  }

  /** The seat that gets the device, after the viewer has seen the result of the last decision. */
  get passesTo(): number | null {
    return this.#isSeen ? this.next : null;
  }

  /** The seat whose player has to confirm first that they look; null: nothing is hidden. */
  get handOver(): number | null {
    return this.#isSeen ? null : this.next;
  }

  /** Whether the table as it was sent is for the person who looks now. */
  get #isSeen(): boolean {
    const { seat } = this.table.now.you;
    return seat !== null && seat === this.seat;
  }
}
