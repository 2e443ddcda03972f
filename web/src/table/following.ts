/** Whether a list that grows at its end is followed there: not while somebody reads further up. */
const NEAR = 40;

export class Following {
  on = true;
  #top = 0;

  /** After a scroll, be it by us: lines that have come since then put an end to nothing, only going back up does. */
  scrolled(top: number, below: number): void {
    if (below < NEAR) this.on = true;
    else if (top < this.#top) this.on = false;
    this.#top = top;
  }
}
