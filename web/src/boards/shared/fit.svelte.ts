/** Fits a board's whole picture into its place, as long as the picture stays readable. */
import type { Attachment } from "svelte/attachments";
import { ON_ITS_SIDE } from "../../browser/screen";

/** A picture lower than this would be too small to read. */
const LOWEST = 380;
const USUAL = 1020;
const USUALLY_HIGH = 560;

export interface Fit {
  /** For the element around the picture. */
  readonly attach: Attachment<HTMLElement>;
  /** How wide the place is, without zoom: zooming in shows the same picture larger. */
  readonly room: number;
  /** How high it is. */
  readonly high: number;
  /** For the picture's max-height. On a narrow screen or with zoom, the frame scrolls instead. */
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
      // A phone on its side shows the whole picture, and can zoom.
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
