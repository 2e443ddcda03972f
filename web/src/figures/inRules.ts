/** Puts the figures of a table into the text of the rules. */
import type { TableResponse } from "../api/types";
import { session } from "../session/session.svelte";
import { figuresOfTable, withFigures } from "./figures";

export function figuresInRules({
  game,
  options,
}: Pick<TableResponse, "game" | "options">): (text: string, language: string) => string {
  return (text, language) => {
    const known = session.game(game)?.options ?? [];
    return withFigures(text, known, figuresOfTable(known, options), language);
  };
}
