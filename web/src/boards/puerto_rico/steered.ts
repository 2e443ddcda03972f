/**
 * For the buttons on the island while people are placed: Enter and Space do what a click does, and arrow keys go to the
 * nearest such button.
 */
import { nearestBox, type Way } from "../shared/nearest";
import { pressed } from "../shared/pressed";

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export const steered = (act: () => void) => (event: KeyboardEvent) => {
  const way = WAYS[event.key];
  if (!way) return pressed(act)(event);
  event.preventDefault();
  neighbourOf(event.currentTarget as SVGElement, way)?.focus();
};

function neighbourOf(element: SVGElement, way: Way): SVGElement | null {
  const all = [
    ...(element.ownerSVGElement?.querySelectorAll<SVGElement>('[data-own-tooltip][tabindex="0"]') ?? []),
  ];
  const others = all
    .filter((other) => other !== element)
    .map((other) => [other, other.getBoundingClientRect()] as const);
  const from = element.getBoundingClientRect();
  // There are few of them: if none lies straight ahead, take one that lies aside.
  return nearestBox(from, others, way) ?? nearestBox(from, others, way, Infinity);
}
