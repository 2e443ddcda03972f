/** The one tip of a table: what a thing is, what an action would do, why it cannot be done, or a choice among several. */
import type { About } from "../rules/about";
import type { BoardTable, Preview, Shown, TipHandle, Why } from "../boards/contract";
import type { Rules } from "../rules/rules.svelte";

const PATIENCE = 120;
/** How long a tip that can be pointed at waits for the pointer. */
const LINGER = 400;

/** Where tips are shown: at a table, or at one that is looked at again. */
export interface Tipped extends BoardTable {
  readonly rules: Rules;
  readonly tip: Tip;
}

type Told = Readonly<Record<"name" | "thing" | "why", string | null>>;

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
  /** Asked for twice, by a click after pointing: then its link can be reached, too. */
  pinned = $state(false);
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Omit<Tipped, "tip">) {}

  /** What it is called: in short, where the rules say more of what the name begins with. */
  get head(): string | null {
    return this.about.length && (this.name ?? this.thing)?.startsWith(this.thing!) ? this.thing : this.name;
  }

  show(anchor: Element, keys: readonly string[], { name = null, thing = null, why = null }: Shown = {}): void {
    if (this.anchor === anchor && (this.menu || same(this.keys, keys))) {
      this.pinned = true;
      this.stay();
      return;
    }
    this.#open(anchor, keys, false);
    // Whoever only passes by with the pointer asks nothing.
    this.#soon = setTimeout(() => void this.#tell(anchor, keys, { name, thing, why }), PATIENCE);
  }

  offer(anchor: Element, keys: readonly string[]): void {
    this.#open(anchor, keys, true);
  }

  hide(anchor: Element): void {
    if (this.anchor !== anchor || this.menu) return;
    if (this.pinned) this.#leaving = setTimeout(() => this.clear(), LINGER);
    else this.clear();
  }

  /** The pointer has come from the piece to the tip itself. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  clear(): void {
    clearTimeout(this.#soon);
    clearTimeout(this.#leaving);
    this.anchor = null;
    this.menu = false;
    this.pinned = false;
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
  }

  /** All of it together: a tip that grows while it is being read is no help. */
  async #tell(anchor: Element, keys: readonly string[], { name, thing, why }: Told): Promise<void> {
    const [about] = await Promise.all([this.#lookUp(thing), this.#ask(keys)]);
    if (this.keys !== keys || this.anchor !== anchor) return;
    this.name = name;
    this.thing = thing;
    this.about = about;
    if (why) this.why = { allowed: false, text: why, rules: null };
  }

  async #lookUp(thing: string | null): Promise<readonly About[]> {
    try {
      return thing === null ? [] : await this.table.rules.about(thing, this.table.words.words.language);
    } catch {
      return []; // Without the rules a tip says what it said without them.
    }
  }

  async #ask(keys: readonly string[]): Promise<void> {
    const [key] = keys;
    if (keys.length !== 1 || key === undefined || this.table.replay || this.table.busy) return;
    try {
      if (this.table.legal.has(key)) {
        const preview = await this.table.preview(key);
        if (this.keys === keys) this.preview = preview;
      } else {
        const why = await this.table.whyNot(key);
        if (this.keys === keys) this.why = why;
      }
    } catch {
      // A tip that cannot be had is no tip; whatever is wrong shows itself elsewhere.
    }
  }
}

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((key, i) => key === others[i]);
