/** Whether a pointer that has left a piece is on its way to the link in its tip: nobody's hand goes straight. */

/** It is while it comes nearer by this share of its steps, */
const SHARE = 0.25;
/** or has gone no more than so many pixels elsewhere since it did. */
const ASTRAY = 12;

export class Approach {
  #far = Infinity;
  #astray = 0;

  /** After a step that ends so far from the link. */
  step(length: number, far: number): "nearer" | "astray" | "elsewhere" {
    const nearer = this.#far - far >= length * SHARE;
    this.#far = far;
    this.#astray = nearer ? 0 : this.#astray + length;
    if (nearer) return "nearer";
    return this.#astray > ASTRAY ? "elsewhere" : "astray";
  }
}
