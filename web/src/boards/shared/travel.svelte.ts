/**
 * Pieces that travel: whatever had a place before a step and has another one after it moves there.
 *
 *     const travels = travel(() => table);
 *     <g {@attach travels(`card:${card}`, "pile")}>…</g>
 *
 * Call `travel` once while the board is set up. An id stands for the same piece before and after, wherever in
 * the markup it is drawn; the second argument names where a piece comes from that was nowhere before, or finds
 * it out when that is asked. The element has no transform of its own: that is what it is moved with, since a
 * browser moves a drawing by `transform` without drawing it anew, and by `translate` not.
 * Nothing moves where motion is unwanted, or when the position jumps (a reload, an undo, a replay's slider).
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
    // From wherever they are now: what is still on its way is measured where it will lie.
    for (const animation of underway) animation.cancel();
    // All are measured before the first one moves, or the page would be laid out anew for each.
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
    // A block that is made anew may attach its pieces after this; nothing is painted in between.
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

/** How far it is from where it was; null: it has not moved. */
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
