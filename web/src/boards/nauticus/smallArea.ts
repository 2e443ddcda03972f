/** Where things lie in an opponent's small area. */
import type { SeatPosition } from "./position";
import { capacityOf, extent, spaceSize } from "./warehouse";

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface SmallArea {
  /** There is no room for tiles and warehouse. */
  readonly slim: boolean;
  /** There is room for the yard above the warehouse. */
  readonly tower: boolean;
  /** There is room for a line below the warehouse. */
  readonly roomy: boolean;
  /** Where the column at the right begins. */
  readonly column: number;
  /** How large a space of the warehouse is. */
  readonly cell: number;
  readonly purse: Spot & { readonly step: number };
  readonly quay: Spot & { readonly height: number };
  /** The right end of the line that sums up the warehouse. */
  readonly sum: Spot;
  readonly store: Spot;
  readonly yard: { readonly y: number; readonly width: number; readonly height: number };
}

export function smallAreaFor(
  width: number,
  height: number,
  has: Pick<SeatPosition, "warehouse" | "space_left">,
): SmallArea {
  const slim = width < 300;
  const tower = !slim && height > 200;
  const roomy = height > 130;
  const column = width - 137;
  const capacity = capacityOf(has);
  const cell = tower
    ? spaceSize(capacity, 200, 100, 29)
    : spaceSize(capacity, roomy ? 131 : 96, height - 66, 29);
  const shared = { slim, tower, roomy, column, cell };
  // In a low area everything else stands beside the ships, so that they are as large as they can be.
  if (!slim && !tower)
    return {
      ...shared,
      purse: { x: column, y: 35, step: 45 },
      quay: { x: column, y: 44, height: 16.5 },
      sum: roomy ? { x: width - 25, y: height - 8 } : { x: width - 7, y: 77 },
      store: { x: column, y: 63 },
      yard: { y: 28, width: column - 16, height: height - 32 },
    };
  const store = extent(capacity, cell).height;
  return {
    ...shared,
    purse: { x: 8, y: 43, step: 46 },
    quay: { x: column, y: 33, height: 20 },
    sum: { x: width - 25, y: height - 8 },
    store: { x: 8, y: height - store - 6 },
    yard: {
      y: 56,
      width: width - (slim ? 30 : 16),
      height: height - 60 - (tower ? store + 4 : 0),
    },
  };
}
