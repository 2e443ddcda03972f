/** A game that can be looked at from beginning to end: positions of the journal, each asked for once. */
import { figuresInRules } from "../figures/inRules";
import { type Client, client as ours } from "../api/client";
import type { RecordResponse, TableResponse } from "../api/types";
import type { BoardTable, Moment, Why } from "../boards/contract";
import { motion } from "../browser/motion.svelte";
import { Rules } from "../rules/rules.svelte";
import { Speech } from "../words/speech.svelte";
import { type LogPart, partsOfEvents } from "../table/logLines";
import { reuse } from "../table/reuse";
import { inOrder, seatsOf } from "../table/seats";
import { Tip } from "../table/tip.svelte";

const NOTHING: BoardTable["legal"] = new Map();

export class ReplayTable implements BoardTable {
  /** Which position is shown: 0 is the deal, then after every decision that stands. */
  step = $state(0);
  shown = $state.raw<TableResponse>()!;
  moment = $state.raw<Moment>({ number: 0, events: [] });
  record = $state.raw<RecordResponse>()!;
  /** Through whose eyes; null: a spectator's. */
  seat = $state<number | null>(null);
  readonly words: Speech;
  readonly legal = NOTHING;
  readonly replay = true;
  readonly busy = false;
  readonly pointed = null;
  readonly hinted = null;
  readonly rules: Rules;
  readonly tip: Tip;
  readonly #had = new Map<number, Promise<TableResponse>>();
  #wanted = 0;

  private constructor(
    readonly last: TableResponse,
    record: RecordResponse,
    private readonly client: Client,
  ) {
    this.words = new Speech(last.game);
    this.words.names = last.seats.map((seat) => seat.name);
    this.rules = new Rules(last.game, client, figuresInRules(last));
    this.tip = new Tip(this);
    this.record = record;
    this.seat = passedAround(last) ? null : last.you.seat;
    this.shown = last;
    this.step = this.steps;
  }

  static async open(id: string, client: Client = ours): Promise<ReplayTable> {
    let last = await client.table(id, { since: 0 });
    const spectate = passedAround(last) || undefined;
    if (spectate) last = await client.table(id, { since: 0, spectate });
    const record = await client.record(id, { spectate });
    const past = new ReplayTable(last, record, client);
    await past.words.open();
    return past;
  }

  /** The seats through whose eyes it may be seen: a game that is over has no secrets, nor has a record that was brought along. */
  get eyes(): readonly number[] {
    if (passedAround(this.last)) return [];
    return this.last.status === "over" ? this.last.seats.map((_, seat) => seat) : this.last.you.seats;
  }

  /** The same position through other eyes. */
  async lookThrough(seat: number | null): Promise<void> {
    this.seat = seat;
    this.#had.clear();
    const record = await this.client.record(this.id, this.#through);
    if (this.seat !== seat) return;
    this.record = record;
    await this.go(this.step);
  }

  /** The log: what led to each step's position. Nothing, where somebody has only decided a part of something. */
  logged: readonly (readonly LogPart[])[] = $derived.by(() => [
    partsOfEvents(this.record.start, this.words),
    ...this.record.decisions.map(({ events }) => partsOfEvents(events, this.words)),
  ]);

  /** The step whose lines in the log tell of the position last. */
  lastTold: number = $derived(this.logged.findLastIndex((parts, step) => step <= this.step && parts.length));

  /** The next step forward that the log tells of, and back; the ends, where there is none. */
  get onward(): number {
    const next = this.logged.findIndex((parts, step) => step > this.step && parts.length);
    return next < 0 ? this.steps : next;
  }

  get backward(): number {
    return Math.max(
      0,
      this.logged.findLastIndex((parts, step) => step < this.step && parts.length),
    );
  }

  get #through(): { seat: number | null; spectate: boolean } {
    return { seat: this.seat, spectate: this.seat === null };
  }

  /** The number of decisions: the last step. */
  get steps(): number {
    return this.record.decisions.length;
  }

  /** The entry of the journal after which a step's position stands. */
  #number(step: number): number {
    if (step > 0) return this.record.decisions[step - 1]!.number;
    return this.last.messages.find((message) => message.kind === "start")?.number ?? this.last.number;
  }

  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.steps));
    const next =
      to > this.step && this.record.decisions.slice(this.step, to - 1).every(({ events }) => !events.length);
    this.#wanted = to;
    this.step = to;
    const { seat } = this;
    const told = await this.#ask(to);
    if (this.#wanted !== to || this.seat !== seat) return;
    this.shown = reuse(this.shown, told);
    this.tip.clear();
    const decision = this.record.decisions[to - 1];
    const events =
      next && decision ? decision.events.map((event) => ({ ...event, seat: decision.seat })) : [];
    this.moment = { number: told.number, events };
    void this.#ask(this.onward);
  }

  #ask(step: number): Promise<TableResponse> {
    const number = this.#number(step);
    let found = this.#had.get(number);
    if (!found) {
      found = this.client.table(this.id, { at: number, ...this.#through });
      this.#had.set(number, found);
      found.catch(() => this.#had.delete(number));
    }
    return found;
  }

  get id(): string {
    return this.last.id;
  }

  get game(): string {
    return this.last.game;
  }

  get options(): BoardTable["options"] {
    return this.last.options;
  }

  view: BoardTable["view"] = $derived(this.shown.view!);

  get reducedMotion(): boolean {
    return motion.reduced;
  }

  seats = $derived.by(() =>
    seatsOf(
      this.shown,
      this.shown.seats.map((_, seat) => this.words.player(seat)),
    ),
  );
  order = $derived.by(() => inOrder(this.seats, this.shown.you.seat));

  act = async (): Promise<boolean> => false;
  point(): void {}
  label = (key: string): string => key;
  whyNot = async (): Promise<Why> => ({ allowed: false, text: "", rules: null });
  preview = async (): Promise<null> => null;
  readonly advises = false;
  advice = async (): Promise<readonly string[]> => [];
  earlier = async (): Promise<null> => null;
  prompt(): void {}
}

/** Several people are still playing at this device: whoever looks now may be any of them. */
const passedAround = ({ you, result }: TableResponse): boolean => you.seats.length > 1 && !result;
