/** Plays sounds with a synthesiser. Sounds are off until the viewer turns them on. */
import { storage } from "../browser/storage";
import type { OwnSounds } from "./eventSounds";
import { lengthOf, type Sound, type Tone, TONES } from "./tones";

const VOLUME = 0.12;
const ATTACK = 0.008;
const SILENT = 0.0001;

const FOUND = import.meta.glob<{ SOUNDS: OwnSounds }>("../boards/*/sounds.ts");

/** The sounds that a board chooses for its game's events. */
export async function ownSounds(game: string): Promise<OwnSounds> {
  return (await FOUND[`../boards/${game}/sounds.ts`]?.())?.SOUNDS ?? {};
}

export class Sounds {
  on = $state(false);
  /** Browsers allow sounds only after the viewer has done something on the page. */
  #touched = false;
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  /** When the current sound ends, by the synthesiser's clock. */
  #until = 0;

  constructor(private readonly open: () => AudioContext = () => new AudioContext()) {}

  begin(page: EventTarget = globalThis): void {
    this.on = storage.get("sounds") === "on";
    const touched = () => (this.#touched = true);
    for (const gesture of ["pointerdown", "keydown"])
      page.addEventListener(gesture, touched, { once: true, capture: true });
  }

  /** Turning them on plays one, as an example. */
  toggle(): void {
    this.on = !this.on;
    storage.set("sounds", this.on ? "on" : "off");
    if (this.on) this.play(["turn"]);
  }

  /** One after the other. */
  play(sounds: readonly Sound[]): void {
    if (!this.on || !this.#touched || !sounds.length) return;
    const context = (this.#context ??= this.open());
    if (context.state === "suspended") void context.resume();
    // The sounds of quick moves must not be heard long after the moves were seen.
    let at = Math.max(context.currentTime, Math.min(this.#until, context.currentTime + 0.4));
    for (const sound of sounds) {
      for (const tone of TONES[sound]) this.#ring(context, tone, at + tone.at);
      at += lengthOf(sound);
    }
    this.#until = at;
  }

  #ring(context: AudioContext, tone: Tone, at: number): void {
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(SILENT, at);
    loudness.gain.exponentialRampToValueAtTime(VOLUME * tone.loud, at + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(SILENT, at + tone.rings);
    loudness.connect(context.destination);
    const source =
      tone.wave === "noise" ? this.#rush(context, tone, at, loudness) : hum(context, tone, at, loudness);
    source.start(at);
    source.stop(at + tone.rings);
  }

  /** Noise through a filter: the sea, or a card on the table. */
  #rush(context: AudioContext, tone: Tone, at: number, into: AudioNode): AudioBufferSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= whiteNoise(context);
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    glide(filter.frequency, tone, at);
    source.connect(filter).connect(into);
    return source;
  }
}

function hum(context: AudioContext, tone: Tone, at: number, into: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = tone.wave === "sine" ? "sine" : "triangle";
  glide(source.frequency, tone, at);
  source.connect(into);
  return source;
}

function glide(frequency: AudioParam, tone: Tone, at: number): void {
  frequency.setValueAtTime(tone.pitch, at);
  if (tone.to) frequency.exponentialRampToValueAtTime(tone.to, at + tone.rings);
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds();
