/** A table as the page knows it: what the server told last, and what can be asked of it. */
import { figuresInRules } from "../figures/inRules";
import { type Client, Unreachable, client as ours } from "../api/client";
import { addressOf } from "../api/operations";
import { LiveSocket, type LiveSocketOptions, socketAddress } from "../api/live.svelte";
import type {
  AbsenceResponse,
  AbsenceRequest,
  HintResponse,
  LegalAction,
  MoveResponse,
  TableFrame,
  TableMessage,
  TableResponse,
} from "../api/types";
import type { BoardSeat, BoardTable, Moment, Preview, Why } from "../boards/contract";
import { motion } from "../browser/motion.svelte";
import { notices } from "../components/notices.svelte";
import { crestOf } from "../pieces/crests";
import { Rules } from "../rules/rules.svelte";
import { Speech } from "../words/speech.svelte";
import { entryBefore, eventsOf, withNew } from "./journal";
import { eventsBeyondLabel } from "./preview";
import { reuse } from "./reuse";
import { Tip } from "./tip.svelte";

const NOTHING: readonly LegalAction[] = [];
/** How long a bot's decision stays on the table before the next one is shown. */
const PACE = 650;
/** A decision that the server may not have heard is sent again: its number keeps it from being made twice. */
const PATIENCE = [300, 1000, 3000, 6000];

export class Table implements BoardTable {
  /** As the server told it last; the board shows `shown`, which may be an earlier position. */
  now = $state.raw<TableResponse | null>(null);
  messages = $state.raw<readonly TableMessage[]>([]);
  moment = $state.raw<Moment>({ number: 0, events: [] });
  busy = $state(false);
  pointed = $state<string | null>(null);
  hint = $state.raw<HintResponse | null>(null);
  hinting = $state(false);
  /** An earlier position that is being looked at. */
  past = $state.raw<TableResponse | null>(null);
  /** What the server told of somebody who keeps the viewer waiting, at this number. */
  #absence = $state.raw<AbsenceResponse | null>(null);
  /** What the board asks, in place of the game's prompt. */
  asked = $state<string | null>(null);
  /** Through which of several own seats the table is seen. */
  seat = $state<number | null>(null);

  /** Others' decisions are shown as fast as they come, until the viewer is to decide. */
  hurrying = $state(false);
  /** What is known already, but not shown yet. */
  waiting = $state.raw<readonly TableResponse[]>([]);

  readonly words: Speech;
  readonly tip: Tip;
  readonly rules: Rules;
  readonly live: LiveSocket<TableFrame>;
  /** The last number that was heard of, shown or not. */
  #heard = 0;
  /** The last message that was heard; not every answer brings its messages. */
  #logged = 0;
  /** How many changes were asked for: the answer to an old one says nothing of the last. */
  #change = 0;
  /** How many hints were asked for, or given up. */
  #asking = 0;
  /** How many earlier positions were asked for. */
  #looking = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  #wasAway = false;
  #closed = false;
  #seated: readonly BoardSeat[] = [];
  readonly #reasons = new Map<string, Promise<Why>>();
  readonly #previews = new Map<string, Promise<Preview | null>>();

  constructor(
    readonly id: string,
    first: TableResponse,
    private readonly client: Client = ours,
    listen: (options: LiveSocketOptions<TableFrame>) => LiveSocket<TableFrame> = (options) => new LiveSocket(options),
  ) {
    this.words = new Speech(first.game);
    this.tip = new Tip(this);
    this.rules = new Rules(first.game, client, figuresInRules(first));
    this.seat = isGuarded(first) ? first.you.seat : null;
    this.#heard = first.number;
    this.#logged = first.messages.at(-1)?.number ?? 0;
    this.#show(first, false);
    this.live = listen({
      address: () => socketAddress(addressOf("/api/tables/{id}/live", { path: { id }, query: this.#look() })),
      onFrame: (frame) => this.#hear(frame.table),
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
    this.live.stop();
    this.words.close();
  }

  /** Several people at one device: until one of them says that they are looking, nobody's secrets are asked for. */
  #look(): { since: number; seat: number | null; spectate: true | undefined } {
    const nobody = this.#guarded && this.seat === null;
    return { since: this.#logged, seat: this.seat, spectate: nobody || undefined };
  }

  get #guarded(): boolean {
    return isGuarded(this.now!);
  }

  /** What the server told waits for its turn, so that bots can be followed. */
  #hear(told: TableResponse): void {
    if (told.number < this.#heard) return;
    const missed = told.messages.filter((message) => message.number > this.#logged).length;
    if (missed > 1 && this.#wasAway) notices.say("ui-meanwhile", { count: missed });
    this.#wasAway = false;
    this.#heard = told.number;
    this.#logged = Math.max(this.#logged, told.messages.at(-1)?.number ?? 0);
    // Whoever decides has seen what lies on the table; only bots are too fast to be followed.
    const waits = this.#next !== undefined && (this.waiting.length > 0 || byBot(told));
    this.waiting = [...this.waiting, told];
    if (!waits) this.#showNext();
  }

  #showNext = (): void => {
    clearTimeout(this.#next);
    this.#next = undefined;
    const [told, ...rest] = this.waiting;
    if (!told) return;
    this.waiting = rest;
    this.#show(told, true);
    if (told.decides === null || told.you.seats.includes(told.decides)) this.hurrying = false;
    const pace = this.hurrying || motion.reduced || !byBot(told) || awaited(told) ? 0 : PACE;
    if (pace) this.#next = setTimeout(this.#showNext, pace);
    else this.#showNext();
  };

  /** Straight on to the viewer's next decision. */
  hurry(): void {
    this.hurrying = true;
    this.#showNext();
  }

  /** The connection is lost; what happens until it is back will be told. */
  away(): void {
    this.#wasAway = true;
  }

  #show(told: TableResponse, animate: boolean): void {
    const last = this.messages.at(-1)?.number ?? 0;
    if (this.now && told.number < this.now.number) return;
    const fresh = told.messages.filter((message) => message.number > last);
    if (fresh.length) {
      this.messages = withNew(this.messages, fresh);
      this.moment = { number: told.number, events: animate && last ? eventsOf(fresh) : [] };
    }
    if (!this.now || told.number > this.now.number) {
      this.#reasons.clear();
      this.#previews.clear();
      this.hint = null;
      this.busy = false; // whatever is on its way was asked of the position before
      this.pointed = null; // what it meant may be gone, or mean something else now
      this.tip.clear();
      if (this.#giveUpHint() && awaited(told)) notices.say("ui-hint-late");
    }
    this.now = reuse(this.now, told);
    this.words.names = reuse(
      this.words.names,
      told.seats.map((seat) => seat.name),
    );
  }

  // What the board is given

  get told(): TableResponse {
    return this.past ?? this.now!;
  }

  get game(): string {
    return this.told.game;
  }

  get options(): BoardTable["options"] {
    return this.told.options;
  }

  view: BoardTable["view"] = $derived.by(() => this.told.view!);

  get replay(): boolean {
    return this.past !== null;
  }

  get reducedMotion(): boolean {
    return motion.reduced;
  }

  get names(): readonly string[] {
    return this.now!.seats.map((_, seat) => this.words.player(seat));
  }

  seats: readonly BoardSeat[] = $derived.by(() => {
    return (this.#seated = reuse(this.#seated, seatsOf(this.told, this.names)));
  });

  order: readonly BoardSeat[] = $derived.by(() => inOrder(this.seats, this.told.you.seat));

  #offered: readonly LegalAction[] = $derived.by(() => {
    if (this.past || this.#nextHere !== null || this.now?.status !== "playing") return NOTHING;
    return this.now.view?.legal ?? NOTHING;
  });

  legal: ReadonlyMap<string, LegalAction> = $derived(
    new Map(this.#offered.map((action) => [action.key, action])),
  );

  /** The own seat that is to decide next, while another one looks or nobody does; null: there is none. */
  get #nextHere(): number | null {
    const told = this.now;
    if (!told || !this.#guarded || told.decides === null || told.status !== "playing") return null;
    const { decides } = told;
    if (!told.you.seats.includes(decides) || decides === told.you.seat) return null;
    return told.seats[decides]?.level ? null : decides;
  }

  /** The own seat that whoever looks will pass the device on to, when they have seen what came of their decision. */
  get passesTo(): number | null {
    return this.#seen ? this.#nextHere : null;
  }

  /** The own seat that has to say that it is looking, before anything is shown; null: nobody waits for it. */
  get handOver(): number | null {
    return this.#seen ? null : this.#nextHere;
  }

  /** Whether what was told is for the eyes that look now: not before they say so, nor after they passed the device on. */
  get #seen(): boolean {
    const { seat } = this.now!.you;
    return seat !== null && seat === this.seat;
  }

  label(key: string): string {
    const action = this.legal.get(key);
    return action ? this.words.say(action.label) : key;
  }

  /** Nothing while an earlier position is looked at. */
  get hinted(): string | null {
    const action = this.hint?.action;
    return action !== undefined && this.legal.has(action) ? action : null;
  }

  point(key: string | null): void {
    this.pointed = key;
  }

  whyNot(key: string): Promise<Why> {
    const { seat } = this.now!.you;
    if (seat === null) {
      return Promise.resolve({ allowed: false, text: this.words.text("ui-watching"), rules: null });
    }
    return remembered(this.#reasons, `${this.words.words.language} ${key}`, async () => {
      const told = await this.client.why(this.id, key, seat);
      return { allowed: told.allowed, text: told.why ? this.words.say(told.why) : "", rules: told.rules };
    });
  }

  preview(key: string): Promise<Preview | null> {
    return remembered(this.#previews, `${this.words.words.language} ${key}`, async () => {
      const told = await this.client.preview(this.id, key, this.now!.you.seat);
      const action = this.legal.get(key);
      if (!told.allowed || !action) return null;
      const lines = eventsBeyondLabel(action.label, told.events).map(this.words.event);
      return { lines, reveals: told.reveals && !alone(this.seats) };
    });
  }

  // What a person does

  async act(key: string, goesOn = false): Promise<boolean> {
    if (!this.legal.has(key) || this.busy) return false;
    let made = false;
    const heard = await this.#changing(async () => {
      const { outcome, table } = await this.#move(this.now!.number + 1, key, goesOn);
      made = outcome !== "stale";
      return table;
    });
    return heard && made;
  }

  async #move(number: number, key: string, goesOn: boolean): Promise<MoveResponse> {
    for (let tries = 0; ; tries++) {
      try {
        const told = await this.client.move(this.id, number, key, goesOn);
        if (told.outcome === "stale") notices.say("ui-stale");
        return told;
      } catch (error) {
        // While there is no connection it waits for one: nothing is lost, as the page says then.
        const wait = PATIENCE[tries] ?? (this.live.status === "offline" ? PATIENCE.at(-1) : undefined);
        if (!(error instanceof Unreachable) || wait === undefined || this.#closed) throw error;
        if (this.live.status === "live") notices.refused(error); // else the banner says it
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  undo = async (): Promise<boolean> => {
    const done = await this.#changing(() => this.client.undo(this.id, this.#heard + 1));
    // What bots decided before it needs no time any more: it is taken back with it.
    if (this.waiting.length) this.hurry();
    return done;
  };
  answerUndo = (agree: boolean) =>
    this.#changing(() => this.client.answerUndo(this.id, this.now!.undo.request!.number, agree));
  concede = () => this.#changing(() => this.client.concede(this.id, this.#ownSeat()));
  handToBot = (level: string) =>
    this.#changing(() => this.client.replace(this.id, this.#ownSeat(), "bot", level));
  takeBack = () => this.#changing(() => this.client.replace(this.id, this.#ownSeat(), "me"));
  endWaiting = (seat: number, act: AbsenceRequest["act"]) =>
    this.#changing(() => this.client.endWaiting(this.id, seat, act));
  start = (fill: string | null) => this.#changing(() => this.client.start(this.id, fill));

  /** Whether the game waits for another person, and the viewer could do something about it in time. */
  get keptWaiting(): boolean {
    const { waiting_rule, status, decides, seats, you } = this.now!;
    if (!waiting_rule || status !== "playing" || decides === null) return false;
    const decider = seats[decides]!;
    const waits = decider.kind === "person" && decider.level === null && !you.seats.includes(decides);
    return waits && you.seats.some((seat) => !seats[seat]!.conceded);
  }

  /** Who keeps the viewer waiting, if they are away or it has taken long enough to do something about it. */
  get absence(): AbsenceResponse | null {
    const told = this.#absence;
    if (!told || !this.keptWaiting || this.past || told.number !== this.now!.number) return null;
    const worth = told.since !== null || (told.call !== null && told.now >= told.call);
    return worth && told.seat !== null ? told : null;
  }

  async askAbsence(): Promise<void> {
    try {
      this.#absence = await this.client.absence(this.id);
    } catch {
      // Nobody asked for it by hand, and it is asked again soon.
    }
  }

  async askHint(): Promise<void> {
    if (!this.advises) return;
    const asking = ++this.#asking;
    this.hinting = true;
    try {
      const hint = await this.#hinted();
      if (!hint || asking !== this.#asking) return;
      this.hint = hint;
      this.point(hint.action);
    } finally {
      if (asking === this.#asking) this.hinting = false;
    }
  }

  /** Nobody waits for the hint any more: what it is about is gone. Whether one was waited for. */
  #giveUpHint(): boolean {
    const waited = this.hinting;
    this.#asking += 1;
    this.hinting = false;
    return waited;
  }

  /** Of the position as it is now; null: there is none, and it was said why. */
  async #hinted(): Promise<HintResponse | null> {
    const { number } = this.now!;
    try {
      const hint = await this.client.hint(this.id, this.#ownSeat());
      if (number !== this.now!.number) return null; // told when the position changed, or nobody asks any more
      if (hint.number === number) return hint;
      notices.say("ui-hint-late");
    } catch (error) {
      if (number === this.now!.number) notices.refused(error);
    }
    return null;
  }

  get advises(): boolean {
    const { hints, you, status } = this.now!;
    return hints && you.seat !== null && status === "playing";
  }

  async advice(): Promise<readonly string[]> {
    if (!this.advises) return [];
    const hint = await this.#hinted();
    const first = hint?.line[0];
    if (hint && (first === undefined || !this.legal.has(first))) notices.say("ui-hint-none");
    return first !== undefined && this.legal.has(first) ? hint!.line : [];
  }

  async earlier(decisions: number): Promise<BoardTable["view"] | null> {
    const at = entryBefore(this.messages, decisions);
    if (at === undefined) return null;
    try {
      const { view } = await this.client.table(this.id, { at, seat: this.now!.you.seat });
      return view;
    } catch {
      return null; // Nobody asked for it by hand; the board goes without.
    }
  }

  prompt(text: string | null): void {
    this.asked = text;
  }

  /** Whoever looked has seen enough, and lets the next of several people have the device. */
  passOn(): void {
    this.#lookAs(null);
  }

  async #lookAgain(): Promise<void> {
    const { seat } = this;
    try {
      const told = await this.client.table(this.id, this.#look());
      if (this.seat === seat) this.#hear(told); // else the device has been passed on since
    } catch {
      this.live.restart(); // It tells the same as soon as there is a connection.
    }
  }

  /** The next of several people at this device has said that they are looking. */
  ready(): void {
    this.#lookAs(this.handOver);
  }

  #lookAs(seat: number | null): void {
    this.seat = seat;
    this.#giveUpHint();
    this.#looking += 1;
    this.past = null;
    this.pointed = null;
    this.tip.clear();
    // The log is told anew, too: the last one's had their own cards in it.
    this.messages = [];
    this.#logged = 0;
    this.#reasons.clear();
    this.#previews.clear();
    this.live.restart();
  }

  /** Look at the table as it was after an entry; null: as it is now. */
  async lookAt(number: number | null): Promise<void> {
    this.pointed = null;
    const looking = ++this.#looking;
    if (number === null) {
      this.past = null;
      return;
    }
    try {
      const seat = this.now!.you.seat;
      const past = await this.client.table(this.id, { at: number, seat, spectate: seat === null });
      if (looking === this.#looking) this.past = past; // else they have gone on, or back to now
    } catch (error) {
      if (looking === this.#looking) notices.refused(error);
    }
  }

  #ownSeat(): number {
    const { seat, seats } = this.now!.you;
    return seat ?? seats[0] ?? 0;
  }

  async #changing(ask: () => Promise<TableResponse>): Promise<boolean> {
    if (this.busy) {
      notices.say("ui-still-sending");
      return false;
    }
    this.busy = true;
    const change = ++this.#change;
    try {
      const told = await ask();
      // The answer may be seen through the eyes of the next one at this device, which this one must not see.
      if (this.#guarded) await this.#lookAgain();
      else this.#hear(told);
      return true;
    } catch (error) {
      notices.refused(error);
      return false;
    } finally {
      if (change === this.#change) this.busy = false;
    }
  }
}

/** Whether several people at one device have secrets from each other; where they have none, nothing stands between them. */
export const isGuarded = (told: TableResponse): boolean => told.secrets && told.you.seats.length > 1;

export function seatsOf(told: TableResponse, names: readonly string[]): BoardSeat[] {
  return told.seats.map((seat, number) => ({
    number,
    name: names[number]!,
    kind: seat.kind,
    level: seat.level,
    mine: told.you.seats.includes(number),
    seen: told.you.seat === number,
    deciding: told.decides === number,
    away: seat.away,
    conceded: seat.conceded,
    crest: crestOf(number),
  }));
}

/** The others in the order of play after the viewer, then the viewer. */
export function inOrder(seats: readonly BoardSeat[], seen: number | null): BoardSeat[] {
  if (seen === null) return [...seats];
  return [...seats.slice(seen + 1), ...seats.slice(0, seen + 1)];
}

/** Whether nobody else plays who could be asked for anything: bots agree to everything. */
export const alone = (seats: readonly BoardSeat[]): boolean =>
  seats.every((seat) => seat.mine || seat.level !== null);

const byBot = (told: TableResponse): boolean => told.messages.at(-1)?.by === "bot";

/** Whether the viewer is to decide: what comes next is their own doing, and they wait for it. */
const awaited = ({ decides, you, seats }: TableResponse): boolean =>
  decides !== null && you.seats.includes(decides) && !seats[decides]?.level;

/** Asked once for each position; a question that failed may be asked again. */
function remembered<T>(had: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = had.get(key);
  if (!found) {
    found = ask();
    had.set(key, found);
    found.catch(() => had.delete(key));
  }
  return found;
}
