/** The figures by which a table plays, in the text of the rules beside it. */
import type { TableTold } from "../api/types";
import { harbour } from "../parts/harbour.svelte";
import { figuresOfTable, withFigures } from "./figures";

export function figuresInRules({
  game,
  options,
}: Pick<TableTold, "game" | "options">): (text: string, language: string) => string {
  return (text, language) => {
    const known = harbour.game(game)?.options ?? [];
    return withFigures(text, known, figuresOfTable(known, options), language);
  };
}
