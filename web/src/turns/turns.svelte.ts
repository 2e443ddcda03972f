/** Whose turn it is elsewhere: told while it is our turn at a table that we are not looking at. */
import type { LobbyFrame, Summary } from "../api/types";
import { session } from "../session/session.svelte";
import { storage } from "../browser/storage";
import { router } from "../browser/router.svelte";
import { pathTo } from "../browser/routes";
import { speech, tongue } from "../words/speech.svelte";
import { quoted } from "../words/words";

/** The tables that wait for us, each with the number it had then: a higher one is another turn. */
export type Waiting = ReadonlyMap<string, number>;

export function waitingIn(frame: Pick<LobbyFrame, "mine" | "your_turn">): Waiting {
  return new Map(
    frame.mine.filter(({ id }) => frame.your_turn.includes(id)).map(({ id, number }) => [id, number]),
  );
}

/** Those where it has come to be our turn. What waited when the page was opened is no news. */
export function newTurns(before: Waiting | null, now: Waiting): string[] {
  if (!before) return [];
  return [...now].filter(([id, number]) => number > (before.get(id) ?? -1)).map(([id]) => id);
}

const LOOKING = "looking";

export class Turns {
  /** What has been told and not been answered yet, the latest last. */
  news = $state.raw<readonly Summary[]>([]);
  /** Whether the system should tell, too, when nobody looks at the page. */
  bell = $state(false);
  #before: Waiting | null = null;

  get canRing(): boolean {
    return "Notification" in globalThis;
  }

  begin(): void {
    this.bell = this.canRing && storage.get("bell") === "on" && Notification.permission === "granted";
    document.addEventListener("visibilitychange", () => this.look());
    addEventListener("focus", () => this.look());
    addEventListener("pagehide", () => this.#lookAway());
  }

  /** Asked only by a click on it: a browser that is asked unbidden says no for good. */
  async toggleBell(): Promise<"on" | "off" | "denied"> {
    if (this.bell) this.bell = false;
    else this.bell = (await Notification.requestPermission()) === "granted";
    storage.set("bell", this.bell ? "on" : "off");
    if (this.bell) return "on";
    return Notification.permission === "denied" ? "denied" : "off";
  }

  hear(frame: Pick<LobbyFrame, "mine" | "your_turn">): void {
    const now = waitingIn(frame);
    const fresh = newTurns(this.#before, now).filter((id) => !this.#isSeen(id));
    this.#before = now;
    const told = new Map(this.news.filter(({ id }) => now.has(id)).map((table) => [table.id, table]));
    for (const id of fresh)
      told.set(
        id,
        frame.mine.find((table) => table.id === id)!,
      );
    this.news = [...told.values()];
    if (fresh.length) void session.loadGames().catch(() => {}); // for the games' names
    for (const id of fresh) this.#ring(told.get(id)!);
  }

  /** Whatever is open before our eyes needs no telling, in this window or another of ours. */
  look(): void {
    if (document.visibilityState === "hidden") {
      this.#lookAway();
      return;
    }
    const here = this.#here;
    storage.set(LOOKING, here ?? "");
    this.news = this.news.filter(({ id }) => id !== here);
  }

  dismiss(): void {
    this.news = [];
  }

  /** For the notice and for the window's title. */
  get text(): string {
    const [table, ...more] = this.news;
    if (!table) return "";
    if (more.length) return speech.text("ui-turns", { count: this.news.length });
    return speech.text("ui-turn-at", { game: quoted(nameOf(table)) });
  }

  /** Where to go: to that table, or to where all of them are listed. */
  get path(): string {
    return this.news.length === 1 ? pathTo("table", this.news[0]!.id) : pathTo("lobby");
  }

  /** A page's title, unless there is something more pressing to say. */
  titled(own: string): string {
    return this.news.length ? `● ${this.text}` : own;
  }

  get #here(): string | null {
    return router.route.page === "table" ? router.route.id : null;
  }

  #isSeen(id: string): boolean {
    return storage.get(LOOKING) === id || (id === this.#here && document.visibilityState === "visible");
  }

  #lookAway(): void {
    if (storage.get(LOOKING) === this.#here) storage.set(LOOKING, "");
  }

  #ring(table: Summary): void {
    if (!this.bell || document.visibilityState === "visible") return;
    try {
      const text = speech.text("ui-turn-at", { game: quoted(nameOf(table)) });
      const shown = new Notification(speech.text("ui-name"), {
        body: text,
        tag: table.id,
        lang: tongue.language,
      });
      shown.onclick = () => {
        focus();
        router.go(pathTo("table", table.id));
        shown.close();
      };
    } catch {
      // Some phones leave this to an installed page; the notice on the page is there all the same.
    }
  }
}

const nameOf = (table: Summary): string => session.game(table.game)?.names[tongue.language] ?? table.game;

export const turns = new Turns();
