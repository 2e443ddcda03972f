import { expect, it } from "vitest";
import { numbered } from "./numbered";

it("tells things that look alike apart", () => {
  expect(numbered(["sea_wolf", "rats", "sea_wolf"])).toEqual([
    { noun: "sea_wolf", id: "sea_wolf:0" },
    { noun: "rats", id: "rats:0" },
    { noun: "sea_wolf", id: "sea_wolf:1" },
  ]);
});
