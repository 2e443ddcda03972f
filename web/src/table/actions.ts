/** Groups the actions of the action bar by their verb. Keys are `verb:noun@place`. */
import type { LegalAction } from "../api/types";

export interface Group {
  readonly verb: string;
  readonly actions: readonly LegalAction[];
}

export const verbOf = (key: string): string => key.split(":")[0]!;

export function grouped(actions: Iterable<LegalAction>): Group[] {
  const groups = new Map<string, LegalAction[]>();
  for (const action of actions) {
    const verb = verbOf(action.key);
    const group = groups.get(verb);
    if (group) group.push(action);
    else groups.set(verb, [action]);
  }
  return [...groups].map(([verb, found]) => ({ verb, actions: found }));
}
