/**
 * What a board gets, and all it needs: see docs/how-to/boards.md.
 *
 * A board draws `table.view.position` and makes its pieces controls for action keys. It knows no server and
 * no rule: what is allowed is in `legal`, why something is not is asked with `whyNot`.
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
  /** One of the seats of whoever looks at the page. */
  readonly mine: boolean;
  /** The seat through whose eyes the table is seen: its area belongs at the bottom, large. */
  readonly seen: boolean;
  /** Whose decision is waited for. */
  readonly deciding: boolean;
  readonly away: boolean;
  readonly conceded: boolean;
  /** Shape and colour that stand for this seat everywhere on the page, unless the game has its own colours. */
  readonly crest: Crest;
}

/** What happened between the view before and this one; a new object each time. */
export interface Moment {
  /** The table's number after it. */
  readonly number: number;
  /** In order, with who decided. Empty after a reload, an undo, or a jump in a replay: nothing to animate. */
  readonly events: readonly (GameEvent & { readonly seat: number | null })[];
}

export interface Why {
  readonly allowed: boolean;
  /** The rule that forbids it, in one sentence; empty if it is allowed. */
  readonly text: string;
  /** The section of the rules that says so, for the rules panel; null if the game names none. */
  readonly rules: string | null;
}

/** What an action would bring. */
export interface Preview {
  /** Sentences of the log that say more than the action's label. Empty if none do, or only the future can tell. */
  readonly lines: readonly string[];
  /** Whether it reveals something, so that it cannot be taken back alone. */
  readonly reveals: boolean;
}

export interface BoardTable<Position = Record<string, unknown>> {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Of the game, as the viewer may see it. */
  readonly view: Omit<View, "position"> & { readonly position: Position };
  readonly seats: readonly BoardSeat[];
  /** The seats in the order to draw them in: the others in the order of play, then the viewer's own. */
  readonly order: readonly BoardSeat[];
  /** By key, in the game's own order. Empty while it is not the viewer's decision, and in a replay. */
  readonly legal: ReadonlyMap<string, LegalAction>;
  /** A replay or an earlier position: nothing can be done, everything can be looked at. */
  readonly replay: boolean;
  /** A decision is on its way to the server. */
  readonly busy: boolean;
  readonly moment: Moment;
  readonly reducedMotion: boolean;
  /** All the words there are: the engine's, the page's, the game's, and the board's own. */
  readonly words: Speech;

  /**
   * Make the decision. Ignored if it is not legal or another one is on its way. One that goes on was made together
   * with the one before: undo takes both back. The answer is whether it was made.
   */
  act(key: string, goesOn?: boolean): Promise<boolean>;
  /** The sentence for an action: its label, or its key if it is not legal now. */
  label(key: string): string;
  /** The action that is pointed at, on the board or in the action bar. */
  readonly pointed: string | null;
  /** Point at an action: its piece and its button light up together. */
  point(key: string | null): void;
  /** The action that the bot which gives hints would choose, where it was asked. */
  readonly hinted: string | null;
  whyNot(key: string): Promise<Why>;
  preview(key: string): Promise<Preview | null>;
  /** Whether `advice` is on offer at this table: where it is not, a board shows no control that asks for it. */
  readonly advises: boolean;
  /**
   * What the bot that gives hints would decide from here on, the viewer's decision first; forced ones are left
   * out. It always answers. Empty if there is no advice for this position; the viewer has been told why.
   */
  advice(): Promise<readonly string[]>;
  /** The view before so many of the last decisions, the others' included; null: it cannot be had. */
  earlier(decisions: number): Promise<BoardTable<Position>["view"] | null>;
  /** Say this in place of the game's prompt, where the board lets several decisions be made at once; null: no more. */
  prompt(text: string | null): void;
  /** Tips and menus beside pieces; `control` uses it, a board hardly ever needs to. */
  readonly tip: TipHandle;
}

/** What is pointed at: as it lies there, and what the rules call it. */
export interface Shown {
  readonly name?: string | null | undefined;
  readonly thing?: string | null | undefined;
  /** Why it cannot be used now, where no action of the game could tell. */
  readonly why?: string | null | undefined;
  /** The figure on it was ruled and not read: `ruling-…` says why, and how a table corrects it. */
  readonly ruling?: string | null | undefined;
}

export interface TipHandle {
  /** Say what these actions would do, or what the piece is and why they cannot be done; and what the rules say of it. */
  show(anchor: Element, keys: readonly string[], shown: Shown): void;
  /** Let the person choose among several actions of one piece. */
  offer(anchor: Element, keys: readonly string[]): void;
  hide(anchor: Element): void;
  /** The same for a pointer that comes and goes: by the way to the link of a tip it asks nothing. */
  hover(anchor: Element, keys: readonly string[], shown: Shown): void;
  leave(anchor: Element): void;
}
