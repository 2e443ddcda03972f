/** Where the parts of the table lie, in the units of the picture. */
import { GOODS, type Good } from "./position";
import type { Spot } from "./street";

export interface Place extends Spot {
  readonly scale: number;
  /** Where it can differ, in the part's own units. */
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly town: Place;
  readonly own: Place;
  readonly screens: Place;
  readonly harbour: Place;
  readonly supply: Place;
}

export const PANEL_WIDTH = 278;
export const OWN_WIDTH = 726;
export const OWN_HEIGHT = 124;
export const SCREEN_HEIGHT = 46;
export const SCREEN_PITCH = 50;
const TOWN_HEIGHT = 448;
const RIGHT = 740;

/** Beside each other where the picture is broad; one below the other on a phone held upright. */
export function layoutOf(tall: boolean, others: number): Layout {
  const screens = others * SCREEN_PITCH;
  const place = (x: number, y: number, height: number, scale = 1): Place => ({ x, y, scale, height });
  if (!tall) {
    return {
      width: 1024,
      height: 582,
      town: place(0, 0, TOWN_HEIGHT),
      own: place(6, 454, OWN_HEIGHT),
      screens: place(RIGHT, 4, screens),
      harbour: place(RIGHT, 4 + screens, TOWN_HEIGHT - 6 - screens),
      supply: place(RIGHT, 454, OWN_HEIGHT),
    };
  }
  const scale = 1.56;
  const top = TOWN_HEIGHT + OWN_HEIGHT + 12;
  return {
    width: 738,
    height: top + 434,
    town: place(0, 0, TOWN_HEIGHT),
    own: place(6, TOWN_HEIGHT + 4, OWN_HEIGHT),
    harbour: place(6, top, 428),
    screens: place(296, top, screens, scale),
    supply: place(296, top + screens * scale, OWN_HEIGHT, scale),
  };
}

/** The goods in a row behind the own screen; VP and pesos before them. */
export const OWN_SLOTS = { vp: 176, peso: 240, first: 306, pitch: 56, y: 52 } as const;
export const SUPPLY_SLOTS = { first: 26, pitch: 45, y: 58 } as const;

export const ownSlot = (good: Good): number => OWN_SLOTS.first + OWN_SLOTS.pitch * GOODS.indexOf(good);
export const supplySlot = (good: Good): number => SUPPLY_SLOTS.first + SUPPLY_SLOTS.pitch * GOODS.indexOf(good);

export const within = (place: Place, x: number, y: number): Spot => ({
  x: place.x + x * place.scale,
  y: place.y + y * place.scale,
});

/** The harbour's rows, spread over whatever height there is. */
export function harbourRows(height: number): { track: number; ship: number; quay: number } {
  const gap = Math.max(0, (height - 280) / 4);
  return { track: gap + 30, ship: 2 * gap + 52, quay: height - 90 - gap / 2 };
}

export const DICE = { size: 44, first: 47, pitch: 56, y: 92, asideX: 238, asideY: 32, rolledFirst: 33, rolledPitch: 53 } as const;
