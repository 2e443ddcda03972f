/**
 * Tooltips of pictures and buttons that stand for no action. Each picture of a board has a name for people who cannot
 * see it; the same name is its tooltip. `data-thing` is its name in the rules, `data-why` says why it cannot be used now,
 * and `data-ruling` names the ruling of a figure that could not be read from the print. Hovering, a tap and a long press
 * show the tooltip. A button that only shows more of the board, and what lies below it, have tooltips too; a tap on such
 * a button presses it and shows none.
 */
import type { Attachment } from "svelte/attachments";
import type { BoardTable, Shown } from "../contract";
import { longPress } from "../shared/press";

const PICTURE = "[role=img][aria-label]";
/** A button with `data-own-tooltip` shows its own tooltip. */
const BUTTON = "[role=button][aria-label]:not([data-own-tooltip])";

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

/** A control answers for everything drawn on it. The button that enlarges an opponent lies over that opponent's pictures. */
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
