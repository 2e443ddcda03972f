/** Which events of a preview say more than the label of the action. */
import type { GameEvent, LegalAction } from "../api/types";

/** An event and a label give the same facts the same names. The reader knows who acts. */
export function eventsBeyondLabel(label: LegalAction["label"], events: readonly GameEvent[]): GameEvent[] {
  const actor = events[0]?.args["seat"];
  const inLabel = (name: string, value: unknown) =>
    JSON.stringify(label.args[name]) === JSON.stringify(value);
  const bare = Object.keys(label.args).length === 0;
  return events.filter(({ args }, i) => {
    const { seat, ...rest } = args;
    const facts = Object.entries(rest);
    if (seat !== actor || !facts.every(([name, value]) => inLabel(name, value))) return true;
    return facts.length === 0 && !(i === 0 && bare);
  });
}
