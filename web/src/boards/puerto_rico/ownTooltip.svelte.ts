/**
 * The tooltip of a drawn button that stands for no action of the game: what it would do, or why it does nothing now.
 * It follows a change that a click makes while the pointer stays. A long press shows it, too.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardTable, Shown } from "../contract";
import { longPress } from "../shared/press";

/** Its element has `data-own-tooltip` (see named.ts). `says` is null if there is no tooltip, or if another component shows it. */
export function ownTooltip(table: () => BoardTable<unknown>, says: () => Shown | null): Attachment<Element> {
  return (element) => {
    let pointed = $state(false);
    $effect(() => {
      const shown = pointed ? says() : null;
      if (shown === null) return;
      const { tip } = untrack(table);
      untrack(() => tip.show(element, [], shown));
      return () => tip.hide(element);
    });
    // A focused element that is removed loses the focus during an update, where state may only be set untracked.
    const leave = () => untrack(() => (pointed = false));
    const point = () => untrack(() => (pointed = true));
    const hover = (event: Event) => (event as PointerEvent).pointerType !== "touch" && point();
    const listeners = {
      pointerenter: hover,
      pointerleave: leave,
      pointercancel: leave,
      focus: point,
      blur: leave,
    };
    const each = Object.entries(listeners);
    for (const [name, listener] of each) element.addEventListener(name, listener);
    const release = longPress(element, point);
    return () => {
      release();
      for (const [name, listener] of each) element.removeEventListener(name, listener);
    };
  };
}
