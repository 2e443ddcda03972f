import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardTable } from "../contract";
import { ownTooltip } from "./ownTooltip.svelte";

let says = $state<string | null>("Put a worker here");
let shown: string[] = [];
const tip = {
  show: (_: Element, __: readonly string[], { name }: { name: string }) => shown.push(name),
  hide: () => shown.push("hidden"),
};
const table = { tip } as unknown as BoardTable<unknown>;

let button: EventTarget;
let stop = () => {};

beforeEach(() => {
  says = "Put a worker here";
  shown = [];
  button = new EventTarget();
  stop = $effect.root(() => {
    $effect(
      () =>
        ownTooltip(
          () => table,
          () => (says === null ? null : { name: says }),
        )(button as Element) ?? undefined,
    );
  });
  flushSync();
});

afterEach(() => stop());

function happens(name: string, pointerType = "mouse"): void {
  button.dispatchEvent(Object.assign(new Event(name), { pointerType }));
  flushSync();
}

it("says nothing until it is pointed at, and nothing more when that is over", () => {
  expect(shown).toEqual([]);
  happens("pointerenter");
  expect(shown).toEqual(["Put a worker here"]);
  happens("pointerleave");
  expect(shown).toEqual(["Put a worker here", "hidden"]);
});

it("says what is so now when a click has changed it", () => {
  happens("focus");
  says = "Take the worker back in hand";
  flushSync();
  expect(shown).toEqual(["Put a worker here", "hidden", "Take the worker back in hand"]);
});

it("is silent where another says it", () => {
  says = null;
  happens("pointerenter");
  expect(shown).toEqual([]);
});

it("leaves a touch to what it does", () => {
  happens("pointerenter", "touch");
  expect(shown).toEqual([]);
});

it("tells a finger that stays, and does not use what it asked about", () => {
  vi.useFakeTimers();
  const used = vi.fn();
  button.addEventListener("click", used);
  happens("pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(shown).toEqual(["Put a worker here"]);
  happens("pointerup", "touch");
  happens("pointerleave", "touch");
  happens("click");
  vi.useRealTimers();
  expect(shown).toEqual(["Put a worker here", "hidden"]);
  expect(used).not.toHaveBeenCalled();
});
