/** Names that are made of several words: for tooltips, and for readers who cannot see the board. */
import type { Speech } from "../../words/speech.svelte";
import { BUILDINGS, draftSpaces, type Offer } from "./buildings";
import type { Tile } from "./island";
import type { Position, Ship } from "./position";

type Words = Pick<Speech, "text" | "noun">;

/** A tile or a building, with the number of people on it. */
export const tileName = (words: Words, { kind, circles }: Tile): string =>
  circles.length
    ? words.text("board-tile", {
        tile: kind,
        people: circles.filter(Boolean).length,
        circles: circles.length,
      })
    : words.noun(kind);

/** A role card: who took it, captured it or holds its token, or the doubloons on it. */
export function roleName(words: Words, position: Position, role: string): string {
  const { captured_role, captor_player, token_player, used_roles, roles } = position;
  const used = used_roles.findLast((one) => one.role === role);
  if (used) return words.text("board-role-taken", { role, seat: used.taker_player });
  if (role === captured_role && typeof captor_player === "number")
    return words.text("board-role-captured", { role, seat: captor_player });
  if (role === "buccaneer" && typeof token_player === "number")
    return words.text("board-role-token", { role, seat: token_player });
  return words.text("board-role", { role, coins: roles[role] ?? 0 });
}

export const shipName = (words: Words, { capacity, good, amount }: Ship): string =>
  good ? words.text("board-ship", { capacity, good, amount }) : words.text("board-ship-empty", { capacity });

/** A kind of building for sale, with its price; in the draft, whether it is in the game. */
export function offerName(words: Words, position: Position, { kind, copies, cost, price }: Offer): string {
  const { points, circles } = BUILDINGS.get(kind)!;
  const spaces = draftSpaces(position, cost);
  const args = { building: kind, copies, cost, price: price ?? cost, points, circles, spaces };
  if (position.phase !== "drafting") return words.text(copies > 0 ? "board-offer" : "board-offer-gone", args);
  return words.text(
    copies > 0 ? "board-offer-drafted" : spaces > 0 ? "board-offer-draft" : "board-offer-out",
    args,
  );
}
