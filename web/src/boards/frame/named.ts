/**
 * What can only be looked at answers, too: each picture of a board has a name for whoever cannot see it, and that is
 * the tip of whoever does not know it yet; `data-thing` is what the rules call it, `data-why` says why it cannot be used
 * now, `data-ruling` names the ruling of a figure that was not read from the print. A tap says it as well as the pointer.
 * So do buttons that only show more of the board and what lies below them, but not to a tap, which does what they are
 * for: to a pointer, or a finger that stays there.
 */
import type { Attachment } from "svelte/attachments";
import type { BoardTable, Shown } from "../contract";
import { longPress } from "../shared/press";

const PICTURE = "[role=img][aria-label]";
/** One that tells more than its name does so by itself. */
const BUTTON = "[role=button][aria-label]:not([data-told])";

export function named(table: () => BoardTable<unknown>): Attachment<HTMLElement> {
  return (frame) => {
    let shown: Element | null = null;
    const name = (event: MouseEvent) => {
      const found = pictureAt(event) ?? (event.type === "click" ? null : buttonAt(event));
      if (found === shown) return;
      forget();
      shown = found;
      if (!found) return;
      if (event.type === "pointermove") table().tip.hover(found, [], shownBy(found));
      else table().tip.show(found, [], shownBy(found));
    };
    const forget = () => {
      if (shown) table().tip.hide(shown);
      shown = null;
    };
    const point = (event: PointerEvent) => event.pointerType !== "touch" && name(event);
    frame.addEventListener("pointermove", point);
    frame.addEventListener("pointerleave", forget);
    frame.addEventListener("pointerdown", forget);
    frame.addEventListener("click", name);
    const release = longPress(frame, name);
    return () => {
      release();
      forget();
      frame.removeEventListener("pointermove", point);
      frame.removeEventListener("pointerleave", forget);
      frame.removeEventListener("pointerdown", forget);
      frame.removeEventListener("click", name);
    };
  };
}

const shownBy = (element: Element): Shown => ({
  name: element.getAttribute("aria-label"),
  thing: element.getAttribute("data-thing"),
  why: element.getAttribute("data-why"),
  ruling: element.getAttribute("data-ruling"),
});

/** A control speaks for all that is drawn on it; what enlarges an opponent lies over its pictures. */
function pictureAt({ type, target, clientX, clientY }: MouseEvent): Element | null {
  if (!(target instanceof Element) || target.closest("[data-control]")) return null;
  const over = target.closest("[aria-expanded]");
  if (!over) return target.closest(PICTURE);
  if (type === "click") return null;
  const below = document.elementsFromPoint(clientX, clientY).find((element) => !over.contains(element));
  return below?.closest(PICTURE) ?? null;
}

function buttonAt({ target }: MouseEvent): Element | null {
  if (!(target instanceof Element) || target.closest("[data-control]")) return null;
  return target.closest(BUTTON);
}
