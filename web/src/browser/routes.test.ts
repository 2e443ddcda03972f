import { expect, it } from "vitest";
import { pathTo, routeOf } from "./routes";

it.each([
  ["/", { page: "lobby", id: "" }],
  ["/table/a%2Fb", { page: "table", id: "a/b" }],
  ["/replay/x/", { page: "replay", id: "x" }],
  ["/tour/seawolf", { page: "tour", id: "seawolf" }],
  ["/arena", { page: "arena", id: "" }],
])("finds the page at %s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
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
])("finds no page at %s", (path) => {
  expect(routeOf(path)).toEqual({ page: "nowhere", id: "" });
});

it("takes a mistyped id as it is written", () => {
  expect(routeOf("/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});

it("makes the address of a page, which leads back to it", () => {
  expect([pathTo("lobby"), pathTo("table", "a/b")]).toEqual(["/", "/table/a%2Fb"]);
  expect(routeOf(pathTo("replay", "ą?#"))).toEqual({ page: "replay", id: "ą?#" });
});
