/** The language of the page and the texts that it shows. Both change without a reload. */
import { client } from "../api/client";
import { storage } from "../browser/storage";
import { type Args, type Heading, withMinus, Words } from "./words";
import type { GameEvent, Language, Message } from "../api/types";

const PAGE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../boards/*/*.ftl", { query: "?raw", import: "default" });

/** Each has a file of texts; tests/web/test_one_list.py compares them with the server's. */
export const LANGUAGES = Object.keys(PAGE).map((file) => file.slice(2, -4) as Language);

const cache = new Map<string, Promise<string>>();

function once(name: string, load: () => Promise<string>): Promise<string> {
  let found = cache.get(name);
  if (!found) {
    found = load();
    cache.set(name, found);
    found.catch(() => cache.delete(name));
  }
  return found;
}

/** The texts of the engine, the server, the page, the game, and its board. */
async function load(language: Language, game: string | null): Promise<Words> {
  const wanted = [once(`/${language}`, () => client.words(language)), PAGE[`./${language}.ftl`]!()];
  if (game) {
    wanted.push(once(`${game}/${language}`, () => client.words(language, game)));
    const board = BOARDS[`../boards/${game}/${language}.ftl`];
    if (board) wanted.push(board());
  }
  return new Words(language, await Promise.all(wanted));
}

function isLanguage(tag: string | null): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

function preferred(): Language {
  return (
    [storage.get("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? "en"
  );
}

/** The language that the viewer has chosen. All texts follow it. */
class Locale {
  language = $state<Language>("en");
  readonly #followers = new Set<Speech>();

  begin(): void {
    this.#become(preferred());
  }

  /** Nothing changes until all texts on the screen are loaded in the new language. */
  async choose(language: Language): Promise<void> {
    storage.set("language", language);
    const followers = [...this.#followers];
    const words = await Promise.all(followers.map((speech) => load(language, speech.game)));
    this.#become(language);
    followers.forEach((speech, i) => (speech.words = words[i]!));
  }

  follow(speech: Speech): void {
    this.#followers.add(speech);
  }

  unfollow(speech: Speech): void {
    this.#followers.delete(speech);
  }

  #become(language: Language): void {
    this.language = language;
    client.language = language;
    document.documentElement.lang = language;
  }
}

export const locale = new Locale();

/** Texts that follow the chosen language. All methods may be used in markup. */
export class Speech {
  words = $state.raw<Words>(new Words("en", []));
  ready = $state(false);
  /** The players' names, for messages with seats; null: nobody sits there. */
  names = $state.raw<readonly (string | null)[]>([]);

  constructor(readonly game: string | null) {}

  async open(): Promise<void> {
    locale.follow(this);
    try {
      this.words = await load(locale.language, this.game);
    } catch (error) {
      // With its own texts, the page can say that the others could not be loaded.
      this.words = new Words(locale.language, [await PAGE[`./${locale.language}.ftl`]!()]);
      throw error;
    }
    this.ready = true;
  }

  close(): void {
    locale.unfollow(this);
  }

  text = (id: string, args: Args = {}): string => this.words.text(id, args, this.names);
  say = (message: Message): string => this.words.say(message, this.names);
  /** An event as the log says it. */
  event = (event: GameEvent): string => this.text(`event-${event.id}`, event.args);
  /** The heading that an event gives the log; null: none. */
  heading = (event: GameEvent): Heading | null =>
    this.words.heading(`event-${event.id}`, event.args, this.names);
  noun = (id: string, grammar?: string): string => this.words.noun(id, grammar);
  zone = (key: string): string => this.words.zone(key);
  has = (id: string): boolean => this.words.has(id);
  player = (seat: number): string => this.words.player(seat, this.names);
  number = (value: number, digits = 0): string =>
    withMinus(
      value.toLocaleString(this.words.language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    );
  percent = (share: number): string =>
    share.toLocaleString(this.words.language, { style: "percent", maximumFractionDigits: 0 });
}

/** The texts of the page itself, without those of a game. */
export const speech = new Speech(null);
