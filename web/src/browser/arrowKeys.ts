/** A long list is one stop for the Tab key; the arrow keys move through its lines. */
import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** The line that gets the focus. From outside the list that is first the current line, or the last one. */
export function lineAfter(key: string, lines: number, focused: number, current: number): number | null {
  const by = STEPS[key];
  if (by === undefined || lines === 0) return null;
  if (focused < 0 && Number.isFinite(by)) return current < 0 ? lines - 1 : current;
  return Math.min(lines - 1, Math.max(0, focused + by));
}

/** For a focusable list of buttons that the Tab key passes over. */
export const arrowKeys: Attachment<HTMLElement> = (list) => {
  const move = (event: KeyboardEvent) => {
    const lines = [...list.querySelectorAll("button")];
    const focused = lines.findIndex((line) => line === document.activeElement);
    const current = lines.findIndex((line) => line.hasAttribute("aria-current"));
    const next = lineAfter(event.key, lines.length, focused, current);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    lines[next]!.focus();
  };
  list.addEventListener("keydown", move);
  return () => list.removeEventListener("keydown", move);
};
