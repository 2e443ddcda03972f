/** Why actions are not allowed and what they would bring. The server is asked once for each position. */
import type { Client } from "../api/client";
import type { Preview, Why } from "../boards/contract";
import { eventsBeyondLabel } from "./preview";
import { playsAlone } from "./seats";
import type { Table } from "./table.svelte";

export class ActionInfo {
  readonly #reasons = new Map<string, Promise<Why>>();
  readonly #previews = new Map<string, Promise<Preview | null>>();

  constructor(
    private readonly table: Pick<Table, "id" | "now" | "legal" | "seats" | "words">,
    private readonly client: Client,
  ) {}

  /** The position has changed. */
  forget(): void {
    this.#reasons.clear();
    this.#previews.clear();
  }

  whyNot(key: string): Promise<Why> {
    const { id, now, words } = this.table;
    const { seat } = now.you;
    if (seat === null) {
      return Promise.resolve({ allowed: false, text: words.text("ui-watching"), rules: null });
    }
    return cached(this.#reasons, `${words.words.language} ${key}`, async () => {
      const answer = await this.client.why(id, key, seat);
      return { allowed: answer.allowed, text: answer.why ? words.say(answer.why) : "", rules: answer.rules };
    });
  }

  preview(key: string): Promise<Preview | null> {
    const { id, now, words } = this.table;
    return cached(this.#previews, `${words.words.language} ${key}`, async () => {
      const answer = await this.client.preview(id, key, now.you.seat);
      const action = this.table.legal.get(key);
      if (!answer.allowed || !action) return null;
      const lines = eventsBeyondLabel(action.label, answer.events).map(words.event);
      return { lines, reveals: answer.reveals && !playsAlone(this.table.seats) };
    });
  }
}

/** A request that failed is not kept, so it may be made again. */
function cached<T>(cache: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = cache.get(key);
  if (!found) {
    found = ask();
    cache.set(key, found);
    found.catch(() => cache.delete(key));
  }
  return found;
}
