/** Where the pile, the row, the event and the discard pile lie in the sea. */
import { CARD, FINAL_TOP, type Shape } from "./layout";

export interface SeaPlaces {
  course: { x: number; y: number; width: number };
  /** The upper edges of pile, event and discard pile, and of the row. */
  top: number;
  rowTop: number;
  /** The scale of all cards but those in the row. */
  scale: number;
  pile: number;
  /** The first of two buttons, and how far right of it and below it the second lies. */
  buttons: { x: number; y: number; width: number; right: number; down: number };
  row: { x: number; pitch: number; scale: number };
  event: number;
  discard: number;
  end: { x: number; y: number; width: number };
}
export const SEA_PLACES: Record<Shape, SeaPlaces> = {
  wide: {
    course: { x: 328, y: 36, width: 680 },
    top: 57,
    rowTop: 57,
    scale: 1,
    pile: 28,
    buttons: { x: 140, y: 36, width: 112, right: 0, down: 40 },
    row: { x: 299, pitch: 114, scale: 1 },
    event: 776,
    discard: 912,
    end: { x: 150, y: 57, width: 740 },
  },
  medium: {
    course: { x: 328, y: 36, width: 448 },
    top: 51,
    rowTop: 51,
    scale: 1,
    pile: 20,
    buttons: { x: 128, y: 36, width: 98, right: 0, down: 40 },
    row: { x: 240, pitch: 108, scale: 1 },
    event: 130,
    discard: 682,
    end: { x: 130, y: 50, width: 540 },
  },
  narrow: {
    course: { x: 24, y: 38, width: 372 },
    top: 57,
    rowTop: 163,
    scale: 0.58,
    pile: 24,
    buttons: { x: 98, y: 48, width: 108, right: 116, down: 0 },
    row: { x: 14, pitch: 100, scale: 0.92 },
    event: 98,
    discard: 338,
    end: { x: 14, y: FINAL_TOP, width: 392 },
  },
};

/** Below a card of this scale. On a phone a caption can be wider than the card, and begins or ends where the card does. */
export const captionAt = (scale: number, narrow: boolean, anchor: "start" | "middle" | "end") => ({
  x: CARD.width * scale * { start: 0, middle: 0.5, end: 1 }[anchor],
  y: CARD.height * scale + (narrow ? 15 : 16),
  "text-anchor": anchor,
});
