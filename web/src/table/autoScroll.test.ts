import { expect, it } from "vitest";
import { AutoScroll } from "./autoScroll";

it("stays on when lines have come since it scrolled to the end", () => {
  const list = new AutoScroll();
  list.scrolled(300, 0);
  list.scrolled(400, 120);
  expect(list.isOn).toBe(true);
});

it("is off after the reader scrolls up, until they are at the end again", () => {
  const list = new AutoScroll();
  list.scrolled(300, 0);
  list.scrolled(200, 100);
  expect(list.isOn).toBe(false);
  list.scrolled(250, 50);
  expect(list.isOn).toBe(false);
  list.scrolled(300, 0);
  expect(list.isOn).toBe(true);
});
