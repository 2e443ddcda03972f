/** The captions in the sea: what comes next, and the variants of this table. */
import type { Args } from "../../words/words";
import type { BoardTable } from "../contract";
import { WOLF } from "./cards";
import { shelteredIn } from "./course";
import type { Position } from "./position";

export interface Caption {
  readonly text: string;
  /** Its tooltip. */
  readonly told: string;
  /** Its subject's name in the rules. */
  readonly thing?: string;
}

type Table = Pick<BoardTable<Position>, "view" | "words" | "options">;

export const isFoggy = ({ options }: Pick<Table, "options">): boolean => options["visibility"] === "poor";

const explained = (words: Table["words"], id: string, args: Args = {}): Caption => ({
  text: words.text(id, args),
  told: words.text(`${id}-told`, args),
});

/** What comes next. `narrow` leaves the title of the final scoring to this caption. */
export function nextCaption(table: Table, narrow: boolean): Caption {
  const { view, words } = table;
  const { position } = view;
  const named = (text: string): Caption => ({ text, told: text });
  const { deliveries_begun: number, cards_to_delivery: count } = position;
  if (position.phase === "delivery")
    return { ...named(words.text("board-delivery-now", { number })), thing: words.noun("delivery") };
  if (position.phase === "hire") return { ...named(words.text("board-hire-now")), thing: words.noun(WOLF) };
  if (view.is_over)
    return named(words.text(narrow ? "board-final" : position.match ? "board-over-match" : "board-over"));
  const sheltered = isFoggy(table) ? shelteredIn(position) : 0;
  if (sheltered) return explained(words, "board-next-after", { count: sheltered });
  return count === null
    ? explained(words, "board-next-unknown")
    : explained(words, "board-next-in", { count });
}

/** The variants: a match, and fog. */
export function variantCaptions(table: Table): Caption[] {
  const { view, words } = table;
  const { match, deliveries_begun: begun } = view.position;
  return [
    ...(match ? [explained(words, "board-match", { game: match.game_number, target: match.target })] : []),
    ...(isFoggy(table) ? [explained(words, "board-fog", { begun })] : []),
  ];
}
