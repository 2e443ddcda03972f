import { expect, it } from "vitest";
import { Following } from "./following";

it("goes on when lines have come since it scrolled to the end", () => {
  const following = new Following();
  following.scrolled(300, 0);
  following.scrolled(400, 120);
  expect(following.on).toBe(true);
});

it("ends when somebody goes back up, until they are at the end again", () => {
  const following = new Following();
  following.scrolled(300, 0);
  following.scrolled(200, 100);
  expect(following.on).toBe(false);
  following.scrolled(250, 50);
  expect(following.on).toBe(false);
  following.scrolled(300, 0);
  expect(following.on).toBe(true);
});
