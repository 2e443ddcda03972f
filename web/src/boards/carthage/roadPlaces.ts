/** Where the spaces and the lanes of the sea road lie. */
import { areNarrow } from "./signposts";

/** The shore at the goal. */
export const QUAY = 50;

export interface RoadPlaces {
  /** How wide a space is, and the shore at the start. */
  readonly step: number;
  readonly end: number;
  /** Where the shore below begins. */
  readonly coast: number;
  /** The spaces are so narrow that names and drawings have less room. */
  readonly narrow: boolean;
  /** The middle of a space, counted from the start. */
  middle(space: number): number;
  /** The middle of a lane, from above. */
  lane(number: number): number;
}

export function roadPlacesFor(width: number, height: number, spaces: number): RoadPlaces {
  const end = width < 500 ? 22 : 34;
  const step = (width - QUAY - end) / spaces;
  return {
    step,
    end,
    coast: height - 40,
    narrow: areNarrow(step),
    middle: (space) => width - end - step * (space + 0.5),
    lane: (number) => 27 + 37.5 * number,
  };
}
