/** The town's own drawings: Cubans, flowers, roofs, and the signs on the houses. */
import type { Building, Cuban, Flower, Good } from "./position";

export interface Stroke {
  readonly d: string;
  readonly fill: string;
}

const HEAD = "M-9.500-4Q-9.500-14 0-14Q9.500-14 9.500-4Q9.500 4 4 7.500Q0 9.500-4 7.500Q-9.500 4-9.500-4z";
const NECK = "M-4 4H4V11Q0 15-4 11z";
const SHOULDERS = "M-21 27Q-20 12-7 10Q0 15 7 10Q20 12 21 27z";
const EYES =
  "M-5-3a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0zM2.400-3a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0z";
const MOUTH = "M-3.200 3.800Q0 6.200 3.200 3.800Q0 4.800-3.200 3.800z";
const MOUSTACHE = "M0 1.600Q3-.4 6 2.800Q3 3.600 0 2.600Q-3 3.600-6 2.800Q-3-.4 0 1.600z";
const BEARD = "M-9.200-2Q-9 6-4 8.500Q0 11 4 8.500Q9 6 9.200-2Q6 3 0 2Q-6 3-9.200-2z";
const SHORT_HAIR = "M-10-4Q-11-16 0-16Q11-16 10-4Q8-10 4-10.500Q-4-11-7-9Q-9-8-10-4z";
const INK = "#241c12";
const STRAW = "#e6c77a";

const person = (skin: string, shirt: string, ...more: readonly Stroke[]): Stroke[] => [
  { d: SHOULDERS, fill: shirt },
  { d: NECK, fill: skin },
  { d: HEAD, fill: skin },
  ...more,
];
const eyes: Stroke = { d: EYES, fill: INK };
const mouth: Stroke = { d: MOUTH, fill: "#7c2c22" };

/** Heads and shoulders in a circle of 27 around the middle. */
export const PORTRAITS: Readonly<
  Record<Cuban, { readonly ground: string; readonly strokes: readonly Stroke[] }>
> = {
  pedro: {
    ground: "#cfe0b8",
    strokes: person(
      "#b5794e",
      "#f4f1e8",
      eyes,
      { d: MOUSTACHE, fill: "#f4f1e8" },
      { d: "M-9-11Q-9-22 0-22Q9-22 9-11Q0-15-9-11z", fill: STRAW },
      { d: "M-9-12Q0-16 9-12V-9.500Q0-13.500-9-9.500z", fill: "#3f8a48" },
      { d: "M-18-8Q0-16 18-8Q0-5-18-8z", fill: STRAW },
      { d: "M8 27Q7 15 15 12Q21 18 17 27z", fill: "#3f8a48" },
    ),
  },
  jose: {
    ground: "#f3e2b0",
    strokes: [
      { d: "M16 27L13-20L17-20.500L21 27z", fill: "#9db85a" },
      { d: "M14-4H18.300V-2H14zM14.600 8H19.200V10H14.600z", fill: "#5c7a2c" },
      ...person(
        "#8a5636",
        "#5d8fb5",
        eyes,
        mouth,
        { d: "M-8-10Q-8-19 0-19Q8-19 8-10z", fill: STRAW },
        { d: "M-22-11Q-11-6 0-6Q11-6 22-11Q13-14.500 0-14.500Q-13-14.500-22-11z", fill: STRAW },
      ),
    ],
  },
  conchita: {
    ground: "#f6d3b0",
    strokes: person(
      "#7a4a2e",
      "#d5782a",
      eyes,
      { d: "M-3.500 3.500Q0 7 3.500 3.500Q0 2.600-3.500 3.500z", fill: "#c43b3b" },
      { d: "M-10.500-6Q-11-17 0-17Q11-17 10.500-6Q0-13-10.500-6z", fill: "#b8372d" },
      { d: "M-9-16a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z", fill: "#e08a35" },
      { d: "M0-17.500a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z", fill: "#d9aa1e" },
      { d: "M-4-21a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", fill: "#7aa84a" },
      { d: "M-11.500 3a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM7.500 3a2 2 0 1 0 4 0a2 2 0 1 0-4 0z", fill: "#d9aa1e" },
    ),
  },
  miguel: {
    ground: "#d6d0b4",
    strokes: [
      { d: "M12 27L17-16L20-15.600L17 27z", fill: "#8a5a2b" },
      { d: "M12.500-20L23-18Q26-12 22-7Q17-9 11.500-9z", fill: "#b9c2c4" },
      ...person(
        "#c58b60",
        "#a33f2f",
        { d: BEARD, fill: "#4a3020" },
        { d: SHORT_HAIR, fill: "#4a3020" },
        eyes,
        {
          d: "M-3 4.600H3V5.800H-3z",
          fill: "#e8c9b0",
        },
      ),
    ],
  },
  pablo: {
    ground: "#c4cfd6",
    strokes: person(
      "#a8714a",
      "#4b5563",
      { d: "M-8-5H-1V-1Q-4.500 2-8-1zM1-5H8V-1Q4.500 2 1-1z", fill: INK },
      { d: "M-3 4.500Q1 4 4 3Q2 6.500-3 4.500z", fill: "#7c2c22" },
      { d: "M-11-8Q-11-18 1-18Q12-18 11-8Q0-12-11-8z", fill: "#6b5a3c" },
      { d: "M-13-7Q-6-12 4-10.500Q-5-7.500-13-7z", fill: "#54462d" },
      { d: "M-8 10L-2 22L-10 18zM8 10L2 22L10 18z", fill: "#38404b" },
    ),
  },
  maria: {
    ground: "#f3c7c7",
    strokes: [
      { d: "M-11-5Q-12-18 0-18Q12-18 11-5Q11 10 16 18Q6 20 0 20Q-6 20-16 18Q-11 10-11-5z", fill: "#2c1c14" },
      ...person(
        "#b87d54",
        "#b8372d",
        eyes,
        { d: "M-3.400 3.600Q0 7 3.400 3.600Q0 2.400-3.400 3.600z", fill: "#c4243a" },
        { d: "M-10-3Q-9-15 1-15.500Q10-15 10-3Q7-10 0-11Q-7-9-10-3z", fill: "#2c1c14" },
        { d: "M6-16Q9-20 12-17Q16-17 15-13Q16-9 12-9Q9-7 7-10Q4-12 6-16z", fill: "#d6455f" },
      ),
    ],
  },
  martinez: {
    ground: "#e7d6a8",
    strokes: [
      ...person(
        "#8a5636",
        "#f4f1e8",
        eyes,
        { d: MOUSTACHE, fill: "#241c12" },
        { d: "M-8.500-10Q-9-20-3-20Q0-18 3-20Q9-20 8.500-10z", fill: "#3a3f47" },
        { d: "M-14-8.500Q0-13 14-8.500Q0-6.500-14-8.500z", fill: "#3a3f47" },
      ),
      { d: "M-4 18L19 1L21.500 4L0 22z", fill: "#5c3a1c" },
      { d: "M-14 20Q-14 13-6 15Q-2 12 1 17Q4 22 1 27H-12Q-16 25-14 20z", fill: "#c98a3a" },
      { d: "M-7.500 21a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z", fill: "#3a2413" },
    ],
  },
  el_zorro: {
    ground: "#c9c3cf",
    strokes: person(
      "#c58b60",
      "#241c22",
      { d: "M-9.600-6H9.600V-.500Q5 1.500 0-1Q-5 1.500-9.600-.500z", fill: "#241c22" },
      {
        d: "M-5.800-3.400a1.700 1.400 0 1 0 3.400 0a1.700 1.400 0 1 0-3.400 0zM2.400-3.400a1.700 1.400 0 1 0 3.400 0a1.700 1.400 0 1 0-3.400 0z",
        fill: "#f4f1e8",
      },
      { d: "M-4 4.500Q1 7 5 3Q2 4.500-4 4.500z", fill: "#7c2c22" },
      { d: "M-9-10Q-9-19 0-19Q9-19 9-10z", fill: "#241c22" },
      { d: "M-20-8Q0-15 20-8Q0-7-20-8z", fill: "#241c22" },
    ),
  },
  alonso: {
    ground: "#d3dbe2",
    strokes: person(
      "#dbab84",
      "#2f3f52",
      { d: SHORT_HAIR, fill: "#3a2a1e" },
      {
        d: "M-8.500-3a3.800 3.800 0 1 0 7.600 0a3.800 3.800 0 1 0-7.600 0zM.900-3a3.800 3.800 0 1 0 7.600 0a3.800 3.800 0 1 0-7.600 0z",
        fill: "#eef4f4",
      },
      eyes,
      mouth,
      { d: "M-5 10.500L0 16L5 10.500L6 13L0 27L-6 13z", fill: "#f4f1e8" },
      { d: "M-2 16H2L3 24L0 27L-3 24z", fill: "#8b1e3f" },
    ),
  },
};

/** Each flower has its own petals, not only its own colour. In a circle of 10 around the middle. */
export const FLOWER_DRAWINGS: Readonly<
  Record<Flower, { readonly petal: string; readonly count: number; readonly heart: number }>
> = {
  yellow: { petal: "M0-2L2.300-6L0-10L-2.300-6z", count: 10, heart: 4 },
  blue: { petal: "M0-2Q5.500-4.500 4-8.500Q0-11-4-8.500Q-5.500-4.500 0-2z", count: 5, heart: 2.2 },
  red: { petal: "M0 0Q6.500-3 5-8.500L2.400-8L0-10L-2.400-8L-5-8.500Q-6.500-3 0 0z", count: 4, heart: 2.6 },
  white: { petal: "M0-1Q3.600-5.500 0-10Q-3.600-5.500 0-1z", count: 7, heart: 2.8 },
};

/** Roofs over a house 114 wide; the wall begins at 20. */
export const ROOFS: Readonly<Record<Building, { readonly body: string; readonly ink?: string }>> = {
  bank: { body: "M0 20L57 2L114 20z", ink: "M14 17.500L57 5.500L100 17.500zM57 10.500V14.500M55 12.500H59" },
  church: {
    body: "M0 20V14H36Q42 12 44 5H51L57-1L63 5H70Q72 12 78 14H114V20z",
    ink: "M57-1V-7M54.500-4.500H59.500M57 8a3 3 0 0 1 3 3V15H54V11a3 3 0 0 1 3-3z",
  },
  distillery: { body: "M0 20V8L25 17V8L50 17V8L75 17H84V0H96V17H114V20z", ink: "M84 4H96M0 17H75" },
  cigar_factory: {
    body: "M0 20V11H34Q42 2 57 2Q72 2 80 11H114V20z",
    ink: "M34 14.500H80M57 6a3.500 3.500 0 1 0 .1 0",
  },
  black_market: {
    body: "M8 3H106L114 15Q107 23 99.500 15Q92.500 23 85.500 15Q78.500 23 71.300 15Q64 23 57 15Q50 23 42.800 15Q35.600 23 28.500 15Q21 23 14.300 15Q7 23 0 15z",
    ink: "M22 3L14.300 15M34 3L28.500 15M46 3L42.800 15M57 3V15M68 3L71.300 15M80 3L85.500 15M92 3L99.500 15",
  },
  sawmill: { body: "M0 20L28 3H86L114 20z", ink: "M14 12H100M8 16H106M36 3L30 12M57 3V12M78 3L84 12" },
  cafe: {
    body: "M0 20Q2 4 57 2Q112 4 114 20Q104 14 95 20Q86 14 76 20Q66 14 57 20Q48 14 38 20Q28 14 19 20Q10 14 0 20z",
    ink: "M57 2Q34 6 19 20M57 2Q44 8 38 20M57 2V20M57 2Q70 8 76 20M57 2Q80 6 95 20",
  },
  customs_house: { body: "M0 20V6H12V11H24V6H36V11H48V3H66V11H78V6H90V11H102V6H114V20z", ink: "M0 15H114" },
  casino: {
    body: "M0 20V13H28Q34-3 57-3Q80-3 86 13H114V20z",
    ink: "M28 13H86M57-3V13M57-3Q44 2 42 13M57-3Q70 2 72 13",
  },
  port_authority: { body: "M0 20V12H43V4H47V-4H67V4H71V12H114V20z", ink: "M43 4H71M53-4V4M61-4V4M0 16H114" },
  trade_office: {
    body: "M0 20V15H18V10H36V4H78V10H96V15H114V20z",
    ink: "M57 7a3.500 3.500 0 1 0 .1 0M18 15H96",
  },
  newspaper: { body: "M0 20V11H9V1H105V11H114V20z", ink: "M16 5H98M16 9H80M16 13H98" },
};

/** What a building does, in signs from left to right. */
export type Sign =
  | { readonly good: Good }
  | { readonly coin: number }
  | { readonly vp: number }
  | {
      readonly sign:
        "any" | "to" | "both" | "zero" | "flag" | "turn" | "left" | "right" | "people" | "claim" | "house";
    };

const to: Sign = { sign: "to" };
const any: Sign = { sign: "any" };

export const BUILDING_SIGNS: Readonly<Record<Building, readonly Sign[]>> = {
  bank: [{ coin: 2 }],
  church: [{ vp: 1 }],
  distillery: [{ good: "sugar" }, to, { good: "rum" }],
  cigar_factory: [{ good: "tobacco" }, to, { good: "cigars" }],
  black_market: [any, { sign: "both" }, any],
  sawmill: [{ good: "wood" }, to, { vp: 1 }, { coin: 1 }],
  cafe: [{ good: "rum" }, { good: "cigars" }, to, { vp: 2 }],
  customs_house: [any, to, { sign: "zero" }],
  casino: [{ coin: 3 }, { sign: "both" }, { vp: 1 }],
  port_authority: [{ sign: "left" }, { sign: "flag" }, { sign: "right" }],
  trade_office: [any, to, { vp: 2 }],
  newspaper: [{ coin: 1 }, { sign: "turn" }],
};

/** Numbers on signs are drawn: the name of the piece says what they mean, so a screen reader need not read them. */
export const FIGURES: Readonly<Record<number, string>> = {
  0: "M0-4.600Q2.800-4.600 2.800 0Q2.800 4.600 0 4.600Q-2.800 4.600-2.800 0Q-2.800-4.600 0-4.600z",
  1: "M-2-2.800L.600-4.600V4.600",
  2: "M-2.600-2.400Q-2.600-4.600 0-4.600Q2.600-4.600 2.600-2.300Q2.600-.500-2.700 4.600H2.800",
  3: "M-2.500-3.600Q-1.600-4.600 0-4.600Q2.500-4.600 2.500-2.400Q2.500-.300-.500-.200Q2.800-.100 2.800 2.200Q2.800 4.600 0 4.600Q-1.800 4.600-2.800 3.400",
};

/** What a Cuban gives. */
export const CUBAN_SIGNS: Readonly<Record<Cuban, readonly Sign[]>> = {
  pedro: [{ good: "tobacco" }, { good: "tobacco" }],
  jose: [{ good: "sugar" }, { good: "sugar" }],
  conchita: [{ good: "fruit" }, { good: "fruit" }],
  miguel: [{ good: "wood" }, { good: "wood" }],
  pablo: [any],
  maria: [{ vp: 2 }],
  martinez: [{ coin: 3 }],
  el_zorro: [{ sign: "people" }, to, any],
  alonso: [{ sign: "claim" }, { sign: "house" }],
};

const NARROW = 15;
const WIDE = 21;
const ROUND = 23;

export function signWidth(sign: Sign): number {
  if ("coin" in sign || "vp" in sign) return ROUND;
  return "sign" in sign && ["to", "both", "left", "right"].includes(sign.sign) ? NARROW : WIDE;
}

/** The middles of signs in a row that is centred on zero. */
export function middlesOf(signs: readonly Sign[]): number[] {
  const whole = signs.reduce((sum, sign) => sum + signWidth(sign), 0);
  let at = -whole / 2;
  return signs.map((sign) => {
    const middle = at + signWidth(sign) / 2;
    at += signWidth(sign);
    return middle;
  });
}
