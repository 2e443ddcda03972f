/** Arrow keys on a board or in the action bar: from one control to the nearest in a direction, as the eye would go. */
export type Way = "left" | "right" | "up" | "down";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Among boxes, the one that lies in that direction and closest; sideways counts double. */
export function nearestBox<T>(from: Box, others: readonly (readonly [T, Box])[], way: Way): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const [item, box] of others) {
    const dx = box.left + box.width / 2 - (from.left + from.width / 2);
    const dy = box.top + box.height / 2 - (from.top + from.height / 2);
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[way];
    const aside = way === "left" || way === "right" ? Math.abs(dy) : Math.abs(dx);
    if (ahead <= 1) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

export function nearest(element: Element, way: Way): HTMLElement | SVGElement | null {
  const around = element.closest("[data-board]") ?? element.closest("[role=group]") ?? document.body;
  const others = [...around.querySelectorAll<HTMLElement | SVGElement>("[data-control]")]
    .filter((other) => other !== element)
    .map((other) => [other, other.getBoundingClientRect()] as const);
  return nearestBox(element.getBoundingClientRect(), others, way);
}
