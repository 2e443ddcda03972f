/** Where the parts of the table lie, in the units of the picture. */
import { type Flower, GOODS, type Good } from "./position";
import { type Spot, type Street, STREETS } from "./street";

export interface Place extends Spot {
  readonly scale: number;
  /** In the part's own units. */
  readonly height: number;
}

/** The town: the street, and the three houses of each flower from their left end. */
export interface TownPlan {
  readonly street: Street;
  /** Whether the harbour is at the lower end and not at the right one. */
  readonly upright: boolean;
  readonly palms: readonly Spot[];
  readonly palmSize: number;
  /** Where notices about variants stand. One may take a palm's place. */
  readonly notices: readonly Spot[];
  readonly rows: Readonly<Record<Flower, Spot>>;
}

/** Where things lie behind the viewer's screen, in that part's own units. */
export interface OwnPlan {
  readonly width: number;
  readonly height: number;
  readonly crease: string;
  /** How much room the name has. */
  readonly name: number;
  readonly state: Spot;
  readonly pawn: Spot;
  readonly tokens: Spot;
  /** The button to decline, behind its own crease; null if there is nothing to decide. */
  readonly plate: (Spot & { readonly crease: string }) | null;
  /** VP, pesos, then the goods in a row; all as large as this. */
  readonly slots: {
    readonly scale: number;
    readonly vp: number;
    readonly peso: number;
    readonly first: number;
    readonly pitch: number;
    readonly y: number;
  };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly plan: TownPlan;
  readonly ownPlan: OwnPlan;
  readonly town: Place;
  readonly own: Place;
  readonly screens: Place;
  readonly harbour: Place;
  readonly supply: Place;
  /** Another player's sheet. */
  readonly sheet: Place;
}

export const PANEL_WIDTH = 278;
export const SUPPLY_HEIGHT = 124;
export const SCREEN_HEIGHT = 49;
export const SCREEN_PITCH = 52;
export const SHEET = { width: 490, height: 240 } as const;
const TOWN_HEIGHT = 448;
const RIGHT = 740;

const BROAD_TOWN: TownPlan = {
  street: STREETS.lying,
  upright: false,
  palms: [
    { x: 112, y: 170 },
    { x: 92, y: 282 },
    { x: 134, y: 285 },
  ],
  palmSize: 0.8,
  notices: [
    { x: 112, y: 169.75 },
    { x: 112, y: 282.25 },
  ],
  rows: { yellow: { x: 6, y: 8 }, blue: { x: 378, y: 8 }, red: { x: 6, y: 349 }, white: { x: 378, y: 349 } },
};

const BROAD_OWN: OwnPlan = {
  width: 726,
  height: 124,
  crease: "M150 2V124",
  name: 100,
  state: { x: 20, y: 60 },
  pawn: { x: 30, y: 96 },
  tokens: { x: 64, y: 96 },
  plate: { x: 675, y: 66, crease: "M624 3.200V124" },
  slots: { scale: 1, vp: 186, peso: 246, first: 310, pitch: 56, y: 52 },
};

const TALL_OWN: OwnPlan = {
  width: 388,
  height: 160,
  crease: "M11 67H387",
  name: 118,
  state: { x: 20, y: 55 },
  pawn: { x: 180, y: 36 },
  tokens: { x: 212, y: 36 },
  plate: { x: 339, y: 37, crease: "M290 2V67" },
  slots: { scale: 0.84, vp: 39, peso: 88, first: 136, pitch: 45, y: 101 },
};

/** Without the button, the things beside it move into its room. */
const BROAD_WITHOUT_PLATE: OwnPlan = {
  ...BROAD_OWN,
  plate: null,
  slots: { ...BROAD_OWN.slots, vp: 237, peso: 297, first: 361 },
};
const TALL_WITHOUT_PLATE: OwnPlan = {
  ...TALL_OWN,
  plate: null,
  pawn: { x: 276, y: 36 },
  tokens: { x: 308, y: 36 },
};

/** A place narrower than this is a phone held upright. */
export const isNarrow = (room: number): boolean => room < 560;

const place = (x: number, y: number, height: number, scale = 1): Place => ({ x, y, scale, height });

/** The parts lie side by side; on a phone held upright, one below the other. */
export const layoutFor = (room: number, others: number, decides: boolean): Layout =>
  isNarrow(room)
    ? tallLayout(others, decides ? TALL_OWN : TALL_WITHOUT_PLATE)
    : broadLayout(others, decides ? BROAD_OWN : BROAD_WITHOUT_PLATE);

function broadLayout(others: number, ownPlan: OwnPlan): Layout {
  const screens = others * SCREEN_PITCH;
  return {
    width: 1024,
    height: 582,
    plan: BROAD_TOWN,
    ownPlan,
    town: place(0, 0, TOWN_HEIGHT),
    own: place(6, 454, ownPlan.height),
    screens: place(RIGHT, 4, screens),
    harbour: place(RIGHT, 4 + screens, TOWN_HEIGHT - 6 - screens),
    supply: place(RIGHT, 454, SUPPLY_HEIGHT),
    sheet: place(124, 106, SHEET.height),
  };
}

/** As wide as a phone, so that everything can be read, in this order: street, ship, own goods, houses, opponents. */
function tallLayout(others: number, ownPlan: OwnPlan): Layout {
  const width = 400;
  const margin = 6;
  const wide = width - 2 * margin;
  const scale = wide / PANEL_WIDTH;
  const harbour = STREETS.upright.loop.bottom + 44;
  const own = harbour + 286 * scale + 8;
  const houses = own + ownPlan.height + 18;
  const row = (i: number): Spot => ({ x: 24, y: houses + 104 * i });
  const screens = houses + 4 * 104 + 8;
  const supply = screens + others * SCREEN_PITCH * scale;
  const sheet = wide / SHEET.width;
  return {
    width,
    height: supply + SUPPLY_HEIGHT * scale + 4,
    plan: {
      street: STREETS.upright,
      upright: true,
      palms: [
        { x: 200, y: 176 },
        { x: 200, y: 262 },
        { x: 200, y: 352 },
      ],
      palmSize: 1,
      notices: [
        { x: 93.75, y: 86 },
        { x: 306.25, y: 86 },
      ],
      rows: { yellow: row(0), blue: row(1), red: row(2), white: row(3) },
    },
    ownPlan,
    town: place(0, 0, screens),
    own: place(margin, own, ownPlan.height),
    harbour: place(margin, harbour, 286, scale),
    screens: place(margin, screens, others * SCREEN_PITCH, scale),
    supply: place(margin, supply, SUPPLY_HEIGHT, scale),
    sheet: place(margin, screens - SHEET.height * sheet - 8, SHEET.height, sheet),
  };
}

export const SUPPLY_SLOTS = { first: 26, pitch: 45, y: 58 } as const;

export const ownSlot = ({ slots }: OwnPlan, good: Good): number =>
  slots.first + slots.pitch * GOODS.indexOf(good);
export const supplySlot = (good: Good): number =>
  SUPPLY_SLOTS.first + SUPPLY_SLOTS.pitch * GOODS.indexOf(good);

export const within = (place: Place, x: number, y: number): Spot => ({
  x: place.x + x * place.scale,
  y: place.y + y * place.scale,
});

/** The rows of the harbour, spread over its height. */
export function harbourRows(height: number): { track: number; ship: number; quay: number } {
  const gap = Math.max(0, (height - 280) / 4);
  return { track: gap + 30, ship: 2 * gap + 52, quay: height - 90 - gap / 2 };
}

export const DICE = {
  size: 44,
  first: 47,
  pitch: 56,
  y: 92,
  asideX: 238,
  asideY: 32,
  rolledFirst: 33,
  rolledPitch: 53,
} as const;
