/** The parts of a table, of which a phone shows one at a time. */
export const TABS = ["board", "players", "log"] as const;
export type Tab = (typeof TABS)[number];
