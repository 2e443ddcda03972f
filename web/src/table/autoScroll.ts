/** Whether a growing list scrolls to its end by itself: not while somebody reads further up. */

/** So many pixels from the end count as the end. */
const NEAR = 40;

export class AutoScroll {
  isOn = true;
  #top = 0;

  /** After a scroll by the page or by the reader. Only scrolling up turns it off; new lines do not. */
  scrolled(top: number, below: number): void {
    if (below < NEAR) this.isOn = true;
    else if (top < this.#top) this.isOn = false;
    this.#top = top;
  }
}
