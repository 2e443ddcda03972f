/** What a tile or a building is called, with the people on it. */
import type { Speech } from "../../words/speech.svelte";
import type { Tile } from "./island";

export const nameOfTile = (words: Pick<Speech, "text" | "noun">, { kind, circles }: Tile): string =>
  circles.length
    ? words.text("board-tile", {
        tile: kind,
        people: circles.filter(Boolean).length,
        circles: circles.length,
      })
    : words.noun(kind);
