import { expect, it } from "vitest";
import type { Args } from "../words/words";
import { duration, minutes } from "./duration";

const text = (id: string, args: Args = {}) => `${id.replace("ui-time-", "")} ${args["count"]}`;

it.each([
  [30, "seconds 30"],
  [90, "seconds 90"],
  [120, "minutes 2"],
  [3000, "minutes 50"],
  [3600, "hours 1"],
  [108_000, "hours 30"],
  [86_400, "days 1"],
])("says %i seconds in the largest unit that fits: %s", (seconds, said) => {
  expect(duration(seconds, text)).toBe(said);
});

it("counts a minute that has begun", () => {
  expect(minutes(0, text)).toBe("minutes 1");
  expect(minutes(61_000, text)).toBe("minutes 2");
});
