import { expect, it } from "vitest";
import { playsAlone } from "./seats";
import { open, setUp, told } from "./testing";

setUp();

it("knows whether only the viewer and bots play", () => {
  const { seats } = open(told(5, 0));
  expect(playsAlone(seats)).toBe(true);
  expect(playsAlone(seats.map((one) => ({ ...one, level: null })))).toBe(false);
  expect(playsAlone(open(told(5, 0, [0, 1])).seats)).toBe(true);
});
