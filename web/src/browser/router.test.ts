import { expect, it } from "vitest";
import { placeAt } from "./router.svelte";

it.each([
  ["/", { name: "harbour" }],
  ["/table/a%2Fb", { name: "table", id: "a/b" }],
  ["/replay/x/", { name: "replay", id: "x" }],
  ["/tour/seawolf", { name: "tour", id: "seawolf" }],
  ["/arena", { name: "arena" }],
])("knows its places: %s", (path, place) => {
  expect(placeAt(path)).toEqual(place);
});

it.each([
  "/nowhere",
  "/review",
  "/tables/nonsense",
  "/table",
  "/table/x/y",
  "/arena/x",
  "/games",
  "/%E0%A4%A",
])("knows no other address: %s", (path) => {
  expect(placeAt(path)).toEqual({ name: "nowhere" });
});

it("takes a mistyped table for one that there is not, and not for the end of the page", () => {
  expect(placeAt("/table/%E0%A4%A")).toEqual({ name: "table", id: "%E0%A4%A" });
});
