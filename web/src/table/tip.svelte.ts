/** The one tip of a table: what a thing is, what an action would do, why it cannot be done, or a choice among several. */
import type { About } from "../rules/about";
import type { BoardTable, Preview, Shown, TipHandle, Why } from "../boards/contract";
import type { Rules } from "../rules/rules.svelte";
import { PointerIntent } from "./pointerIntent";

const PATIENCE = 120;
/** How long a tip with a link waits for a pointer that has left its piece and comes no nearer. */
const LINGER = 300;

/** Where tips are shown: at a table, or at one that is looked at again. */
export interface Tipped extends BoardTable {
  readonly rules: Rules;
  readonly tip: Tip;
}

interface Pointed {
  readonly anchor: Element;
  readonly keys: readonly string[];
  readonly shown: Shown;
}

export class Tip implements TipHandle {
  anchor = $state.raw<Element | null>(null);
  keys = $state.raw<readonly string[]>([]);
  /** Whether the keys are offered to choose from. */
  menu = $state(false);
  why = $state.raw<Why | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** What is pointed at: as it lies there, by the rules' name, and what their tables say of it. */
  name = $state<string | null>(null);
  thing = $state<string | null>(null);
  about = $state.raw<readonly About[]>([]);
  /** The rulings behind figures on it that were not read from the print. */
  rulings = $state.raw<readonly string[]>([]);
  /** Asked for twice, by a click after pointing: then it waits for the pointer however long that takes. */
  pinned = $state(false);
  /** The way of a pointer that has left the piece, perhaps for the tip; null: it has not. */
  #way: PointerIntent | null = null;
  /** What it points at meanwhile: told when it turns out to want that. */
  #next: Pointed | null = null;
  /** Put away by a click, which is no question about what lies below, until the pointer moves. */
  #quiet = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Omit<Tipped, "tip">) {}

  /** What it is called: in short, where the rules say more of what the name begins with. */
  get head(): string | null {
    return this.about.length && (this.name ?? this.thing)?.startsWith(this.thing!) ? this.thing : this.name;
  }

  /** Whether there is something in it to click on. */
  get linked(): boolean {
    return !this.menu && !!this.why?.rules;
  }

  show(anchor: Element, keys: readonly string[], shown: Shown = {}): void {
    if (this.#tells(anchor, keys)) {
      this.pinned = true;
      this.#stay();
      return;
    }
    this.#open(anchor, keys, false);
    // Whoever only passes by with the pointer asks nothing.
    this.#soon = setTimeout(() => void this.#tell(anchor, keys, shown), PATIENCE);
  }

  hover(anchor: Element, keys: readonly string[], shown: Shown = {}): void {
    if (this.#tells(anchor, keys)) return this.#stay();
    if (!this.#way && !this.#quiet) return this.show(anchor, keys, shown);
    this.#next = { anchor, keys, shown };
    if (this.#way && this.#waiting === undefined) this.#wait();
  }

  offer(anchor: Element, keys: readonly string[]): void {
    this.#open(anchor, keys, true);
  }

  leave(anchor: Element): void {
    if (this.anchor !== anchor || !this.linked) return this.hide(anchor);
    this.#way = new PointerIntent();
    this.#wait();
  }

  hide(anchor: Element): void {
    if (this.#next?.anchor === anchor) this.#next = null;
    if (this.anchor === anchor && !this.menu) this.clear();
  }

  /** The pointer has made a step of this length, which ends so far from the link, perhaps on the tip. */
  moved(length: number, far: number, onTip: boolean): void {
    if (this.#quiet) {
      this.#quiet = false;
      if (this.#next) this.#giveWay();
    } else if (this.#way && (far === 0 || (onTip && !this.#next))) {
      this.#way = new PointerIntent();
      this.#stopWaiting();
    } else {
      const goes = this.#way?.step(length, far);
      if (goes === "nearer") this.#wait();
      else if (goes === "elsewhere") this.#giveWay();
    }
  }

  clear(): void {
    clearTimeout(this.#soon);
    this.#stay();
    this.anchor = null;
    this.menu = false;
    this.pinned = false;
  }

  dismiss(): void {
    this.clear();
    this.#quiet = true;
  }

  #tells(anchor: Element, keys: readonly string[]): boolean {
    return this.anchor === anchor && (this.menu || same(this.keys, keys));
  }

  #stay(): void {
    this.#stopWaiting();
    this.#way = null;
    this.#next = null;
  }

  #wait(): void {
    this.#stopWaiting();
    this.#waiting = setTimeout(() => this.#giveWay(), LINGER);
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  #giveWay(): void {
    const next = this.#next;
    this.#stopWaiting();
    if (next || !this.pinned) this.clear();
    if (next) this.show(next.anchor, next.keys, next.shown);
  }

  #open(anchor: Element, keys: readonly string[], menu: boolean): void {
    this.clear();
    this.anchor = anchor;
    this.keys = keys;
    this.menu = menu;
    this.why = null;
    this.preview = null;
    this.name = null;
    this.thing = null;
    this.about = [];
    this.rulings = [];
  }

  /** All of it together: a tip that grows while it is being read is no help. */
  async #tell(anchor: Element, keys: readonly string[], shown: Shown): Promise<void> {
    const { name = null, thing = null, why = null, ruling } = shown;
    const [about, answer] = await Promise.all([this.#lookUp(thing), this.#ask(keys)]);
    if (this.keys !== keys || this.anchor !== anchor) return;
    this.name = name;
    this.thing = thing;
    this.about = about;
    this.rulings = [...new Set([...(ruling ? [ruling] : []), ...about.flatMap(({ rulings }) => rulings)])];
    this.preview = answer.preview ?? null;
    this.why = why ? { allowed: false, text: why, rules: null } : (answer.why ?? null);
  }

  async #lookUp(thing: string | null): Promise<readonly About[]> {
    try {
      return thing === null ? [] : await this.table.rules.about(thing, this.table.words.words.language);
    } catch {
      return []; // Without the rules a tip says what it said without them.
    }
  }

  async #ask(keys: readonly string[]): Promise<{ preview?: Preview | null; why?: Why }> {
    const [key] = keys;
    if (keys.length !== 1 || key === undefined || this.table.replay || this.table.busy) return {};
    try {
      return this.table.legal.has(key)
        ? { preview: await this.table.preview(key) }
        : { why: await this.table.whyNot(key) };
    } catch {
      return {}; // A tip that cannot be had is no tip; whatever is wrong shows itself elsewhere.
    }
  }
}

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((key, i) => key === others[i]);
