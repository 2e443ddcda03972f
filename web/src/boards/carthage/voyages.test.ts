import { describe, expect, it } from "vitest";
import type { Moment } from "../contract";
import { COLOURS } from "./position";
import { roadOf } from "./printed";
import { position } from "./testing";
import { destinationOf, stopsOf } from "./voyages";

describe("a ship", () => {
  it("sails by every space, to the goal and home within one step", () => {
    const events = [
      { id: "sailed", args: { ship: "ship_red", start: "pirates_1", space: "carthage" }, seat: 0 },
      { id: "returned", args: { ship: "ship_blue", space: "cyrenaica" }, seat: 0 },
      { id: "returned", args: { ship: "ship_red", space: "alexandria" }, seat: 0 },
    ] as unknown as Moment["events"];
    expect(stopsOf(events, "ship_red", "pirates_1")).toEqual(["pirates_1", "carthage", "alexandria"]);
    expect(stopsOf(events, "ship_blue", "pirates_2")).toEqual(["pirates_2", "cyrenaica"]);
    expect(stopsOf(events, "ship_green", "coast")).toEqual(["coast"]);
  });

  it("sails a step for one card that is bought of its colour and two for more, but not past the goal", () => {
    const buying = position({
      turn_player: 1,
      ships: { ship_red: "coast", ship_blue: "alexandria", ship_yellow: "pirates_2", ship_green: "coast" },
      market: ["red_2", "yellow_2", "yellow_3"],
      market_reserved: [
        { card: "red_5", reserved_player: 1 },
        { card: "green_5", reserved_player: 0 },
      ],
    });
    expect(COLOURS.map((colour) => destinationOf(buying, colour, roadOf("carthage")))).toEqual([
      "pirates_1",
      "alexandria",
      "carthage",
      "coast",
    ]);
    const pirates = position({ phase: "raid_store", market: ["red_2"] });
    expect(destinationOf(pirates, "red", roadOf("carthage"))).toBe("alexandria");
  });
});
