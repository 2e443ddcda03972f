/** A board's picture goes into the place that it has, whole, as long as it can be read. */
import type { Attachment } from "svelte/attachments";

/** Lower than this nobody could read it. */
const LOWEST = 380;

export interface Fit {
  readonly attach: Attachment<HTMLElement>;
  /** For the picture's max-height. Where it is narrow, or somebody has zoomed in, the frame scrolls instead. */
  readonly maxHeight: string;
}

/** `narrow` says whether a width is that of a phone held upright, where things lie one below the other. */
export function fit(narrow: (width: number) => boolean): Fit {
  let highest = $state<number | null>(null);
  const attach: Attachment<HTMLElement> = (element) => {
    const frame = element.closest("[data-board]");
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      const zoomed = element.clientWidth > frame.clientWidth + 1;
      highest = zoomed || narrow(element.clientWidth) ? null : Math.max(LOWEST, frame.clientHeight);
    });
    observer.observe(frame);
    observer.observe(element);
    return () => observer.disconnect();
  };
  return {
    attach,
    get maxHeight() {
      return highest === null ? "none" : `${highest}px`;
    },
  };
}
