/** The games there are, and who we are: asked once for the whole page. */
import { client, Refusal } from "../api/client";
import type { GamesTold, GameTold, Me } from "../api/types";
import { lobby } from "../turns/lobby.svelte";
import { kept } from "./kept";

class Harbour {
  games = $state.raw<readonly GameTold[]>([]);
  levels = $state.raw<readonly string[]>([]);
  me = $state.raw<Me | null>(null);
  #asked: Promise<GamesTold> | null = null;

  /** Again after a failure, else once. */
  async open(): Promise<void> {
    this.#asked ??= client.games();
    try {
      const told = await this.#asked;
      this.games = told.games;
      this.levels = told.levels;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  /** A script cannot see the cookie, but it can remember that there is one. */
  async whoAmI(): Promise<void> {
    if (this.me || !kept.get("somebody")) return;
    try {
      this.me = await client.me();
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 401)) throw error;
      kept.set("somebody", "");
    }
  }

  /** Whoever wants to sit down needs an identity; a browser keeps it as a cookie. */
  async beSomebody(name = ""): Promise<Me> {
    if (!this.me) {
      this.me = await client.becomeGuest(name || undefined);
      kept.set("somebody", "yes");
      lobby.restart();
    }
    if (name && name !== this.me.name) this.me = await client.rename(name);
    return this.me;
  }

  game(id: string): GameTold | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const harbour = new Harbour();
