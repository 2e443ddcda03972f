/** The turning wheel sounds like the sea. The end of a phase or the loss of a bonus has no sound. */
import type { OwnSounds } from "../../sounds/eventSounds";

export const SOUNDS: OwnSounds = {
  "round-begins": "water",
  "ended-action": null,
  "bonus-lost": null,
  "free-tile-lost": null,
};
