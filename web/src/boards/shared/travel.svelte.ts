/**
 * Pieces that travel: a piece that has another place after a step moves there from its old place.
 *
 *     const travels = travel(() => table);
 *     <g {@attach travels(`card:${card}`, "pile")}>…</g>
 *
 * Call `travel` once while the board is set up. An id stands for the same piece before and after, wherever in
 * the markup it is drawn. The second argument says where a new piece comes from: an id, or a function that is
 * called only when the piece is new. The element must have no transform of its own, because `travel` moves it
 * by `transform`: a browser does not draw the picture again for that, as it would for `translate`.
 * Nothing moves if the user wants no motion, or if the position jumps (a reload, an undo, a replay's slider).
 */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardTable } from "../contract";

const DURATION = 320;
const LEAST = 2;

type Traveller = HTMLElement | SVGElement;
type Origin = string | undefined | (() => string | undefined);

/** Says which piece an element is. */
export type Travels = (id: string, from?: Origin) => Attachment<Traveller>;

/** For a second picture of a piece that travels elsewhere. */
export const STAYS: Travels = () => () => {};

export function travel(tableOf: () => BoardTable<unknown>): Travels {
  const pieces = new Map<string, { element: Traveller; from: Origin }>();
  let before = new Map<string, DOMRect>();
  let underway: Animation[] = [];

  const startOf = (id: string, from: Origin): DOMRect | undefined => {
    const known = before.get(id);
    if (known) return known;
    const origin = typeof from === "function" ? from() : from;
    return origin === undefined ? undefined : before.get(origin);
  };
  const depart = (): void => {
    // A piece that is still moving starts from where it would have ended.
    for (const animation of underway) animation.cancel();
    // Measure all before the first one moves: otherwise the browser would lay out the page once for each.
    const ways = [...pieces].flatMap(([id, { element, from }]) => {
      const start = startOf(id, from);
      return start?.width ? (wayOf(element, start) ?? []) : [];
    });
    underway = ways.map(move);
  };

  $effect.pre(() => {
    void tableOf().view;
    void tableOf().moment;
    untrack(() => {
      before = new Map([...pieces].map(([id, piece]) => [id, piece.element.getBoundingClientRect()]));
    });
  });
  $effect(() => {
    void tableOf().view;
    const { moment, reducedMotion } = tableOf();
    if (reducedMotion || !moment.events.length) return;
    let overtaken = false;
    // A block that Svelte creates again may attach its pieces after this. Nothing is painted in between.
    void tick().then(() => overtaken || depart());
    return () => (overtaken = true);
  });

  return (id, from) => (element) => {
    pieces.set(id, { element, from });
    return () => {
      if (pieces.get(id)?.element === element) pieces.delete(id);
    };
  };
}

interface Way {
  readonly element: Traveller;
  readonly x: number;
  readonly y: number;
}

/** How far an element is from where it was; null: it has not moved. */
function wayOf(element: Traveller, start: DOMRect): Way | null {
  const end = element.getBoundingClientRect();
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  if (Math.abs(x) < LEAST && Math.abs(y) < LEAST) return null;
  // Lengths inside an SVG are in its own units.
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  return { element, x: x / scale, y: y / scale };
}

function move({ element, x, y }: Way): Animation {
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }];
  return element.animate(frames, { duration: DURATION, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
}
