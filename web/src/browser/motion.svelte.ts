/** Whether the system asks for reduced motion. */
class Motion {
  #asked = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
  reduced = $state(this.#asked?.matches ?? false);

  constructor() {
    this.#asked?.addEventListener("change", () => (this.reduced = this.#asked?.matches ?? false));
  }
}

export const motion = new Motion();
