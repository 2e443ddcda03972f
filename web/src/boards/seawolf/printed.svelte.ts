/**
 * The colours of goods and events at the table that is shown. A table may correct the colours that could not be read
 * from the print; its view has them. A page shows one table at a time.
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
