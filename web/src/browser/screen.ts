/** A phone, upright or on its side: the same as in the styles. */
export const PHONE = "(max-width: 760px), (max-height: 500px)";

/** A phone on its side: what is not the board lies beside it. */
export const ON_ITS_SIDE = "(min-width: 560px) and (max-height: 500px)";
