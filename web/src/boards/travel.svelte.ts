/**
 * Pieces that travel: whatever had a place before a step and has another one after it moves there.
 *
 *     const travels = travel(() => table);
 *     <g {@attach travels(`card:${card}`, "pile")}>…</g>
 *
 * Call `travel` once while the board is set up. An id stands for the same piece before and after, wherever in
 * the markup it is drawn; the second argument names where a piece comes from that was nowhere before.
 * Nothing moves where motion is unwanted, or when the position jumps (a reload, an undo, a replay's slider).
 */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardTable } from "./contract";

const DURATION = 320;
const LEAST = 2;

type Traveller = HTMLElement | SVGElement;

export function travel(
  tableOf: () => BoardTable<unknown>,
): (id: string, from?: string) => Attachment<Traveller> {
  const pieces = new Map<string, { element: Traveller; from: string | undefined }>();
  let before = new Map<string, DOMRect>();

  $effect.pre(() => {
    void tableOf().view;
    untrack(() => {
      before = new Map([...pieces].map(([id, piece]) => [id, piece.element.getBoundingClientRect()]));
    });
  });
  $effect(() => {
    void tableOf().view;
    const { moment, reducedMotion } = tableOf();
    if (reducedMotion || !moment.events.length) return;
    const starts = before;
    let overtaken = false;
    // A block that is made anew may attach its pieces after this; nothing is painted in between.
    void tick().then(() => {
      if (overtaken) return;
      for (const [id, { element, from }] of pieces) {
        const start = starts.get(id) ?? (from === undefined ? undefined : starts.get(from));
        if (start?.width) move(element, start);
      }
    });
    return () => (overtaken = true);
  });

  return (id, from) => (element) => {
    pieces.set(id, { element, from });
    return () => {
      if (pieces.get(id)?.element === element) pieces.delete(id);
    };
  };
}

function move(element: Traveller, start: DOMRect): void {
  const end = element.getBoundingClientRect();
  const dx = start.left + start.width / 2 - (end.left + end.width / 2);
  const dy = start.top + start.height / 2 - (end.top + end.height / 2);
  if (Math.abs(dx) < LEAST && Math.abs(dy) < LEAST) return;
  // Lengths inside an SVG are in its own units.
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  element.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0px 0px" }], {
    duration: DURATION,
    easing: "cubic-bezier(0.3, 0, 0.2, 1)",
  });
}
