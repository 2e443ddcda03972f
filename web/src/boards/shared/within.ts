/** Words that keep to their place: how wide a font is, only the browser knows. */
import type { Attachment } from "svelte/attachments";

/** How long a text of its natural width is drawn; null: as it is. */
export const squeezed = (natural: number, width: number): number | null => (natural > width ? width : null);

/** Draws an SVG text narrower where it would be wider than `width`. Its words are named so that new ones are measured anew. */
export function within(_words: string, width: number): Attachment<SVGTextElement> {
  return (text) => {
    const measure = () => {
      text.removeAttribute("textLength");
      const length = squeezed(text.getComputedTextLength(), width);
      if (length === null) return;
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
      text.setAttribute("textLength", String(length));
    };
    // Behind another tab of a phone it has no width at all, until it is shown.
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => {
      observer.disconnect();
      text.removeAttribute("textLength");
    };
  };
}
