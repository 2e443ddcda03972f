/**
 * Makes any element, HTML or SVG, the control for one action or several:
 *
 *     <g {@attach control(table, "take:row@2")}>…</g>
 *     <g {@attach control(table, [`discard:${card}`, `play:${card}`])}>…</g>
 *
 * It is lit and in the tab order while one of them is legal. A click, Enter or Space acts, or offers a menu if
 * several are legal. Hover, focus and a long press show what it would do; while nothing is legal, they ask why
 * not. Arrow keys go to the nearest control in that direction, legal or not. `data-legal`, `data-pointed` and
 * `data-hinted` carry the style (styles/controls.css), which never relies on colour alone.
 */
import type { Attachment } from "svelte/attachments";
import type { BoardTable, Shown } from "../contract";
import { nearest, type Way } from "./nearest";
import { longPress } from "./press";

const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function control(
  table: BoardTable<unknown>,
  keys: string | readonly string[],
  /** The name comes before the labels of the legal actions. */
  options: Shown = {},
): Attachment<HTMLElement | SVGElement> {
  const all = typeof keys === "string" ? [keys] : keys;
  return (element) => {
    let legal: readonly string[] = [];
    $effect(() => {
      legal = all.filter((key) => table.legal.has(key));
      describe(element, table, all, legal, options);
    });
    $effect(() => {
      element.toggleAttribute("data-pointed", table.pointed !== null && all.includes(table.pointed));
      element.toggleAttribute("data-hinted", table.hinted !== null && all.includes(table.hinted));
    });
    if (all.length === 0) return;

    const shown = () => [element, legal.length ? legal : all.slice(0, 1), options] as const;
    const show = () => {
      table.point(legal[0] ?? null);
      table.tip.show(...shown());
    };
    const hover = () => {
      table.point(legal[0] ?? null);
      table.tip.hover(...shown());
    };
    const unpoint = () => {
      if (table.pointed !== null && all.includes(table.pointed)) table.point(null);
    };
    const hide = () => {
      // A focused piece that is removed loses the focus while the page is being drawn.
      queueMicrotask(() => {
        // By then another piece may have the focus and be pointed at.
        unpoint();
        table.tip.hide(element);
      });
    };
    const leave = () => {
      unpoint();
      table.tip.leave(element);
    };
    const act = () => {
      if (legal.length === 1) void table.act(legal[0]!);
      else if (legal.length) table.tip.offer(element, legal);
      else show();
    };
    const steer = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      const confirms = event.key === "Enter" || event.key === " ";
      // A native button turns Enter and Space into clicks by itself.
      if (confirms && !(element instanceof HTMLButtonElement)) act();
      else if (way) nearest(element, way)?.focus();
      else if (event.key === "Escape") hide();
      else return;
      event.preventDefault();
    };
    const listeners: Record<string, (event: never) => void> = {
      click: (event: MouseEvent) => {
        event.stopPropagation();
        act();
      },
      keydown: steer,
      pointerenter: (event: PointerEvent) => event.pointerType !== "touch" && hover(),
      pointerleave: (event: PointerEvent) => (event.pointerType === "touch" ? hide() : leave()),
      // Only a keyboard asks by the focus: a click, a finger or a closed panel gives it without a question.
      focus: () => element.matches(":focus-visible") && show(),
      blur: hide,
      pointercancel: hide,
    };
    const each = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of each) element.addEventListener(name, listener);
    const release = longPress(element, show);
    return () => {
      release();
      for (const [name, listener] of each) element.removeEventListener(name, listener);
    };
  };
}

function describe(
  element: Element,
  table: BoardTable<unknown>,
  all: readonly string[],
  legal: readonly string[],
  { name, thing = null }: Shown,
): void {
  const said = legal.map((key) => table.label(key)).join("; ");
  const label = name === said ? said : [name, said].filter(Boolean).join(": ");
  const set = (attribute: string, value: string | null) => {
    if (value === element.getAttribute(attribute)) return; // most pieces mean what they meant before
    if (value === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
  };
  if (!(element instanceof HTMLButtonElement)) set("role", all.length ? "button" : name ? "img" : null);
  set("aria-label", label || null);
  set("aria-disabled", all.length && !legal.length ? "true" : null);
  set("aria-haspopup", legal.length > 1 ? "menu" : null);
  set("tabindex", all.length ? (legal.length ? "0" : "-1") : null);
  set("data-control", all.length ? all.join(" ") : null);
  set("data-legal", legal.length ? "" : null);
  // The tooltip of a picture needs only its name: see named.ts.
  set("data-thing", all.length ? null : thing);
}
