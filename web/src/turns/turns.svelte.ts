/** Notices that it is the viewer's turn at a table that is not on the screen. */
import type { LobbyFrame, Summary } from "../api/types";
import { session } from "../session/session.svelte";
import { storage } from "../browser/storage";
import { router } from "../browser/router.svelte";
import { pathTo } from "../browser/routes";
import { locale, speech } from "../words/speech.svelte";
import { quoted } from "../words/words";

/** The tables that wait for the viewer, with the number of each; a higher number is another turn. */
export type Waiting = ReadonlyMap<string, number>;

export function waitingIn(frame: Pick<LobbyFrame, "mine" | "your_turn">): Waiting {
  return new Map(
    frame.mine.filter(({ id }) => frame.your_turn.includes(id)).map(({ id, number }) => [id, number]),
  );
}

/** The tables where a turn has begun. Turns that had begun before the page was opened do not count. */
export function newTurns(before: Waiting | null, now: Waiting): string[] {
  if (!before) return [];
  return [...now].filter(([id, number]) => number > (before.get(id) ?? -1)).map(([id]) => id);
}

/** The table that a window of this browser shows. */
const LOOKING = "looking";

export class Turns {
  /** The tables of the notice that is shown, the latest last. */
  noticed = $state.raw<readonly Summary[]>([]);
  /** Whether the system notifies the viewer, too, while the page is hidden. */
  notifies = $state(false);
  #before: Waiting | null = null;

  get canNotify(): boolean {
    return "Notification" in globalThis;
  }

  begin(): void {
    this.notifies = this.canNotify && storage.get("bell") === "on" && Notification.permission === "granted";
    document.addEventListener("visibilitychange", () => this.markSeen());
    addEventListener("focus", () => this.markSeen());
    addEventListener("pagehide", () => this.#forgetSeen());
  }

  /** Only after a click: a browser that is asked without one may refuse for good. */
  async toggleNotifications(): Promise<"on" | "off" | "denied"> {
    if (this.notifies) this.notifies = false;
    else this.notifies = (await Notification.requestPermission()) === "granted";
    storage.set("bell", this.notifies ? "on" : "off");
    if (this.notifies) return "on";
    return Notification.permission === "denied" ? "denied" : "off";
  }

  update(frame: Pick<LobbyFrame, "mine" | "your_turn">): void {
    const now = waitingIn(frame);
    const fresh = newTurns(this.#before, now).filter((id) => !this.#isSeen(id));
    this.#before = now;
    const noticed = new Map(this.noticed.filter(({ id }) => now.has(id)).map((table) => [table.id, table]));
    for (const id of fresh)
      noticed.set(
        id,
        frame.mine.find((table) => table.id === id)!,
      );
    this.noticed = [...noticed.values()];
    if (fresh.length) void session.loadGames().catch(() => {}); // for the games' names
    for (const id of fresh) this.#notify(noticed.get(id)!);
  }

  /** The table on the screen needs no notice, in this window or in another one. */
  markSeen(): void {
    if (document.visibilityState === "hidden") {
      this.#forgetSeen();
      return;
    }
    const here = this.#here;
    storage.set(LOOKING, here ?? "");
    this.noticed = this.noticed.filter(({ id }) => id !== here);
  }

  dismiss(): void {
    this.noticed = [];
  }

  /** For the notice and for the window's title. */
  get text(): string {
    const [table, ...more] = this.noticed;
    if (!table) return "";
    if (more.length) return speech.text("ui-turns", { count: this.noticed.length });
    return speech.text("ui-turn-at", { game: quoted(nameOf(table)) });
  }

  /** The address of the table, or of the lobby if there are several. */
  get path(): string {
    return this.noticed.length === 1 ? pathTo("table", this.noticed[0]!.id) : pathTo("lobby");
  }

  /** The title of the window: the notice, or else the page's own title. */
  titled(own: string): string {
    return this.noticed.length ? `● ${this.text}` : own;
  }

  get #here(): string | null {
    return router.route.page === "table" ? router.route.id : null;
  }

  #isSeen(id: string): boolean {
    return storage.get(LOOKING) === id || (id === this.#here && document.visibilityState === "visible");
  }

  #forgetSeen(): void {
    if (storage.get(LOOKING) === this.#here) storage.set(LOOKING, "");
  }

  #notify(table: Summary): void {
    if (!this.notifies || document.visibilityState === "visible") return;
    try {
      const text = speech.text("ui-turn-at", { game: quoted(nameOf(table)) });
      const shown = new Notification(speech.text("ui-name"), {
        body: text,
        tag: table.id,
        lang: locale.language,
      });
      shown.onclick = () => {
        focus();
        router.go(pathTo("table", table.id));
        shown.close();
      };
    } catch {
      // Some phones allow this to installed pages only. The notice on the page is shown all the same.
    }
  }
}

const nameOf = (table: Summary): string => session.game(table.game)?.names[locale.language] ?? table.game;

export const turns = new Turns();
