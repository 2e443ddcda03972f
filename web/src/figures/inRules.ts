/** The figures by which a table plays, in the text of the rules beside it. */
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
