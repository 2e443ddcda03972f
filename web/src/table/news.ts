/** What an action would bring besides what its label says already. */
import type { GameEvent, LegalAction } from "../api/types";

/** Facts of an event and of a label have the same names; who acts is known. */
export function news(label: LegalAction["label"], events: readonly GameEvent[]): GameEvent[] {
  const actor = events[0]?.args["seat"];
  const known = (name: string, value: unknown) => JSON.stringify(label.args[name]) === JSON.stringify(value);
  const bare = Object.keys(label.args).length === 0;
  return events.filter(({ args }, i) => {
    const { seat, ...facts } = args;
    const told = Object.entries(facts);
    if (seat !== actor || !told.every(([name, value]) => known(name, value))) return true;
    return told.length === 0 && !(i === 0 && bare);
  });
}
