/** A long list is one stop for the Tab key; the arrows walk through its lines. */
import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** The line a key leads to: from the line `at`, or if that is none first to the one that is `shown`, or to the last. */
export function lineAfter(key: string, lines: number, at: number, shown: number): number | null {
  const by = STEPS[key];
  if (by === undefined || lines === 0) return null;
  if (at < 0 && Number.isFinite(by)) return shown < 0 ? lines - 1 : shown;
  return Math.min(lines - 1, Math.max(0, at + by));
}

/** For a focusable list of buttons that the Tab key passes over. */
export const walk: Attachment<HTMLElement> = (list) => {
  const step = (event: KeyboardEvent) => {
    const lines = [...list.querySelectorAll("button")];
    const at = lines.findIndex((line) => line === document.activeElement);
    const shown = lines.findIndex((line) => line.hasAttribute("aria-current"));
    const next = lineAfter(event.key, lines.length, at, shown);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    lines[next]!.focus();
  };
  list.addEventListener("keydown", step);
  return () => list.removeEventListener("keydown", step);
};
