/** A text in a room of its own. */
import type { Attachment } from "svelte/attachments";

/** Drawn narrower where the font that the screen has would make it longer than its room. */
export const within =
  (room: number, _text: string): Attachment<SVGTextElement> =>
  (element) => {
    element.removeAttribute("textLength");
    if (element.getComputedTextLength() <= room) return;
    element.setAttribute("lengthAdjust", "spacingAndGlyphs");
    element.setAttribute("textLength", String(room));
  };
