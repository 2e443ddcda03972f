/** A table as the page knows it: kept up to date by the server, and drawn by a board. */
import { type Client, client as ours } from "../api/client";
import { LiveSocket, type LiveSocketOptions, socketAddress } from "../api/live.svelte";
import { addressOf } from "../api/operations";
import type { LegalAction, TableFrame, TableMessage, TableResponse } from "../api/types";
import type { BoardSeat, BoardTable, Moment } from "../boards/contract";
import { motion } from "../browser/motion.svelte";
import { notices } from "../components/notices.svelte";
import { figuresInRules } from "../figures/inRules";
import { Rules } from "../rules/rules.svelte";
import { Speech } from "../words/speech.svelte";
import { Absence } from "./absence.svelte";
import { ActionInfo } from "./actionInfo";
import { Commands } from "./commands.svelte";
import { Hints } from "./hints.svelte";
import { hasHotSeat, HotSeat } from "./hotSeat.svelte";
import { entryBefore, eventsOf, withNew } from "./journal";
import { Playback } from "./playback.svelte";
import { reuse } from "./reuse";
import { inOrder, seatsOf } from "./seats";
import { Tip } from "./tip.svelte";

const NOTHING: readonly LegalAction[] = [];
/** Milliseconds that a move waits for its frame. After that the table is loaded. */
const FRAME_TIMEOUT = 1000;

export class Table implements BoardTable {
  /** The latest table that is shown. The board draws `shown`, which may be an earlier position. */
  now = $state.raw<TableResponse>()!;
  /** An earlier position that the viewer looks at. */
  past = $state.raw<TableResponse | null>(null);
  messages = $state.raw<readonly TableMessage[]>([]);
  moment = $state.raw<Moment>({ number: 0, events: [] });
  pointed = $state<string | null>(null);
  /** What the board asks, in place of the game's prompt. */
  boardPrompt = $state<string | null>(null);
  isClosed = false;
  /** The number of the last entry that has arrived, shown or not. */
  lastNumber: number;

  readonly words: Speech;
  readonly rules: Rules;
  readonly live: LiveSocket<TableFrame>;
  readonly tip = new Tip(this);
  readonly hotSeat = new HotSeat(this);
  readonly playback = new Playback((table) => this.#show(table));
  readonly absence: Absence;
  readonly commands: Commands;
  readonly hints: Hints;
  readonly #actionInfo: ActionInfo;
  /** The number of the last message that has arrived. A response may come without its messages. */
  #lastMessage: number;
  /** Counts requests for earlier positions, so that an answer to an old one is dropped. */
  #pastRequest = 0;
  #wasAway = false;
  #onReceive: (() => void) | undefined;
  #seats: readonly BoardSeat[] = [];

  constructor(
    readonly id: string,
    first: TableResponse,
    private readonly client: Client = ours,
    listen: (options: LiveSocketOptions<TableFrame>) => LiveSocket<TableFrame> = (options) =>
      new LiveSocket(options),
  ) {
    this.now = first;
    this.words = new Speech(first.game);
    this.rules = new Rules(first.game, client, figuresInRules(first));
    this.absence = new Absence(this, client);
    this.commands = new Commands(this, client);
    this.hints = new Hints(this, client);
    this.#actionInfo = new ActionInfo(this, client);
    this.hotSeat.seat = hasHotSeat(first) ? first.you.seat : null;
    this.lastNumber = first.number;
    this.#lastMessage = first.messages.at(-1)?.number ?? 0;
    this.#log(first, false);
    this.#nameSeats();
    this.live = listen({
      address: () => socketAddress(addressOf("/api/tables/{id}/live", { path: { id }, query: this.#query })),
      onFrame: (frame) => this.receive(frame.table),
    });
  }

  close(): void {
    this.isClosed = true;
    this.playback.stop();
    this.live.stop();
    this.words.close();
  }

  /** With a hot seat, nobody's secrets are asked for until one person says that they look. */
  get #query(): { since: number; seat: number | null; spectate: true | undefined } {
    const { isOn, seat } = this.hotSeat;
    return { since: this.#lastMessage, seat, spectate: (isOn && seat === null) || undefined };
  }

  receive(table: TableResponse): void {
    if (table.number < this.lastNumber) return;
    const missed = table.messages.filter((message) => message.number > this.#lastMessage).length;
    if (missed > 1 && this.#wasAway) notices.say("ui-meanwhile", { count: missed });
    this.#wasAway = false;
    this.lastNumber = table.number;
    this.#lastMessage = Math.max(this.#lastMessage, table.messages.at(-1)?.number ?? 0);
    this.playback.add(table);
    this.#onReceive?.();
  }

  /** Resolves when the socket has brought an entry. If it does not, the table is loaded. */
  async untilReceived(number: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FRAME_TIMEOUT);
      this.#onReceive = () => {
        if (this.lastNumber < number) return;
        clearTimeout(timer);
        resolve();
      };
      this.#onReceive();
    });
    if (this.lastNumber < number && !this.isClosed) await this.reload();
  }

  async reload(): Promise<void> {
    const { seat } = this.hotSeat;
    try {
      const table = await this.client.table(this.id, this.#query);
      // The device may have been passed on in the meantime.
      if (this.hotSeat.seat === seat) this.receive(table);
    } catch {
      this.live.restart(); // It sends the same as soon as there is a connection.
    }
  }

  /** The connection is lost: a notice will count what happens until it is back. */
  goAway(): void {
    this.#wasAway = true;
  }

  #show(table: TableResponse): void {
    if (table.number < this.now.number) return;
    this.#log(table, true);
    if (table.number > this.now.number) {
      this.#actionInfo.forget();
      this.commands.forget();
      this.pointed = null; // The action may be gone, or mean something else now.
      this.tip.clear();
      this.hints.forget(table);
    }
    this.now = reuse(this.now, table);
    this.#nameSeats();
  }

  #log(table: TableResponse, animate: boolean): void {
    const last = this.messages.at(-1)?.number ?? 0;
    const fresh = table.messages.filter((message) => message.number > last);
    if (!fresh.length) return;
    this.messages = withNew(this.messages, fresh);
    this.moment = { number: table.number, events: animate && last ? eventsOf(fresh) : [] };
  }

  #nameSeats(): void {
    this.words.names = reuse(
      this.words.names,
      this.now.seats.map((seat) => seat.name),
    );
  }

  // What a board reads

  get shown(): TableResponse {
    return this.past ?? this.now;
  }

  get game(): string {
    return this.shown.game;
  }

  get options(): BoardTable["options"] {
    return this.shown.options;
  }

  view: BoardTable["view"] = $derived.by(() => this.shown.view!);

  get replay(): boolean {
    return this.past !== null;
  }

  get busy(): boolean {
    return this.commands.isBusy;
  }

  get reducedMotion(): boolean {
    return motion.reduced;
  }

  seats: readonly BoardSeat[] = $derived.by(() => {
    const names = this.now.seats.map((_, seat) => this.words.player(seat));
    return (this.#seats = reuse(this.#seats, seatsOf(this.shown, names)));
  });

  order: readonly BoardSeat[] = $derived.by(() => inOrder(this.seats, this.shown.you.seat));

  #offered: readonly LegalAction[] = $derived.by(() => {
    if (this.past || this.hotSeat.next !== null || this.now.status !== "playing") return NOTHING;
    return this.now.view?.legal ?? NOTHING;
  });

  legal: ReadonlyMap<string, LegalAction> = $derived(
    new Map(this.#offered.map((action) => [action.key, action])),
  );

  label(key: string): string {
    const action = this.legal.get(key);
    return action ? this.words.say(action.label) : key;
  }

  /** Null while the viewer looks at an earlier position. */
  get hinted(): string | null {
    const action = this.hints.hint?.action;
    return action !== undefined && this.legal.has(action) ? action : null;
  }

  get advises(): boolean {
    return this.hints.areOffered;
  }

  // What a board calls

  act(key: string, goesOn = false): Promise<boolean> {
    return this.commands.act(key, goesOn);
  }

  point(key: string | null): void {
    this.pointed = key;
  }

  whyNot = (key: string) => this.#actionInfo.whyNot(key);
  preview = (key: string) => this.#actionInfo.preview(key);
  advice = () => this.hints.advice();

  async earlier(decisions: number): Promise<BoardTable["view"] | null> {
    const at = entryBefore(this.messages, decisions);
    if (at === undefined) return null;
    try {
      const { view } = await this.client.table(this.id, { at, seat: this.now.you.seat });
      return view;
    } catch {
      return null; // No person asked for it, and the board can do without.
    }
  }

  prompt(text: string | null): void {
    this.boardPrompt = text;
  }

  // What the rest of the page calls

  /** The viewer has seen enough and gives the device to the next person. */
  passOn(): void {
    this.#lookAs(null);
  }

  /** The next person at this device has said that they look. */
  confirmHandOver(): void {
    this.#lookAs(this.hotSeat.handOver);
  }

  #lookAs(seat: number | null): void {
    this.hotSeat.seat = seat;
    this.hints.giveUp();
    this.#pastRequest += 1;
    this.past = null;
    this.pointed = null;
    this.tip.clear();
    // The log is loaded again, too: it has the cards of the person who looked before.
    this.messages = [];
    this.#lastMessage = 0;
    this.#actionInfo.forget();
    this.live.restart();
  }

  /** Look at the table as it was after an entry; null: as it is now. */
  async lookAt(number: number | null): Promise<void> {
    this.pointed = null;
    const request = ++this.#pastRequest;
    if (number === null) {
      this.past = null;
      return;
    }
    try {
      const { seat } = this.now.you;
      const past = await this.client.table(this.id, { at: number, seat, spectate: seat === null });
      if (request === this.#pastRequest) this.past = past;
    } catch (error) {
      if (request === this.#pastRequest) notices.refused(error);
    }
  }
}
