/** The few sounds there are, as scores for a synthesiser: short, warm and quiet. No files are loaded. */
export type Sound = "turn" | "move" | "card" | "coins" | "water" | "dice" | "over";

export interface Tone {
  /** Seconds after the beginning, and how long it rings. */
  readonly at: number;
  readonly rings: number;
  /** Hertz; of noise, where the filter is. */
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly wave: "sine" | "triangle" | "noise";
  /** From 0 to 1, before the volume of the whole. */
  readonly loud: number;
}

const bell = (at: number, pitch: number, loud = 0.8): Tone => ({
  at,
  rings: 0.7,
  pitch,
  wave: "triangle",
  loud,
});
const knock = (at: number, pitch: number, loud = 0.9): Tone => ({
  at,
  rings: 0.09,
  pitch,
  to: pitch / 2,
  wave: "sine",
  loud,
});
const clink = (at: number, pitch: number): Tone => ({ at, rings: 0.22, pitch, wave: "sine", loud: 0.35 });

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [bell(0, 392), bell(0.14, 523)],
  move: [knock(0, 260)],
  card: [{ at: 0, rings: 0.09, pitch: 2400, to: 1200, wave: "noise", loud: 0.5 }],
  coins: [clink(0, 1175), clink(0.07, 1568)],
  water: [{ at: 0, rings: 0.6, pitch: 300, to: 700, wave: "noise", loud: 0.6 }],
  dice: [knock(0, 420), knock(0.08, 350), knock(0.19, 390, 0.6)],
  over: [bell(0, 262), bell(0.13, 330), bell(0.26, 392), bell(0.42, 523, 1)],
};

/** How long the whole of it takes until the next one may begin. */
export const lengthOf = (sound: Sound): number => Math.max(...TONES[sound].map(({ at }) => at)) + 0.18;
