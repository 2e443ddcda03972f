/**
 * Goods, each with a silhouette of its own besides its colour, drawn in a square from -12 to 12.
 * `body` is filled with the colour, `ink` drawn over it in the outline's colour. New goods get an entry here;
 * unknown goods are drawn as a crate.
 */
export interface Drawing {
  readonly colour: string;
  readonly body: string;
  readonly ink?: string;
}

const CRATE: Drawing = {
  colour: "var(--thing-brown)",
  body: "M-10-9H10V10H-10z",
  ink: "M-10-4H10M-10 5H10M-10-4L10 5M-4-9V-4M4 5V10",
};

const SACK = "M-3-10Q0-7 3-10L5-7Q3-6 4-4Q11 1 9 8Q8 11 0 11Q-8 11-9 8Q-11 1-4-4Q-3-6-5-7z";
const BARREL = "M-6-11H6Q11 0 6 11H-6Q-11 0-6-11z";
const FISH = "M-11 0Q-4-8 4-4L10-8Q8 0 10 8L4 4Q-4 8-11 0z";
const EAR = "M0-11Q6-4 4 6Q2 11 0 11Q-2 11-4 6Q-6-4 0-11z";

export const GOODS: Readonly<Record<string, Drawing>> = {
  corn: {
    colour: "var(--thing-yellow)",
    body: EAR,
    ink: "M0-9V9M-4-2H4M-4.500 2H4.500M-4 6H4M-9 9Q-6 2-4 6M9 9Q6 2 4 6",
  },
  grain: {
    colour: "var(--thing-yellow)",
    body: EAR,
    ink: "M0-11V11M0-4L-4-7M0-4L4-7M0 1L-5-2M0 1L5-2M0 6L-4 3M0 6L4 3",
  },
  indigo: {
    colour: "var(--thing-blue)",
    body: "M0-11L9-3L6 10H-6L-9-3z",
    ink: "M-9-3H9M0-11V-3M-6 10L-3-3M6 10L3-3",
  },
  sugar: {
    colour: "var(--thing-white)",
    body: "M0-11Q3-11 4-8L8 10H-8L-4-8Q-3-11 0-11z",
    ink: "M-6 3Q0 6 6 3M-5-3Q0 0 5-3",
  },
  tobacco: {
    colour: "var(--thing-brown)",
    body: "M0-11Q11-2 6 8Q3 11 0 11Q-3 11-6 8Q-11-2 0-11z",
    ink: "M0-9V11M0-2L5-5M0-2L-5-5M0 4L6 1M0 4L-6 1",
  },
  coffee: {
    colour: "var(--thing-black)",
    body: "M-8-6Q0-13 8-5Q12 3 6 8Q-1 12-8 6Q-12-1-8-6z",
    ink: "M-7-6Q-1-3 0 1Q1 5 7 7",
  },
  fruit: {
    colour: "var(--thing-orange)",
    body: "M0-6Q8-10 10-1Q10 10 0 11Q-10 10-10-1Q-8-10 0-6z",
    ink: "M0-6Q0-10 4-11",
  },
  rum: { colour: "var(--thing-red)", body: "M-2-11H2V-6Q6-4 6 1V11H-6V1Q-6-4-2-6z", ink: "M-6 2H6M-6 7H6" },
  cigars: {
    colour: "var(--thing-brown)",
    body: "M-11-5H8Q11-5 11-2Q11 0 8 0H11V5H-11z",
    ink: "M-11 0H8M-6-5V5M6-5V5",
  },
  wood: {
    colour: "var(--thing-green)",
    body: "M-11-6H6Q11-6 11 0Q11 6 6 6H-11Q-8 0-11-6z",
    ink: "M6-6Q2-6 2 0Q2 6 6 6M6-2V2M-8-2H-1M-8 2H-1",
  },
  fish: { colour: "var(--thing-blue)", body: FISH, ink: "M-7-1V1M-2-5Q0 0-2 5" },
  salt: {
    colour: "var(--thing-white)",
    body: "M0-11L10-5V6L0 11L-10 6V-5z",
    ink: "M0 0L10-5M0 0L-10-5M0 0V11",
  },
  barrels: { colour: "var(--thing-red)", body: BARREL, ink: "M-8-5H8M-8 5H8M0-11V11" },
  pigs: {
    colour: "var(--thing-pink)",
    body: "M-10-3Q-9-8-4-7Q3-9 8-5L11-6L10-2Q11 3 8 5V10H5V6H-4V10H-7V5Q-11 3-10-3z",
    ink: "M-7-3V-2M-11 0H-8",
  },
  gold: { colour: "var(--thing-yellow)", body: "M-7-6H7L11 8H-11z", ink: "M-7-6L-9 8M-4 0H6" },
  sack: { colour: "var(--thing-brown)", body: SACK, ink: "M-4-4H4" },
};

/** The drawing for a noun: `fish_4`, `good_fish` and `fish` are all fish. */
export function drawingOf(noun: string): Drawing {
  return GOODS[noun] ?? GOODS[noun.replace(/^good_/, "").replace(/_\d+$/, "")] ?? CRATE;
}

export const isGood = (noun: string): boolean => drawingOf(noun) !== CRATE;
