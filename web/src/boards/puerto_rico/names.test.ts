import { expect, it } from "vitest";
import { nameOfTile } from "./names";

const words = {
  noun: (id: string) => id,
  text: (id: string, args: Readonly<Record<string, unknown>> = {}) =>
    `${id} ${Object.values(args).join(" ")}`,
} as unknown as Parameters<typeof nameOfTile>[0];

it("tells how many of the circles have somebody on them", () => {
  expect(nameOfTile(words, { kind: "indigo_plant", copy: 0, circles: ["noble", "worker", null] })).toBe(
    "board-tile indigo_plant 2 3",
  );
});

it("says only what it is where there are no circles", () => {
  expect(nameOfTile(words, { kind: "forest", copy: 0, circles: [] })).toBe("forest");
});
