/** The wheel that turns is heard as the sea; that a phase or a bonus is over is not heard at all. */
import type { OwnSounds } from "../../sounds/hearing";

export const SOUNDS: OwnSounds = {
  "round-begins": "water",
  "ended-action": null,
  "bonus-lost": null,
  "free-tile-lost": null,
};
