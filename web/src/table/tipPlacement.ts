/** Where a tip stands: beside its piece, where it covers as little as possible. */
import { type Box, meet } from "../browser/boxes";

/** What else lies around the piece. */
export interface Around {
  /** Must not be covered: the piece itself and the pointer. */
  readonly kept: readonly Box[];
  readonly lit: readonly Box[];
  readonly unlit: readonly Box[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 10;

/** To cover a whole unlit piece costs 1. Each next side costs a part of that, so the usual sides are preferred. */
const LESS_USUAL = 0.3;
const COVERS_LIT = 10;
const COVERS_KEPT = 1000;

export function placeTip(size: Size, piece: Box, around: Around, room: Size): Point {
  const sides = beside(piece, size).map(({ x, y }) => ({
    x: fitted(x, size.width, room.width),
    y: fitted(y, size.height, room.height),
    ...size,
  }));
  const costs = sides.map((side, i) => i * LESS_USUAL + costOf(side, around));
  return sides[costs.indexOf(Math.min(...costs))]!;
}

/** Above the piece, below it, to its right and to its left. */
function beside(piece: Box, { width, height }: Size): readonly Point[] {
  const x = piece.x + (piece.width - width) / 2;
  const y = piece.y + (piece.height - height) / 2;
  return [
    { x, y: piece.y - height - MARGIN },
    { x, y: piece.y + piece.height + MARGIN },
    { x: piece.x + piece.width + MARGIN, y },
    { x: piece.x - width - MARGIN, y },
  ];
}

const fitted = (start: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(start, room - length - MARGIN));

function costOf(side: Box, { kept, lit, unlit }: Around): number {
  const keeps = kept.filter((box) => meet(side, box)).length;
  return COVERS_KEPT * keeps + COVERS_LIT * covered(side, lit) + covered(side, unlit);
}

/** The number of covered boxes, where parts count as fractions. */
function covered(side: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + (meet(side, box) ? shareOf(box, side) : 0), 0);
}

function shareOf(box: Box, side: Box): number {
  const wide = Math.min(box.x + box.width, side.x + side.width) - Math.max(box.x, side.x);
  const high = Math.min(box.y + box.height, side.y + side.height) - Math.max(box.y, side.y);
  return (wide * high) / Math.max(1, box.width * box.height);
}

/** From a point to the nearest point of a box; 0 within it. */
export function distance({ x, y }: Point, box: Box): number {
  return Math.hypot(
    Math.max(box.x - x, x - box.x - box.width, 0),
    Math.max(box.y - y, y - box.y - box.height, 0),
  );
}
