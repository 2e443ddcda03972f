/** A tour: a prepared game, step by step, on the game's own board. */
import { type Client, client as ours } from "../api/client";
import type { Language, LegalAction, TourResponse } from "../api/types";
import type { BoardSeat, BoardTable, Moment, Why } from "../boards/contract";
import { motion } from "../browser/motion.svelte";
import { crestOf } from "../pieces/crests";
import { inOrder } from "../table/seats";
import { Speech } from "../words/speech.svelte";

const NOTHING: ReadonlyMap<string, LegalAction> = new Map();

export class Tour implements BoardTable {
  step = $state(0);
  moment = $state.raw<Moment>({ number: 0, events: [] });
  content = $state.raw<TourResponse>()!;
  readonly words: Speech;
  readonly options = {};
  readonly busy = false;
  readonly tip = { show() {}, offer() {}, hide() {}, hover() {}, leave() {} };

  constructor(
    content: TourResponse,
    private readonly client: Client = ours,
  ) {
    this.content = content;
    this.words = new Speech(content.game);
  }

  static async open(game: string, language: Language, client: Client = ours): Promise<Tour> {
    const tour = new Tour(await client.tour(game, language), client);
    await tour.words.open();
    return tour;
  }

  /** The same step in another language. */
  async speak(language: Language): Promise<void> {
    if (language !== this.content.language) this.content = await this.client.tour(this.game, language);
  }

  go(step: number): void {
    const to = Math.max(0, Math.min(step, this.last));
    if (to === this.step) return;
    const events =
      to === this.step + 1 ? this.content.steps[to]!.events.map((event) => ({ ...event, seat: null })) : [];
    this.step = to;
    this.moment = { number: to, events };
  }

  get last(): number {
    return this.content.steps.length - 1;
  }

  get now() {
    return this.content.steps[this.step]!;
  }

  // What a board reads

  get id(): string {
    return `tour-${this.game}`;
  }

  get game(): string {
    return this.content.game;
  }

  get view(): BoardTable["view"] {
    return this.now.view;
  }

  /** Only the action that the step asks for is legal. */
  legal: ReadonlyMap<string, LegalAction> = $derived.by(() => {
    const { ask, point, view } = this.now;
    const asked = ask ? view.legal.find(({ key }) => key === point) : undefined;
    return asked ? new Map([[asked.key, asked]]) : NOTHING;
  });

  get replay(): boolean {
    return !this.now.ask;
  }

  readonly hinted = null;

  get pointed(): string | null {
    return this.now.point;
  }

  get reducedMotion(): boolean {
    return motion.reduced;
  }

  seats: readonly BoardSeat[] = $derived.by(() =>
    Array.from({ length: this.view.players }, (_, number) => ({
      number,
      name: this.words.player(number),
      kind: "person" as const,
      level: null,
      mine: number === this.view.seat,
      seen: number === this.view.seat,
      deciding: number === this.view.current_player,
      away: false,
      conceded: false,
      crest: crestOf(number),
    })),
  );

  order: readonly BoardSeat[] = $derived.by(() => inOrder(this.seats, this.view.seat));

  async act(key: string): Promise<boolean> {
    if (!this.legal.has(key)) return false;
    this.go(this.step + 1);
    return true;
  }

  label(key: string): string {
    const action = this.legal.get(key);
    return action ? this.words.say(action.label) : key;
  }

  point(): void {}
  whyNot = async (): Promise<Why> => ({ allowed: false, text: "", rules: null });
  preview = async (): Promise<null> => null;
  readonly advises = false;
  advice = async (): Promise<readonly string[]> => [];
  earlier = async (): Promise<null> => null;
  prompt(): void {}
}
