/** The mayor's placement on the board: people go on circles in any order; then the game gets its answers one by one. */
import { untrack } from "svelte";
import type { BoardTable } from "../contract";
import { type Arrangement, arrangementOf, type Person, type Standing } from "./island";
import { complete, kindsOf, left, moved, type Plan, returning, same, shown, stillOpen } from "./placement";
import type { Position, Seat } from "./position";

const NOBODY: Arrangement = new Map();

export class Placement {
  /** What the person has arranged; null: nothing yet. */
  #chosen = $state.raw<Plan | null>(null);
  /** Where everybody stood when the viewer was last seen not placing: after an undo, that is what was taken back. */
  #last = $state.raw<Arrangement | null>(null);
  /** Where everybody stood before they were lifted. */
  #before = $state.raw<Arrangement | null>(null);
  #lookingBack = false;
  /** Whose people they are: at one device the next one may be asked right after the last one. */
  #whose: number | null = null;
  /** Whose turn it is to be put down, where both kinds are in hand. */
  preferred = $state<Person>("worker");
  sending = $state(false);
  /** Whether the bot places them: its decisions are made as they come. */
  #advised = $state(false);
  #line: readonly string[] = [];
  /** Whether an answer has been given of those that are given in one go. */
  #begun = false;
  /** The view that was answered last: each is answered once. */
  #answered: unknown = null;

  constructor(private readonly tableOf: () => BoardTable<Position>) {
    $effect.pre(() => {
      const { seat } = this.#table.view;
      if (seat === this.#whose) return;
      this.#whose = seat;
      this.#lookingBack = false;
      untrack(() => this.#beginAnew(null));
    });
    $effect.pre(() => {
      const { seat } = this;
      if (this.#table.replay || this.active || !seat || seat.to_place) return;
      untrack(() => this.#beginAnew(arrangementOf(seat)));
    });
    $effect(() => {
      if (this.active && !this.#before) untrack(() => void this.#lookBack());
    });
    $effect(() => this.#send());
    $effect(() => this.#follow());
  }

  #beginAnew(last: Arrangement | null): void {
    this.#last = last;
    this.#before = null;
    this.#chosen = null;
    this.sending = false;
    this.#advised = false;
  }

  get #table(): BoardTable<Position> {
    return this.tableOf();
  }

  get seat(): Seat | undefined {
    const { view } = this.#table;
    return view.seat === null ? undefined : view.position.seats[view.seat];
  }

  get #noblesAsked(): boolean {
    return this.#table.view.position.decision === "node_assign_nobles";
  }

  /** Whether the viewer is placing people now. */
  get active(): boolean {
    const { view, legal } = this.#table;
    return legal.size > 0 && view.position.decision.startsWith("node_assign") && this.seat?.to_place !== undefined;
  }

  /** Whether answers are on their way, so that nothing can be moved. */
  get busy(): boolean {
    return this.sending || this.#advised;
  }

  get #asked(): string {
    return String(this.#table.view.prompt.args["tile"]);
  }

  plan: Plan = $derived.by(() => {
    const { seat } = this;
    if (!this.active || !seat) return new Map();
    if (!this.#chosen) return returning(seat, this.#asked, this.#last ?? this.#before ?? NOBODY);
    return stillOpen(seat, this.#asked, this.#chosen, this.#noblesAsked);
  });

  get hand(): Standing {
    return left(this.seat!, this.plan);
  }

  get shown(): Arrangement {
    return shown(this.seat!, this.plan);
  }

  get complete(): boolean {
    return complete(this.seat!, this.plan);
  }

  /** Everybody where they stood before they were lifted; null: that is not known. */
  get #asTheyStood(): Plan | null {
    return this.#before && returning(this.seat!, this.#asked, this.#before);
  }

  get remembered(): boolean {
    return this.#before !== null;
  }

  /** Whether it is known where people stood, and they stand elsewhere now. */
  get changed(): boolean {
    const stood = this.#asTheyStood;
    return stood !== null && !same(stood, this.plan);
  }

  get emptied(): boolean {
    return [...this.plan.values()].every(({ workers, nobles }) => workers + nobles === 0);
  }

  isOpen(kind: string): boolean {
    return this.plan.has(kind);
  }

  /** Who would be put down next; null: nobody is left in hand. */
  get next(): Person | null {
    const { workers, nobles } = this.hand;
    if (workers + nobles === 0) return null;
    if (this.preferred === "noble") return nobles > 0 ? "noble" : "worker";
    return workers > 0 ? "worker" : "noble";
  }

  put(kind: string): void {
    if (this.next) this.#chosen = moved(this.plan, kind, this.next, 1);
  }

  canLift(kind: string, who: Person): boolean {
    const there = this.plan.get(kind);
    return there !== undefined && (who === "noble" ? there.nobles : there.workers) > 0;
  }

  lift(kind: string, who: Person): void {
    if (!this.canLift(kind, who)) return;
    this.preferred = who;
    this.#chosen = moved(this.plan, kind, who, -1);
  }

  asBefore(): void {
    this.#chosen = this.#asTheyStood;
  }

  liftAll(): void {
    this.#chosen = new Map();
  }

  send(): void {
    this.#begun = false;
    this.sending = true;
  }

  /** Let the bot that gives hints place everybody. */
  follow(): void {
    this.#line = [];
    this.#begun = false;
    this.#advised = true;
  }

  /** Each kind was at least one decision; before the first, everybody stood where they had been placed the last time. */
  async #lookBack(): Promise<void> {
    if (this.#lookingBack) return;
    this.#lookingBack = true;
    const whose = this.#whose;
    for (let back = kindsOf(this.seat!).indexOf(this.#asked) + 1; this.active && !this.#before; back++) {
      const view = await this.#table.earlier(back);
      if (this.#whose !== whose) return;
      if (!view) break;
      const seat = view.position.seats[view.seat!]!;
      if (!seat.to_place && this.active) this.#before = arrangementOf(seat);
    }
    this.#lookingBack = false;
  }

  #answer(key: string): void {
    const { view } = this.#table;
    void this.#table.act(key, this.#begun).then((made) => {
      if (!made && this.#answered === view) this.#giveUp();
    });
    this.#begun = true;
  }

  /** An answer that was refused is not given again by itself: the person sees why, and may arrange anew. */
  #giveUp(): void {
    this.sending = false;
    this.#advised = false;
    this.#answered = null;
  }

  /** A forced answer is given; else the next one of the bot's line; else it is asked again. */
  #follow(): void {
    const { view, legal, busy } = this.#table;
    if (!this.#advised || !this.active || busy || view === this.#answered) return;
    this.#answered = view;
    untrack(() => void this.#advise(view, [...legal.keys()]));
  }

  async #advise(view: unknown, keys: readonly string[]): Promise<void> {
    let key = keys.length === 1 ? keys[0] : this.#next(keys);
    if (key === undefined) {
      this.#line = await this.#table.advice();
      key = this.#next(keys);
    }
    if (key === undefined || this.#table.view !== view) this.#advised = false;
    else this.#answer(key);
  }

  #next(keys: readonly string[]): string | undefined {
    const [key, ...rest] = this.#line;
    if (key === undefined || !keys.includes(key)) return undefined;
    this.#line = rest;
    return key;
  }

  #send(): void {
    const { view, legal, busy } = this.#table;
    if (!this.sending || !this.active || busy || view === this.#answered) return;
    const there = this.plan.get(this.#asked);
    const key = `count:${(this.#noblesAsked ? there?.nobles : there?.workers) ?? 0}`;
    untrack(() => {
      // The later answers need the plan as it is now.
      this.#chosen = this.plan;
      if (!legal.has(key)) {
        this.sending = false;
        return;
      }
      this.#answered = view;
      this.#answer(key);
    });
  }
}
