import { expect, it } from "vitest";
import { signposts } from "./signposts";

it.each([60, 69, 110])("has names on the shore that do not touch, below spaces %i wide", (step) => {
  const names = [
    "Aleksandria",
    "Wody przybrzeżne",
    "Cyrenajka",
    "Obszar piratów I",
    "Obszar piratów II",
    "Kartagina",
  ];
  const lines = signposts(names, step, 6 * step).flatMap(({ lines, x, y, lead }) =>
    lines.map((line, i) => ({ from: x - line.length * 3.8, to: x + line.length * 3.8, y: y + lead * i })),
  );
  lines.forEach((a, i) =>
    lines
      .slice(i + 1)
      .forEach((b) => expect(a.to <= b.from || b.to <= a.from || Math.abs(a.y - b.y) > 12).toBe(true)),
  );
  expect(Math.min(...lines.map(({ from }) => from))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...lines.map(({ to }) => to))).toBeLessThanOrEqual(6 * step);
});
