/** A long press asks, like hovering does, and suppresses the click that follows. */
const LONG = 450;

export function longPress(element: Element, ask: (event: PointerEvent) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const listeners: Record<string, (event: never) => void> = {
    pointerdown: (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      asked = false;
      waiting = setTimeout(() => {
        asked = true;
        ask(event);
      }, LONG);
    },
    pointerup: () => clearTimeout(waiting),
    pointercancel: () => clearTimeout(waiting),
    click: (event: MouseEvent) => {
      if (asked) event.stopImmediatePropagation();
      asked = false;
    },
  };
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of each) element.addEventListener(name, listener, { capture: true });
  return () => {
    clearTimeout(waiting);
    for (const [name, listener] of each) element.removeEventListener(name, listener, { capture: true });
  };
}
