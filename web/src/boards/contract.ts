/**
 * Everything that a board gets from the page. See docs/how-to/boards.md.
 *
 * A board draws `table.view.position` and makes its pieces controls for action keys. It knows no server and
 * no rule: `legal` has the allowed actions, and `whyNot` says why another one is not allowed.
 */
import type { GameEvent, LegalAction, OptionValue, View } from "../api/types";
import type { Crest } from "../pieces/crests";
import type { Speech } from "../words/speech.svelte";

export type { GameEvent, LegalAction, OptionValue };

export interface BoardSeat {
  readonly number: number;
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  /** The level of the bot that plays here now; null: a person. */
  readonly level: string | null;
  /** One of the viewer's own seats. */
  readonly mine: boolean;
  /** The seat that the table is seen from: its area belongs at the bottom, large. */
  readonly seen: boolean;
  /** The game waits for this seat's decision. */
  readonly deciding: boolean;
  readonly away: boolean;
  readonly conceded: boolean;
  /** The shape and colour of this seat everywhere on the page, unless the game has its own colours. */
  readonly crest: Crest;
}

/** What happened between the previous view and this one; a new object each time. */
export interface Moment {
  /** The table's number after it. */
  readonly number: number;
  /** In order, each with the seat that decided. Empty after a reload, an undo, or a jump in a replay: nothing to animate. */
  readonly events: readonly (GameEvent & { readonly seat: number | null })[];
}

export interface Why {
  readonly allowed: boolean;
  /** The rule that forbids it, in one sentence; empty if it is allowed. */
  readonly text: string;
  /** The section of the rules that forbids it, for the rules panel; null if the game names none. */
  readonly rules: string | null;
}

/** What an action would bring. */
export interface Preview {
  /** Sentences of the log that say more than the action's label. Empty if there are none, or if chance decides. */
  readonly lines: readonly string[];
  /** Whether it reveals hidden information, so that a player alone cannot undo it. */
  readonly reveals: boolean;
}

export interface BoardTable<Position = Record<string, unknown>> {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The game as the viewer may see it. */
  readonly view: Omit<View, "position"> & { readonly position: Position };
  readonly seats: readonly BoardSeat[];
  /** The seats in the order to draw them in: the others in the order of play, then the viewer's own. */
  readonly order: readonly BoardSeat[];
  /** By key, in the game's own order. Empty while it is not the viewer's decision, and in a replay. */
  readonly legal: ReadonlyMap<string, LegalAction>;
  /** A replay or an earlier position: the board can only be looked at. */
  readonly replay: boolean;
  /** A decision is on its way to the server. */
  readonly busy: boolean;
  readonly moment: Moment;
  readonly reducedMotion: boolean;
  /** All words: the engine's, the page's, the game's, and the board's own. */
  readonly words: Speech;

  /**
   * Make the decision. Ignored if it is not legal or another one is on its way. With `goesOn` it belongs to the
   * decision before: undo takes both back. The promise says whether it was made.
   */
  act(key: string, goesOn?: boolean): Promise<boolean>;
  /** An action's label; its key if it is not legal now. */
  label(key: string): string;
  /** The action that is pointed at, on the board or in the action bar. */
  readonly pointed: string | null;
  /** Point at an action: its piece and its button in the action bar light up. */
  point(key: string | null): void;
  /** The action that the last hint names. */
  readonly hinted: string | null;
  whyNot(key: string): Promise<Why>;
  preview(key: string): Promise<Preview | null>;
  /** Whether `advice` is available at this table. If it is not, show no control that asks for it. */
  readonly advises: boolean;
  /**
   * The decisions that the bot for hints would make from here on, the viewer's decision first, without forced ones.
   * The promise never fails. Empty if there is no advice for this position; the page has told the viewer why.
   */
  advice(): Promise<readonly string[]>;
  /** The view before the last `decisions` decisions of all players; null: not available. */
  earlier(decisions: number): Promise<BoardTable<Position>["view"] | null>;
  /** Replaces the game's prompt while the board takes several decisions at once; null: the game's prompt again. */
  prompt(text: string | null): void;
  /** Tooltips and menus beside pieces. `control` uses it; a board rarely needs it. */
  readonly tip: TipHandle;
}

/** What a tooltip says about the piece itself. */
export interface Shown {
  readonly name?: string | null | undefined;
  readonly thing?: string | null | undefined;
  /** Why it cannot be used now, if no action of the game says why. */
  readonly why?: string | null | undefined;
  /** The figure on it could not be read from the print: `ruling-…` says why it is as it is, and how a table corrects it. */
  readonly ruling?: string | null | undefined;
}

export interface TipHandle {
  /** Show what these actions would do, or why they are not allowed, and what the rules say about the piece. */
  show(anchor: Element, keys: readonly string[], shown: Shown): void;
  /** Let the player choose among several actions of one piece. */
  offer(anchor: Element, keys: readonly string[]): void;
  hide(anchor: Element): void;
  /** The same for a hovering pointer. On its way to the link in a tooltip, it asks nothing. */
  hover(anchor: Element, keys: readonly string[], shown: Shown): void;
  leave(anchor: Element): void;
}
