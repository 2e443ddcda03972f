/** Placing people in the mayor phase: the player fills circles in any order. Then the game gets its answers. */
import { untrack } from "svelte";
import type { BoardTable } from "../contract";
import { Answering } from "./answering.svelte";
import { type Arrangement, arrangementOf, type Person, type Standing } from "./island";
import { complete, kindsOf, left, moved, type Plan, returning, same, shown, stillOpen } from "./placement";
import type { Position, SeatPosition } from "./position";

const NOBODY: Arrangement = new Map();

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
  readonly #answers: Answering;

  constructor(private readonly tableOf: () => BoardTable<Position>) {
    this.#answers = new Answering(tableOf, {
      active: () => this.active,
      next: () => this.#nextAnswer,
      keep: () => (this.#chosen = this.plan),
    });
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
  }

  #beginAnew(last: Arrangement | null): void {
    this.#last = last;
    this.#before = null;
    this.#chosen = null;
    this.#answers.stop();
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
    return this.#answers.underWay;
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

  /** The count that the plan gives for the kind that the game asks about. */
  get #nextAnswer(): string {
    const there = this.plan.get(this.#asked);
    return `count:${(this.#noblesAsked ? there?.nobles : there?.workers) ?? 0}`;
  }

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
    this.#answers.begin("plan");
  }

  /** Whether the bot that gives hints can be asked at this table. */
  get advises(): boolean {
    return this.#table.advises;
  }

  /** Let the bot that gives hints place everybody. */
  follow(): void {
    if (this.advises) this.#answers.begin("bot");
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
}
