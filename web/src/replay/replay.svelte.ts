/** A table whose game is replayed. Each position is requested once. */
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
  /** Which position is shown: 0 is the deal, then the one after each decision that was not undone. */
  step = $state(0);
  shown = $state.raw<TableResponse>()!;
  moment = $state.raw<Moment>({ number: 0, events: [] });
  record = $state.raw<RecordResponse>()!;
  /** The seat whose view is shown; null: a spectator's. */
  seat = $state<number | null>(null);
  readonly words: Speech;
  readonly legal = NOTHING;
  readonly replay = true;
  readonly busy = false;
  readonly pointed = null;
  readonly hinted = null;
  readonly rules: Rules;
  readonly tip: Tip;
  readonly #cache = new Map<number, Promise<TableResponse>>();
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
    this.seat = isHotSeat(last) ? null : last.you.seat;
    this.shown = last;
    this.step = this.steps;
  }

  static async open(id: string, client: Client = ours): Promise<ReplayTable> {
    let last = await client.table(id, { since: 0 });
    const spectate = isHotSeat(last) || undefined;
    if (spectate) last = await client.table(id, { since: 0, spectate });
    const record = await client.record(id, { spectate });
    const past = new ReplayTable(last, record, client);
    await past.words.open();
    return past;
  }

  /** The seats whose view may be shown: all of them after the end of the game. */
  get viewers(): readonly number[] {
    if (isHotSeat(this.last)) return [];
    return this.last.status === "over" ? this.last.seats.map((_, seat) => seat) : this.last.you.seats;
  }

  /** Show the same position as another seat sees it. */
  async viewAs(seat: number | null): Promise<void> {
    this.seat = seat;
    this.#cache.clear();
    const record = await this.client.record(this.id, this.#viewer);
    if (this.seat !== seat) return;
    this.record = record;
    await this.go(this.step);
  }

  /** The log lines of each step. A step that is only a part of a decision has none. */
  logged: readonly (readonly LogPart[])[] = $derived.by(() => [
    partsOfEvents(this.record.start, this.words),
    ...this.record.decisions.map(({ events }) => partsOfEvents(events, this.words)),
  ]);

  /** The last step with log lines, up to the current one. */
  lastLogged: number = $derived(
    this.logged.findLastIndex((parts, step) => step <= this.step && parts.length),
  );

  /** The next step with log lines; the last step if there is none. */
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

  get #viewer(): { seat: number | null; spectate: boolean } {
    return { seat: this.seat, spectate: this.seat === null };
  }

  /** The last step, which is the number of decisions. */
  get steps(): number {
    return this.record.decisions.length;
  }

  /** The number of the journal's entry that leads to a step's position. */
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
    const table = await this.#ask(to);
    if (this.#wanted !== to || this.seat !== seat) return;
    this.shown = reuse(this.shown, table);
    this.tip.clear();
    const decision = this.record.decisions[to - 1];
    const events =
      next && decision ? decision.events.map((event) => ({ ...event, seat: decision.seat })) : [];
    this.moment = { number: table.number, events };
    void this.#ask(this.onward);
  }

  #ask(step: number): Promise<TableResponse> {
    const number = this.#number(step);
    let found = this.#cache.get(number);
    if (!found) {
      found = this.client.table(this.id, { at: number, ...this.#viewer });
      this.#cache.set(number, found);
      found.catch(() => this.#cache.delete(number));
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

/** While several people play at this device, nobody knows which of them looks. */
const isHotSeat = ({ you, result }: TableResponse): boolean => you.seats.length > 1 && !result;
