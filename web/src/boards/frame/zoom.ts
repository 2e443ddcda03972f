/** How many times as wide as its place a board can be shown on a small screen. */
export const SIZES = [1, 1.5, 2.2, 3] as const;

export const LARGEST = SIZES.length - 1;
