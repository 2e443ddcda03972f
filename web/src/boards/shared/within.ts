/** Fits a text into its room: only the browser knows how wide a font is. */
import type { Attachment } from "svelte/attachments";

/** The width to draw a text with; null: its natural width. */
export const squeezed = (natural: number, width: number): number | null => (natural > width ? width : null);

/** Draws an SVG text narrower if it would be wider than `width`. Pass its words, so that new words are measured again. */
export function within(_words: string, width: number): Attachment<SVGTextElement> {
  return (text) => {
    const measure = () => {
      text.removeAttribute("textLength");
      const length = squeezed(text.getComputedTextLength(), width);
      if (length === null) return;
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
      text.setAttribute("textLength", String(length));
    };
    // Behind another tab of a phone, a text has no width until it is shown.
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => {
      observer.disconnect();
      text.removeAttribute("textLength");
    };
  };
}
