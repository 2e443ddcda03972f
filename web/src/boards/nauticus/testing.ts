/** Ships for the tests of this board. */
import type { Ship } from "./position";

export const ship = (parts: string[], cargo: string[] = [], closed = false): Ship => ({
  parts,
  cargo,
  closed,
  decks: parts.filter((part) => part.startsWith("hull_")).length,
  crest: null,
  finished: false,
});
