/** The one connection that tells, wherever one is on the page, which tables there are and which wait for us. */
import { addressOf } from "../api/operations";
import { Live, socketAddress } from "../api/live.svelte";
import type { LobbyFrame } from "../api/types";

class Lobby {
  told = $state.raw<LobbyFrame | null>(null);
  /** Whether all tables are asked for, or only those that wait for us: that is what other places need. */
  #all = false;
  #live: Live<LobbyFrame> | null = null;

  /** Begin to listen, or go on listening to more or less than before. */
  listen(all: boolean): void {
    if (this.#live && this.#all === all) return;
    this.#all = all;
    this.told = null;
    this.restart();
  }

  /** Anew, since somebody else is asking now. */
  restart(): void {
    if (this.#live) this.#live.restart();
    else {
      this.#live = new Live<LobbyFrame>({
        address: () =>
          socketAddress(addressOf("/api/lobby/live", { query: this.#all ? {} : { waiting: true } })),
        heard: (frame) => (this.told = frame),
      });
    }
  }
}

export const lobby = new Lobby();
