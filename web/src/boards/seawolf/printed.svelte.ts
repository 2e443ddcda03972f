/**
 * Which colour goods and events have at the table that is shown. A table may correct what was ruled: its view tells.
 * A page shows one table at a time.
 */
import type { Position } from "./position";

type Printed = Pick<Position, "goods_colours" | "event_colours">;

const OURS = ["blue", "red", "pink", "yellow"];
let shown = $state.raw<Printed>({ goods_colours: OURS, event_colours: OURS });

export const printed = (): Printed => shown;

export function showPrinted({ goods_colours, event_colours }: Printed): void {
  if (`${goods_colours} ${event_colours}` === `${shown.goods_colours} ${shown.event_colours}`) return;
  shown = { goods_colours, event_colours };
}
