/** What is to be heard of what happened. By the words that events are named with, and never by the game. */
import type { Sound } from "./tones";

/** A board's own mind about its game's events; null: nothing is heard of this one. */
export type OwnSounds = Readonly<Record<string, Sound | null>>;

/** How a table stood: a sound tells the difference. */
export interface Standing {
  readonly number: number;
  /** Whether one of the viewer's seats is to decide. */
  readonly mine: boolean;
  readonly over: boolean;
}

const WORDS: readonly (readonly [Sound, readonly string[]])[] = [
  ["dice", ["rolled", "die", "dice"]],
  [
    "coins",
    [
      "paid",
      "pays",
      "payday",
      "sold",
      "bought",
      "buys",
      "earned",
      "pesos",
      "vp",
      "rewarded",
      "scored",
      "crowned",
    ],
  ],
  [
    "water",
    [
      "sailed",
      "ship",
      "loaded",
      "loading",
      "delivered",
      "delivery",
      "transported",
      "drove",
      "piracy",
      "raid",
    ],
  ],
  ["card", ["drew", "dealt", "opened", "took", "reshuffled", "discarded", "played", "showed"]],
];

/** Of one event: what its board says, else what one of its words sounds like, else that of any move. */
export function soundOf(id: string, own: OwnSounds = {}): Sound | null {
  const told = own[id];
  if (told !== undefined) return told;
  const words = id.split("-");
  return WORDS.find(([, known]) => known.some((word) => words.includes(word)))?.[0] ?? "move";
}

/** The most telling one speaks for all events of a moment: dice, then coins, ships, cards, and the rest. */
function soundOfAll(events: readonly { readonly id: string }[], own: OwnSounds): Sound | null {
  const heard = new Set(events.map(({ id }) => soundOf(id, own)));
  return (
    WORDS.map(([sound]) => sound).find((sound) => heard.has(sound)) ?? (heard.has("move") ? "move" : null)
  );
}

/** In the order in which they should be heard; none after a reload, when there is nothing to compare with. */
export function soundsOf(
  before: Standing | null,
  now: Standing,
  events: readonly { readonly id: string }[],
  own: OwnSounds = {},
): Sound[] {
  if (!before || now.number <= before.number) return [];
  if (now.over && !before.over) return ["over"];
  const moved = soundOfAll(events, own);
  return [...(moved ? [moved] : []), ...(now.mine && !before.mine ? (["turn"] as const) : [])];
}
