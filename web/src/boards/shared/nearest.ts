/** Arrow keys on a board or in the action bar go from one control to the nearest in a direction. */
export type Way = "left" | "right" | "up" | "down";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A control further aside than this lies in another direction: the tangent of 55 degrees. */
const ASIDE = 1.43;

/** The closest of the boxes in that direction, measured between edges; the distance sideways counts double. */
export function nearestBox<T>(
  from: Box,
  others: readonly (readonly [T, Box])[],
  way: Way,
  most = ASIDE,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const [item, box] of others) {
    const { ahead, aside, gapAhead, gapAside } = between(from, box, way);
    if (ahead <= 1 || aside > most * ahead) continue;
    // Of two at the same distance by their edges, the one whose middle is nearer.
    const distance = Math.max(0, gapAhead) + 2 * Math.max(0, gapAside) + (ahead + aside) / 10;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

/** How far one box lies from another in a direction and across it: their middles, and their edges. */
function between(from: Box, to: Box, way: Way) {
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const gapX = Math.abs(dx) - (from.width + to.width) / 2;
  const gapY = Math.abs(dy) - (from.height + to.height) / 2;
  const level = way === "left" || way === "right";
  return {
    ahead: { left: -dx, right: dx, up: -dy, down: dy }[way],
    aside: Math.abs(level ? dy : dx),
    gapAhead: level ? gapX : gapY,
    gapAside: level ? gapY : gapX,
  };
}

export function nearest(element: Element, way: Way): HTMLElement | SVGElement | null {
  const around = element.closest("[data-board]") ?? element.closest("[role=group]") ?? document.body;
  const others = [...around.querySelectorAll<HTMLElement | SVGElement>("[data-control]")]
    .filter((other) => other !== element)
    .map((other) => [other, other.getBoundingClientRect()] as const);
  return nearestBox(element.getBoundingClientRect(), others, way);
}
