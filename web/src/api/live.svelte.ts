/** A WebSocket that reconnects by itself and then asks for what it has missed. */
import type { Beat, LobbyFrame, Problem, RefusedFrame, TableFrame } from "./types";

/** Frames that every socket of the server sends. */
type CommonFrame = Beat | RefusedFrame;

export type LiveStatus = "connecting" | "live" | "offline" | "refused";

/** WebSocket.CONNECTING. */
const CONNECTING = 0;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
/** The server beats every 15 seconds; after two missed beats the connection counts as lost. */
export const SILENCE = 40_000;

/** Close codes are 4000 plus the HTTP status. After these two it is worth trying again. */
const TEMPORARY = [4429, 4503];

export interface LiveSocketOptions<T extends Pick<TableFrame | LobbyFrame, "type">> {
  /** Called for each connection, because the address has the last number. */
  address: () => string;
  onFrame: (frame: T) => void;
  onBeat?: (beat: Beat) => void;
  open?: (address: string) => WebSocket;
}

export class LiveSocket<T extends Pick<TableFrame | LobbyFrame, "type">> {
  status = $state<LiveStatus>("connecting");
  problem = $state.raw<Problem | null>(null);

  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** The time of the last frame by the system's clock; timers stop while a machine sleeps. */
  #lastFrameAt = 0;

  constructor(private readonly options: LiveSocketOptions<T>) {
    this.#connect();
    globalThis.addEventListener?.("online", this.#reconnect);
    globalThis.addEventListener?.("offline", this.#goOffline);
    globalThis.document?.addEventListener("visibilitychange", this.#reconnect);
  }

  /** Connect again, because the address has changed. */
  restart(): void {
    this.#tries = 0;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#drop();
    globalThis.removeEventListener?.("online", this.#reconnect);
    globalThis.removeEventListener?.("offline", this.#goOffline);
    globalThis.document?.removeEventListener("visibilitychange", this.#reconnect);
  }

  /** After a laptop wakes up or the network is back, connect without waiting for the next try. */
  #reconnect = (): void => {
    const asleep = this.status === "live" && Date.now() - this.#lastFrameAt >= SILENCE;
    if ((this.status === "offline" || asleep) && globalThis.document?.visibilityState !== "hidden")
      this.restart();
  };

  /** The browser knows at once that it is offline; missing beats would show it only later. */
  #goOffline = (): void => {
    if (this.#socket && this.status !== "refused") this.#lost(this.#socket, 0);
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.status !== "live") this.status = this.#tries ? "offline" : "connecting";
    const open = this.options.open ?? ((address) => new WebSocket(address));
    const socket = open(this.options.address());
    this.#socket = socket;
    socket.onmessage = (message) => this.#receive(socket, JSON.parse(message.data));
    socket.onclose = (closed) => this.#lost(socket, closed.code);
    this.#awaitFrame();
  }

  #receive(socket: WebSocket, frame: T | CommonFrame): void {
    if (socket !== this.#socket) return;
    this.#awaitFrame();
    this.#lastFrameAt = Date.now();
    if (frame.type === "refused") {
      this.problem = frame;
      return;
    }
    this.#tries = 0;
    this.problem = null;
    this.status = "live";
    if (frame.type === "beat") this.options.onBeat?.(frame);
    else this.options.onFrame(frame);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#stopped) return;
    this.#drop();
    if (code >= 4400 && !TEMPORARY.includes(code)) {
      this.status = "refused";
      return;
    }
    this.status = "offline";
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), retryDelay(this.#tries));
  }

  #awaitFrame(): void {
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

/** Longer after every failure, and random, so that not all clients come back at the same moment. */
export function retryDelay(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1));
  return longest * (0.5 + random() / 2);
}

export function socketAddress(path: string): string {
  const { protocol, host } = globalThis.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${path}`;
}
