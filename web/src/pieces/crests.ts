/** The crest of each seat: a shape and a colour. No game has more than six seats. */
export const SHAPES = ["disc", "square", "diamond", "triangle", "hexagon", "star"] as const;
export type Shape = (typeof SHAPES)[number];

export interface Crest {
  readonly shape: Shape;
  /** A CSS value that follows the theme. */
  readonly colour: string;
}

export const crestOf = (seat: number): Crest => ({
  shape: SHAPES[seat % SHAPES.length]!,
  colour: `var(--seat-${seat % SHAPES.length})`,
});

/** Outlines in a square from -10 to 10. */
export const OUTLINES: Record<Shape, string> = {
  disc: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
  square: "M-8-8H8V8H-8z",
  diamond: "M0-10L9.5 0L0 10L-9.5 0z",
  triangle: "M0-9.5L9.5 8H-9.5z",
  hexagon: "M-5-8.7H5L10 0L5 8.7H-5L-10 0z",
  star: "M0-10L2.7-3.2L9.8-3.1L4.2 1.3L6.2 8.4L0 4.4L-6.2 8.4L-4.2 1.3L-9.8-3.1L-2.7-3.2z",
};
