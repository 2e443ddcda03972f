/** The place of a tip on the screen, with what lies around its piece. */
import { placeTip, type Point } from "./tipPlacement";

export function placeBeside(tip: HTMLElement, anchor: Element, pointer: Point): Point {
  const own = anchor.getBoundingClientRect();
  // Beside a button of the action bar, the tip would cover the prompt.
  const dock = anchor.closest(".dock")?.getBoundingClientRect();
  const piece = dock ? new DOMRect(own.x, dock.y, own.width, own.bottom - dock.y) : own;
  const others = [...document.querySelectorAll("[data-control], [data-own-tooltip]")].filter(
    (other) => other !== anchor && other.checkVisibility(),
  );
  const boxesOf = (lit: boolean) =>
    others
      .filter((other) => other.hasAttribute("data-legal") === lit)
      .map((other) => other.getBoundingClientRect());
  const around = {
    kept: [dock ?? own, new DOMRect(pointer.x, pointer.y, 1, 1)],
    lit: boxesOf(true),
    unlit: boxesOf(false),
  };
  return placeTip(tip.getBoundingClientRect(), piece, around, { width: innerWidth, height: innerHeight });
}
