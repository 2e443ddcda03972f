/** The tip of a table: what a thing is, what an action would bring, why it is not allowed, or a menu of actions. */
import type { About } from "../rules/about";
import type { BoardTable, Preview, Shown, TipHandle, Why } from "../boards/contract";
import type { Rules } from "../rules/rules.svelte";
import { PointerIntent } from "./pointerIntent";

/** How long the pointer or the focus has to rest on a piece, in milliseconds. */
const DELAY = 120;
/** How long a tip with a link stays after the pointer has left its piece and comes no nearer. */
const LINGER = 300;

/** What can show tips: a table or a replay. */
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
  /** Whether the tip is a menu of the keys. */
  menu = $state(false);
  why = $state.raw<Why | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** What is pointed at: how it is labelled, its name in the rules, and what their tables say about it. */
  name = $state<string | null>(null);
  thing = $state<string | null>(null);
  about = $state.raw<readonly About[]>([]);
  /** The rulings behind values on it that cannot be read in the print. */
  rulings = $state.raw<readonly string[]>([]);
  /** A click on a piece whose tip is open pins the tip: it stays when the pointer leaves. */
  pinned = $state(false);
  /** Where the pointer is going since it has left the piece; null: it has not left. */
  #intent: PointerIntent | null = null;
  /** A piece that it passes on its way. Its tip opens if the pointer turns out to mean that piece. */
  #next: Pointed | null = null;
  /** After a click has closed the tip, the piece below shows none until the pointer moves. */
  #isMuted = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Omit<Tipped, "tip">) {}

  /** The heading: the short name, if the label begins with it and the rules say more. */
  get head(): string | null {
    return this.about.length && (this.name ?? this.thing)?.startsWith(this.thing!) ? this.thing : this.name;
  }

  /** Whether it has a link to the rules. */
  get linked(): boolean {
    return !this.menu && !!this.why?.rules;
  }

  show(anchor: Element, keys: readonly string[], shown: Shown = {}): void {
    if (this.#isOpenFor(anchor, keys)) {
      this.pinned = true;
      this.#cancelLeaving();
      return;
    }
    this.#open(anchor, keys, false);
    // A pointer that only passes by opens nothing.
    this.#soon = setTimeout(() => void this.#fill(anchor, keys, shown), DELAY);
  }

  hover(anchor: Element, keys: readonly string[], shown: Shown = {}): void {
    if (this.#isOpenFor(anchor, keys)) return this.#cancelLeaving();
    if (!this.#intent && !this.#isMuted) return this.show(anchor, keys, shown);
    this.#next = { anchor, keys, shown };
    if (this.#intent && this.#waiting === undefined) this.#wait();
  }

  offer(anchor: Element, keys: readonly string[]): void {
    this.#open(anchor, keys, true);
  }

  leave(anchor: Element): void {
    if (this.anchor !== anchor || !this.linked) return this.hide(anchor);
    this.#intent = new PointerIntent();
    this.#wait();
  }

  hide(anchor: Element): void {
    if (this.#next?.anchor === anchor) this.#next = null;
    if (this.anchor === anchor && !this.menu) this.clear();
  }

  /** The pointer has made a step of this length and is now at this distance from the link, perhaps on the tip. */
  moved(length: number, distance: number, onTip: boolean): void {
    if (this.#isMuted) {
      this.#isMuted = false;
      if (this.#next) this.#giveWay();
    } else if (this.#intent && (distance === 0 || (onTip && !this.#next))) {
      this.#intent = new PointerIntent();
      this.#stopWaiting();
    } else {
      const goes = this.#intent?.step(length, distance);
      if (goes === "nearer") this.#wait();
      else if (goes === "elsewhere") this.#giveWay();
    }
  }

  clear(): void {
    clearTimeout(this.#soon);
    this.#cancelLeaving();
    this.anchor = null;
    this.menu = false;
    this.pinned = false;
  }

  dismiss(): void {
    this.clear();
    this.#isMuted = true;
  }

  #isOpenFor(anchor: Element, keys: readonly string[]): boolean {
    return this.anchor === anchor && (this.menu || same(this.keys, keys));
  }

  #cancelLeaving(): void {
    this.#stopWaiting();
    this.#intent = null;
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

  /** Everything at once, because a tip that grows while it is read is hard to read. */
  async #fill(anchor: Element, keys: readonly string[], shown: Shown): Promise<void> {
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
      return []; // Without the rules, the rest of the tip is still useful.
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
      return {}; // No tip then. Other parts of the page say what is wrong.
    }
  }
}

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((key, i) => key === others[i]);
