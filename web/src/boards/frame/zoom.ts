/** The widths in which a small screen can show a board, as multiples of its place. */
export const SIZES = [1, 1.5, 2.2, 3] as const;

export const LARGEST = SIZES.length - 1;
