/** The games that the server offers, and the viewer's identity. Each is requested once. */
import { client, Refusal } from "../api/client";
import type { GamesResponse, GameInfo, Me } from "../api/types";
import { lobby } from "./lobby.svelte";
import { storage } from "../browser/storage";

class Session {
  games = $state.raw<readonly GameInfo[]>([]);
  levels = $state.raw<readonly string[]>([]);
  me = $state.raw<Me | null>(null);
  #asked: Promise<GamesResponse> | null = null;

  /** Requested again only after a failure. */
  async loadGames(): Promise<void> {
    this.#asked ??= client.games();
    try {
      const { games, levels } = await this.#asked;
      this.games = games;
      this.levels = levels;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  /** A script cannot read the cookie, so the page stores that there is one. */
  async loadMe(): Promise<void> {
    if (this.me || !storage.get("somebody")) return;
    try {
      this.me = await client.me();
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 401)) throw error;
      storage.set("somebody", "");
    }
  }

  /** To sit down, the viewer needs an identity; the browser keeps it as a cookie. */
  async ensureMe(name = ""): Promise<Me> {
    if (!this.me) {
      this.me = await client.becomeGuest(name || undefined);
      storage.set("somebody", "yes");
      lobby.restart();
    }
    if (name && name !== this.me.name) this.me = await client.rename(name);
    return this.me;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const session = new Session();
