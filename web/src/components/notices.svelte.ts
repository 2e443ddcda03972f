/** Short notices at the edge of the page: why something was refused, or what has happened. */
import { Refusal } from "../api/client";
import { speech } from "../words/speech.svelte";
import type { Args } from "../words/words";

const SECONDS = 8;

export interface Notice {
  readonly number: number;
  readonly text: string;
  readonly kind: "plain" | "refused";
}

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  #next = 0;

  say(id: string, args: Args = {}): void {
    this.#add(speech.text(id, args), "plain");
  }

  /** Shows why a request failed: the server's sentence, or that the server cannot be reached. */
  refused = (error: unknown): void => {
    if (error instanceof Refusal) this.#add(error.problem.text, "refused");
    else this.#add(speech.text("ui-unreachable"), "refused");
  };

  dismiss(number: number): void {
    this.all = this.all.filter((notice) => notice.number !== number);
  }

  #add(text: string, kind: Notice["kind"]): void {
    const number = this.#next++;
    this.all = [...this.all.filter((notice) => notice.text !== text).slice(-2), { number, text, kind }];
    setTimeout(() => this.dismiss(number), SECONDS * 1000);
  }
}

export const notices = new Notices();
