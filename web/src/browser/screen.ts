/** A phone, upright or on its side. The styles use the same query. */
export const PHONE = "(max-width: 760px), (max-height: 500px)";

/** A phone on its side: everything else lies beside the board. */
export const ON_ITS_SIDE = "(min-width: 560px) and (max-height: 500px)";
