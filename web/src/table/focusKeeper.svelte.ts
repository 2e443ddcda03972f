/** After a decision by keyboard, the focus goes to the next legal action in the same part of the table. */
import { tick } from "svelte";
import type { Table } from "./table.svelte";

export class FocusKeeper {
  /** The part of the table where the keyboard was used last; null: it was not used. */
  #part: "[data-board]" | ".dock" | null = null;

  /** Make it while the component is set up. */
  constructor(table: Table, room: () => HTMLElement | undefined) {
    $effect(() => {
      void table.now.number;
      if (!table.legal.size || !this.#part) return;
      // The new controls are lit by then.
      void tick().then(() => this.#moveFocus(room()));
    });
  }

  pressed({ target }: KeyboardEvent): void {
    const element = target as Element | null;
    if (element?.closest("[data-board]")) this.#part = "[data-board]";
    else this.#part = element?.closest(".dock, [data-hand-over]") ? ".dock" : null;
  }

  /** A pointer was used. */
  forget(): void {
    this.#part = null;
  }

  #moveFocus(room: HTMLElement | undefined): void {
    const focused = document.activeElement;
    // A piece that is no longer lit loses the focus only with the next frame.
    const leaves = focused?.matches("[data-control]") && !focused.matches("[data-legal]");
    if (focused === document.body || leaves)
      room?.querySelector<HTMLElement>(`${this.#part} [data-legal]`)?.focus();
  }
}
