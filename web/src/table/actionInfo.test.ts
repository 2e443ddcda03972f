import { expect, it } from "vitest";
import { open, seat, setUp, told } from "./testing";

setUp();

it("warns that an action reveals something only if other people would have to agree to undo it", async () => {
  const foretold = { preview: { allowed: true, events: [], reveals: true } };
  const withBot = open(told(5, 0), foretold);
  expect(await withBot.preview("draw:pile")).toEqual({ lines: [], reveals: false });
  const others = told(5, 0);
  const friend = { ...others, seats: [others.seats[0]!, seat("Bo", "b")] };
  expect(await open(friend, foretold).preview("draw:pile")).toEqual({ lines: [], reveals: true });
});
