/** For each value, that many goods around the middle of the picture. */
export const HEAPS: Readonly<Record<number, { size: number; at: readonly [number, number][] }>> = {
  1: { size: 46, at: [[0, 0]] },
  2: {
    size: 38,
    at: [
      [0, -24],
      [0, 24],
    ],
  },
  3: {
    size: 32,
    at: [
      [0, -34],
      [0, 0],
      [0, 34],
    ],
  },
  4: {
    size: 27,
    at: [
      [-15, -22],
      [15, -22],
      [-15, 22],
      [15, 22],
    ],
  },
  5: {
    size: 25,
    at: [
      [-16, -34],
      [16, -34],
      [0, 0],
      [-16, 34],
      [16, 34],
    ],
  },
  6: {
    size: 25,
    at: [
      [-15, -36],
      [15, -36],
      [-15, 0],
      [15, 0],
      [-15, 36],
      [15, 36],
    ],
  },
};
