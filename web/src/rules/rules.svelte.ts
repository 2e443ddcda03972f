/** The rules of a game, and whether the panel is open at one of their sections. */
import { type Client, client as ours } from "../api/client";
import type { Language, RuleSection, TableResponse } from "../api/types";
import type { Why } from "../boards/contract";
import type { Speech } from "../words/speech.svelte";
import { type About, aboutOf } from "./about";

/** What rules can be opened beside: a table or a replay. */
export interface Ruled {
  readonly id: string;
  readonly game: string;
  readonly words: Speech;
  readonly rules: Rules;
  readonly shown: Pick<TableResponse, "view">;
  readonly tip: { readonly anchor: Element | null; readonly why: Why | null };
}

export class Rules {
  shown = $state(false);
  /** Where to read; a new object for each request, even for the same section. */
  place = $state.raw<{ readonly section: string | null }>({ section: null });
  #sections = $state.raw<readonly RuleSection[]>([]);
  /** The language of the sections. It follows the page's language when they are loaded. */
  language = $state<Language | null>(null);
  failed = $state(false);
  readonly #cache = new Map<Language, Promise<readonly RuleSection[]>>();
  #wanted: Language | null = null;

  constructor(
    readonly game: string,
    private readonly client: Client = ours,
    /** Puts the values that a table has chosen into a text. */
    private readonly fill: (text: string, language: Language) => string = (text) => text,
  ) {}

  get sections(): readonly RuleSection[] {
    return this.language === null ? [] : this.#filled(this.#sections, this.language);
  }

  /** Open the rules at a section; null: at the beginning. */
  open(section: string | null = null): void {
    this.shown = true;
    this.place = { section };
  }

  close(): void {
    this.shown = false;
    this.place = { section: null };
  }

  /** If another language was chosen in the meantime, the result is dropped. */
  async load(language: Language): Promise<void> {
    this.#wanted = language;
    this.failed = false;
    try {
      const sections = await this.#ask(language);
      if (this.#wanted !== language) return;
      this.#sections = sections;
      this.language = language;
    } catch {
      if (this.#wanted === language) this.failed = true;
    }
  }

  /** What the tables in the rules say about a thing. */
  async about(thing: string, language: Language): Promise<readonly About[]> {
    return aboutOf(this.#filled(await this.#ask(language), language), thing);
  }

  #filled(sections: readonly RuleSection[], language: Language): readonly RuleSection[] {
    return sections.map((section) => ({ ...section, text: this.fill(section.text, language) }));
  }

  #ask(language: Language): Promise<readonly RuleSection[]> {
    let asked = this.#cache.get(language);
    if (!asked) {
      asked = this.client.rules(this.game, language).then(({ sections }) => sections);
      this.#cache.set(language, asked);
      asked.catch(() => this.#cache.delete(language));
    }
    return asked;
  }
}
