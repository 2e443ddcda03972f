/** A series of answers to the game, one for each kind of tile: from the player's plan, or from the bot's advice. */
import { untrack } from "svelte";
import type { BoardTable } from "../contract";
import type { Position } from "./position";

class Run {
  /** Whether the first answer has been given. */
  begun = false;
  /** The view that was answered last. Each view is answered once. */
  answered: unknown = null;
  /** The bot's remaining answers. */
  line: readonly string[] = [];

  constructor(readonly by: "plan" | "bot") {}
}

interface Planned {
  /** Whether the game asks the viewer for an answer. */
  active(): boolean;
  /** The next answer by the player's plan. */
  next(): string;
  /** Keeps the plan as it is now, because the later answers need it. */
  keep(): void;
}

export class Answering {
  /** The answers under way; null: none. The result of a run that was given up changes nothing. */
  #run = $state.raw<Run | null>(null);

  constructor(
    private readonly tableOf: () => BoardTable<Position>,
    private readonly planned: Planned,
  ) {
    // The seat was handed over or the game is over: a player who comes back starts again.
    $effect(() => {
      if (this.#run && !this.planned.active() && !this.#table.replay) this.#run = null;
    });
    $effect(() => this.#send());
    $effect(() => this.#follow());
  }

  get #table(): BoardTable<Position> {
    return this.tableOf();
  }

  get underWay(): boolean {
    return this.#run !== null;
  }

  begin(by: Run["by"]): void {
    this.#run = new Run(by);
  }

  stop(): void {
    this.#run = null;
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
    return run?.by === by && this.planned.active() && !busy && view !== run.answered ? run : null;
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
    const key = this.planned.next();
    untrack(() => {
      this.planned.keep();
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
