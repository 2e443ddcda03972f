/** Whether a pointer that has left a piece is on its way to the link in the tip. No hand moves in a straight line. */

/** A step counts as progress if it comes nearer by this share of its length. */
const SHARE = 0.25;
/** After so many pixels without progress, the pointer goes elsewhere. */
const MOST_ASTRAY = 12;

export class PointerIntent {
  #distance = Infinity;
  #astray = 0;

  /** After a step of this length, at this distance from the link. */
  step(length: number, distance: number): "nearer" | "unclear" | "elsewhere" {
    const nearer = this.#distance - distance >= length * SHARE;
    this.#distance = distance;
    this.#astray = nearer ? 0 : this.#astray + length;
    if (nearer) return "nearer";
    return this.#astray > MOST_ASTRAY ? "elsewhere" : "unclear";
  }
}
