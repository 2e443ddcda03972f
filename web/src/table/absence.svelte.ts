/** Whether somebody keeps the viewer waiting, and what the viewer can do about it. */
import type { Client } from "../api/client";
import type { AbsenceResponse } from "../api/types";
import type { Table } from "./table.svelte";

export class Absence {
  #found = $state.raw<AbsenceResponse | null>(null);

  constructor(
    private readonly table: Pick<Table, "id" | "now" | "past">,
    private readonly client: Client,
  ) {}

  /** Whether the game waits for another person, and the table has a rule for that which the viewer may use. */
  get isPossible(): boolean {
    const { waiting_rule, status, decides, seats, you } = this.table.now;
    if (!waiting_rule || status !== "playing" || decides === null) return false;
    const decider = seats[decides]!;
    const waits = decider.kind === "person" && decider.level === null && !you.seats.includes(decides);
    return waits && you.seats.some((seat) => !seats[seat]!.conceded);
  }

  /** Who keeps the viewer waiting: somebody who is away, or so slow that a bot can be called. */
  get current(): AbsenceResponse | null {
    const found = this.#found;
    if (!found || !this.isPossible || this.table.past || found.number !== this.table.now.number) return null;
    const matters = found.since !== null || (found.call !== null && found.now >= found.call);
    return matters && found.seat !== null ? found : null;
  }

  async check(): Promise<void> {
    try {
      this.#found = await this.client.absence(this.table.id);
    } catch {
      // The page checks again soon, so a failure needs no notice.
    }
  }
}
