/** The sounds of a table, for the component that shows it. */
import { type OwnSounds, soundsOf, type TurnState } from "../sounds/eventSounds";
import { ownSounds, sounds } from "../sounds/sounds.svelte";
import { awaitsViewer } from "./seats";
import type { Table } from "./table.svelte";

/** Call it while the component is set up. */
export function playTableSounds(table: Table): void {
  let own: OwnSounds = {};
  let before: TurnState | null = null;
  $effect(() => void ownSounds(table.game).then((found) => (own = found)));
  $effect(() => {
    const { number, status } = table.now;
    const now = { number, mine: awaitsViewer(table.now), over: status === "over" };
    const events = table.moment.number === number ? table.moment.events : [];
    sounds.play(soundsOf(before, now, events, own));
    before = now;
  });
}
