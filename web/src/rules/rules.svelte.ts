/** The rules of a game, open beside the table or not, and at which section. */
import { type Client, client as ours } from "../api/client";
import type { Language, RuleSection, TableResponse } from "../api/types";
import type { Why } from "../boards/contract";
import type { Speech } from "../words/speech.svelte";
import { type About, aboutOf } from "./about";

/** Where rules can be opened: beside a table, or beside a game that is looked at again. */
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
  /** Where to read; a new object each time somebody asks to be shown a place. */
  place = $state.raw<{ readonly section: string | null }>({ section: null });
  #sections = $state.raw<readonly RuleSection[]>([]);
  /** Of the sections; it follows the page's language as soon as the words are there. */
  language = $state<Language | null>(null);
  failed = $state(false);
  readonly #had = new Map<Language, Promise<readonly RuleSection[]>>();
  #wanted: Language | null = null;

  constructor(
    readonly game: string,
    private readonly client: Client = ours,
    /** Puts a table's own figures into a text. */
    private readonly fill: (text: string, language: Language) => string = (text) => text,
  ) {}

  get sections(): readonly RuleSection[] {
    return this.language === null ? [] : this.#filled(this.#sections, this.language);
  }

  /** Open the rules at a section; null: where they were. */
  open(section: string | null = null): void {
    this.shown = true;
    this.place = { section };
  }

  close(): void {
    this.shown = false;
    this.place = { section: null };
  }

  /** Whoever was slower than another language has nothing to say any more. */
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

  /** What the rules' tables say of a thing. */
  async about(thing: string, language: Language): Promise<readonly About[]> {
    return aboutOf(this.#filled(await this.#ask(language), language), thing);
  }

  #filled(sections: readonly RuleSection[], language: Language): readonly RuleSection[] {
    return sections.map((section) => ({ ...section, text: this.fill(section.text, language) }));
  }

  #ask(language: Language): Promise<readonly RuleSection[]> {
    let asked = this.#had.get(language);
    if (!asked) {
      asked = this.client.rules(this.game, language).then((told) => told.sections);
      this.#had.set(language, asked);
      asked.catch(() => this.#had.delete(language));
    }
    return asked;
  }
}
