/** A board's picture goes into the place that it has, whole, as long as it can be read. */
import type { Attachment } from "svelte/attachments";
import { ON_ITS_SIDE } from "../../browser/screen";

/** Lower than this nobody could read it. */
const LOWEST = 380;
const USUAL = 1020;
const USUALLY_HIGH = 560;

export interface Fit {
  /** For the element around the picture. */
  readonly attach: Attachment<HTMLElement>;
  /** How wide the place is. Whoever zooms in sees the same picture larger, so that is left out. */
  readonly room: number;
  /** How high it is. */
  readonly high: number;
  /** For the picture's max-height. Where it is narrow, or somebody has zoomed in, the frame scrolls instead. */
  readonly maxHeight: string;
}

/** `narrow` says whether a width is that of a phone held upright, where things lie one below the other. */
export function fit(narrow: (width: number) => boolean): Fit {
  let room = $state(USUAL);
  let high = $state(USUALLY_HIGH);
  let highest = $state<number | null>(null);
  const attach: Attachment<HTMLElement> = (element) => {
    const frame = element.closest("[data-board]");
    if (!frame) return;
    const measure = () => {
      const zoomed = Number(frame.getAttribute("data-zoom") ?? 1);
      room = element.clientWidth / zoomed || USUAL;
      high = frame.clientHeight || USUALLY_HIGH;
      // On a phone on its side it is seen whole, and can be zoomed.
      const lowest = matchMedia(ON_ITS_SIDE).matches ? 0 : LOWEST;
      highest = zoomed > 1 || narrow(room) ? null : Math.max(lowest, frame.clientHeight);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  };
  return {
    attach,
    get room() {
      return room;
    },
    get high() {
      return high;
    },
    get maxHeight() {
      return highest === null ? "none" : `${highest}px`;
    },
  };
}
