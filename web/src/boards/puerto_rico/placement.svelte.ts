/** Placing people in the mayor phase: the player fills circles in any order, then the game gets its answers one by one. */
import { untrack } from "svelte";
import type { BoardTable } from "../contract";
import { type Arrangement, arrangementOf, type Person, type Standing } from "./island";
import { complete, kindsOf, left, moved, type Plan, returning, same, shown, stillOpen } from "./placement";
import type { Position, SeatPosition } from "./position";

const NOBODY: Arrangement = new Map();

/** A series of answers, one for each kind: from the player's plan, or from the bot's advice. */
class Run {
  /** Whether the first answer has been given. */
  begun = false;
  /** The view that was answered last. Each view is answered once. */
  answered: unknown = null;
  /** The bot's remaining answers. */
  line: readonly string[] = [];

  constructor(readonly by: "plan" | "bot") {}
}

export class Placement {
  /** The player's own plan; null: nothing arranged yet. */
  #chosen = $state.raw<Plan | null>(null);
  /** Where everybody stood when the viewer was last not placing. After an undo, that is the arrangement taken back. */
  #last = $state.raw<Arrangement | null>(null);
  /** Where everybody stood before they were lifted. */
  #before = $state.raw<Arrangement | null>(null);
  #lookingBack = false;
  /** The seat that places. At a shared device, another seat may follow at once. */
  #whose: number | null = null;
  /** Who is placed next if both kinds are in hand. */
  preferred = $state<Person>("worker");
  /** The answers under way; null: none. The result of a run that was given up changes nothing. */
  #run = $state.raw<Run | null>(null);

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
    // The seat was handed over or the game is over: a player who comes back starts again.
    $effect(() => {
      if (this.#run && !this.active && !this.#table.replay) this.#run = null;
    });
    $effect(() => this.#send());
    $effect(() => this.#follow());
  }

  #beginAnew(last: Arrangement | null): void {
    this.#last = last;
    this.#before = null;
    this.#chosen = null;
    this.#run = null;
  }

  get #table(): BoardTable<Position> {
    return this.tableOf();
  }

  get seat(): SeatPosition | undefined {
    const { view } = this.#table;
    return view.seat === null ? undefined : view.position.seats[view.seat];
  }

  get #noblesAsked(): boolean {
    return this.#table.view.position.decision === "node_assign_nobles";
  }

  /** Whether the viewer is placing people now. */
  get active(): boolean {
    const { view, legal } = this.#table;
    return (
      legal.size > 0 && view.position.decision.startsWith("node_assign") && this.seat?.to_place !== undefined
    );
  }

  /** Whether answers are under way, so that nobody can be moved. */
  get busy(): boolean {
    return this.#run !== null;
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

  /** The plan that puts everybody back where they stood; null: their places are not known. */
  get #asTheyStood(): Plan | null {
    return this.#before && returning(this.seat!, this.#asked, this.#before);
  }

  get remembered(): boolean {
    return this.#before !== null;
  }

  /** Whether it is known where people stood, and the plan differs from that. */
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

  /** Who is placed next; null: nobody is left in hand. */
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
    this.#run = new Run("plan");
  }

  /** Whether the bot that gives hints can be asked at this table. */
  get advises(): boolean {
    return this.#table.advises;
  }

  /** Let the bot that gives hints place everybody. */
  follow(): void {
    if (this.advises) this.#run = new Run("bot");
  }

  /** Goes back through the decisions, at least one for each kind, to the view before people were lifted. */
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

  /** A refused answer is not repeated: the page has told the player why, and the player may change the plan. */
  #answer(run: Run, key: string): void {
    const { view } = this.#table;
    run.answered = view;
    void this.#table.act(key, run.begun).then((made) => {
      if (!made) this.#giveUp(run);
    });
    run.begun = true;
  }

  #giveUp(run: Run): void {
    if (this.#run === run) this.#run = null;
  }

  /** The run that has to answer this view; null: there is none, or its last answer is still under way. */
  #due(by: Run["by"]): Run | null {
    const run = this.#run;
    const { view, busy } = this.#table;
    return run?.by === by && this.active && !busy && view !== run.answered ? run : null;
  }

  /** Gives a forced answer, or the next one of the bot's advice, or asks the bot again. */
  #follow(): void {
    const run = this.#due("bot");
    const { view, legal } = this.#table;
    if (!run) return;
    run.answered = view;
    untrack(() => void this.#advise(run, view, [...legal.keys()]));
  }

  async #advise(run: Run, view: unknown, keys: readonly string[]): Promise<void> {
    let key = keys.length === 1 ? keys[0] : next(run, keys);
    if (key === undefined) {
      const line = await this.#table.advice();
      if (this.#run !== run || run.answered !== view) return; // it was ended, or asked again since
      run.line = line;
      key = next(run, keys);
    }
    if (key === undefined || this.#table.view !== view) this.#giveUp(run);
    else this.#answer(run, key);
  }

  #send(): void {
    const run = this.#due("plan");
    const { legal } = this.#table;
    if (!run) return;
    const there = this.plan.get(this.#asked);
    const key = `count:${(this.#noblesAsked ? there?.nobles : there?.workers) ?? 0}`;
    untrack(() => {
      // The later answers need the plan as it is now.
      this.#chosen = this.plan;
      if (legal.has(key)) this.#answer(run, key);
      else this.#giveUp(run);
    });
  }
}

/** The bot's next answer, if it can be given now. */
function next(run: Run, keys: readonly string[]): string | undefined {
  const [key, ...rest] = run.line;
  if (key === undefined || !keys.includes(key)) return undefined;
  run.line = rest;
  return key;
}
