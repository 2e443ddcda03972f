/** After how long somebody's absence matters: the others may act, or a bot takes the seat by itself. */
export type AbsenceRule = { readonly patience: number } | { readonly grace: number };

export const PATIENCES = [2, 10, 60, 1440].map((minutes) => ({ minutes, value: { patience: 60 * minutes } }));
export const GRACES = [2, 10, 60].map((minutes) => ({ minutes, value: { grace: 60 * minutes } }));
