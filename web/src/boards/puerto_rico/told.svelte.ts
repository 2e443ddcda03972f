/**
 * The tip of a drawn button that is no control of the game: what it would do, or why it does nothing now. It follows
 * what a click changes while the pointer stays. A finger that stays there asks, too.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardTable, Shown } from "../contract";
import { longPress } from "../shared/press";

/** Its element bears `data-told` (named.ts). `says` is null where there is nothing to say, or where another says it. */
export function told(table: () => BoardTable<unknown>, says: () => Shown | null): Attachment<Element> {
  return (element) => {
    let pointed = $state(false);
    $effect(() => {
      const shown = pointed ? says() : null;
      if (shown === null) return;
      const { tip } = untrack(table);
      untrack(() => tip.show(element, [], shown));
      return () => tip.hide(element);
    });
    // What is taken away while it has the focus loses it in the midst of an update, where state is only set untracked.
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
