/** A socket that comes back: it knows the last number it heard, and asks for what came after it. */
import type { Beat, LobbyFrame, Problem, RefusedFrame, TableFrame } from "./types";

/** What a socket tells besides its frames of one kind. */
type Common = Beat | RefusedFrame;

/** How a connection stands, as a person would put it. */
export type LiveStatus = "connecting" | "live" | "offline" | "refused";

/** WebSocket.CONNECTING. */
const CONNECTING = 0;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** The server beats every 15 seconds; whoever is silent for longer than two beats is gone. */
export const SILENCE = 40_000;

/** Close codes are 4000 plus the HTTP status; these two pass. */
const PASSING = [4429, 4503];

export interface LiveOptions<T extends Pick<TableFrame | LobbyFrame, "type">> {
  /** The address, for each new connection anew: it carries the last number. */
  address: () => string;
  heard: (frame: T) => void;
  beat?: (beat: Beat) => void;
  open?: (address: string) => WebSocket;
}

export class Live<T extends Pick<TableFrame | LobbyFrame, "type">> {
  status = $state<LiveStatus>("connecting");
  problem = $state.raw<Problem | null>(null);

  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** When the last frame came, by the clock on the wall: timers stand still while a machine sleeps. */
  #heardAt = 0;

  constructor(private readonly options: LiveOptions<T>) {
    this.#connect();
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.addEventListener?.("offline", this.#cutOff);
    globalThis.document?.addEventListener("visibilitychange", this.#hurry);
  }

  /** Begin anew, because the address has changed. */
  restart(): void {
    this.#tries = 0;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#drop();
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.removeEventListener?.("offline", this.#cutOff);
    globalThis.document?.removeEventListener("visibilitychange", this.#hurry);
  }

  /** A laptop that wakes up, or a network that is back, need not wait for the next try. */
  #hurry = (): void => {
    const asleep = this.status === "live" && Date.now() - this.#heardAt >= SILENCE;
    if ((this.status === "offline" || asleep) && globalThis.document?.visibilityState !== "hidden")
      this.restart();
  };

  /** The browser knows it at once; silence would tell only later. */
  #cutOff = (): void => {
    if (this.#socket && this.status !== "refused") this.#lost(this.#socket, 0);
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.status !== "live") this.status = this.#tries ? "offline" : "connecting";
    const open = this.options.open ?? ((address) => new WebSocket(address));
    const socket = open(this.options.address());
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(socket, JSON.parse(message.data));
    socket.onclose = (closed) => this.#lost(socket, closed.code);
    this.#listen();
  }

  #hear(socket: WebSocket, frame: T | Common): void {
    if (socket !== this.#socket) return;
    this.#listen();
    this.#heardAt = Date.now();
    if (frame.type === "refused") {
      this.problem = frame;
      return;
    }
    this.#tries = 0;
    this.problem = null;
    this.status = "live";
    if (frame.type === "beat") this.options.beat?.(frame);
    else this.options.heard(frame);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#stopped) return;
    this.#drop();
    if (code >= 4400 && !PASSING.includes(code)) {
      this.status = "refused";
      return;
    }
    this.status = "offline";
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), pause(this.#tries));
  }

  #listen(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = setTimeout(() => socket && this.#lost(socket, 0), SILENCE);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    // A browser complains of a socket that is closed before it is open.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }
}

/** Longer after every failure, and never the same for all who lost the same server. */
export function pause(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1));
  return longest * (0.5 + random() / 2);
}

export function socketAddress(path: string): string {
  const { protocol, host } = globalThis.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${path}`;
}
