/** How many times as wide as its place a board can be shown on a small screen. */
export const SIZES = [1, 1.5, 2.2, 3] as const;
/** A phone, upright or on its side: the same as in the styles. */
export const PHONE = "(max-width: 760px), (max-height: 500px)";
/** On its side: whatever is not the board lies beside it. */
export const ON_ITS_SIDE = "(min-width: 560px) and (max-height: 500px)";
export const LARGEST = SIZES.length - 1;
