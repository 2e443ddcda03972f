/** The sounds of events, found by the words in their ids; no game is named here. */
import type { Sound } from "./tones";

/** The sounds that a board chooses for its game's events; null: silence. */
export type OwnSounds = Readonly<Record<string, Sound | null>>;

/** Where a table stands. The sounds follow from the difference between two states. */
export interface TurnState {
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

/** The sound that the board chose; else that of a word in the id; else that of any move. */
export function soundOf(id: string, own: OwnSounds = {}): Sound | null {
  const chosen = own[id];
  if (chosen !== undefined) return chosen;
  const words = id.split("-");
  return WORDS.find(([, known]) => known.some((word) => words.includes(word)))?.[0] ?? "move";
}

/** One sound for all events that come together: dice before coins, ships, cards, and the rest. */
function soundOfAll(events: readonly { readonly id: string }[], own: OwnSounds): Sound | null {
  const heard = new Set(events.map(({ id }) => soundOf(id, own)));
  return (
    WORDS.map(([sound]) => sound).find((sound) => heard.has(sound)) ?? (heard.has("move") ? "move" : null)
  );
}

/** In the order to play them. None after a reload, because there is no state to compare with. */
export function soundsOf(
  before: TurnState | null,
  now: TurnState,
  events: readonly { readonly id: string }[],
  own: OwnSounds = {},
): Sound[] {
  if (!before || now.number <= before.number) return [];
  if (now.over && !before.over) return ["over"];
  const moved = soundOfAll(events, own);
  return [...(moved ? [moved] : []), ...(now.mine && !before.mine ? (["turn"] as const) : [])];
}
