/** Outlines that cards, chart and counters share, in squares from -12 to 12. */
import type { Colour } from "./position";

interface GoodDrawing {
  readonly body: string;
  readonly ink: string;
  /** Drawn at every size, behind the body. */
  readonly handles?: string;
}

/** Cloth, gems, grain and wine: each colour has its own silhouette. */
export const GOOD_DRAWINGS: Readonly<Record<Colour, GoodDrawing>> = {
  red: {
    body: "M-10-9H10V5L7.500 10L5 5L2.500 10L0 5L-2.500 10L-5 5L-7.500 10L-10 5z",
    ink: "M-10-5.500H10M-10 2H10M-6-5.500L-3-1.700L-6 2M0-5.500L3-1.700L0 2M6-5.500L9-1.700L6 2",
  },
  blue: {
    body: "M-6.500-8.500H6.500L11-2.500L0 10.500L-11-2.500z",
    ink: "M-11-2.500H11M-6.500-8.500L-4-2.500L0 10.500L4-2.500L6.500-8.500M-4-2.500L0-8.500L4-2.500",
  },
  yellow: {
    body: "M0-12Q3.200-8.500 0-4.500Q-3.200-8.500 0-12zM0.6-0.5Q6.6-2 6.6-8Q0.8-6.5 0.6-0.5zM-0.6-0.5Q-6.6-2-6.6-8Q-0.8-6.5-0.6-0.5zM0.6 4Q6.6 2.5 6.6-3.5Q0.8-2 0.6 4zM-0.6 4Q-6.6 2.5-6.6-3.5Q-0.8-2-0.6 4zM0.6 8.5Q6.6 7 6.6 1Q0.8 2.5 0.6 8.5zM-0.6 8.5Q-6.6 7-6.6 1Q-0.8 2.5-0.6 8.5zM-.8 8.500H.8V12H-.8z",
    ink: "M0-4.500V8.500",
  },
  green: {
    body: "M-5-11.500H5V-9H3V-6.500Q8.500-4 8.500 .5Q8.500 5.500 4 8.500L5 11.500H-5L-4 8.500Q-8.500 5.500-8.500 .5Q-8.500-4-3-6.500V-9H-5z",
    ink: "M-8.300-.8Q0 2.200 8.300-.8M-7.700 3.200Q0 6.200 7.700 3.200",
    handles: "M-4-9.500Q-11-10-8.300-3M4-9.500Q11-10 8.300-3",
  },
};

/** Numbers on cards are drawn: as text, a screen reader would read a row of numbers for a stack of equal cards. */
export const DIGITS: Readonly<Record<number, string>> = {
  2: "M-3.600-2.800Q-3.600-6 0-6Q3.700-6 3.700-2.900Q3.700-.8 .8 1.900L-3.800 5.800H4",
  3: "M-3.500-4.600Q-2.300-6 0-6Q3.300-6 3.300-3.200Q3.300-.4-.6-.4Q3.900-.4 3.900 2.700Q3.900 5.900 0 5.900Q-2.700 5.900-3.900 4.200",
  5: "M3.300-6H-2.600L-3.200-.6Q-1.700-1.700 .2-1.700Q3.900-1.700 3.900 2Q3.900 5.900-.1 5.900Q-2.700 5.900-3.900 4.300",
};
export const SHIELD = "M0-10L9-7V0Q8 8 0 11Q-8 8-9 0V-7z";
/** For a protection that ends. */
export const HOURGLASS = "M-7-10H7V-8H5Q5-3 1 0Q5 3 5 8H7V10H-7V8H-5Q-5 3-1 0Q-5-3-5-8H-7z";
export const SKULL =
  "M0-10Q8-10 8-2.500Q8 1 5.500 2.500V6H-5.500V2.500Q-8 1-8-2.500Q-8-10 0-10zM-3.300-4.300A2 2 0 1 0-3.300-.3A2 2 0 1 0-3.300-4.300zM3.300-4.300A2 2 0 1 0 3.300-.3A2 2 0 1 0 3.300-4.300zM0 .3L-1.200 2.600H1.200z";
export const BONES = "M-10 7L10 12M10 7L-10 12";
export const WAVE = "M-11 6Q-11-8 1-8Q9-8 9-1Q9 4 4 4Q1 4 1 1Q2 2 4 1Q6-1 4-3Q1-5-2-2Q-4 1-2 6z";
export const ANCHOR =
  "M0-7.500V10M-5-3H5M-9 3Q-8 10 0 10Q8 10 9 3M-9 3L-10.500 6.500M-9 3L-5.500 5M9 3L10.500 6.500M9 3L5.500 5M-2.200-9.600a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0z";
