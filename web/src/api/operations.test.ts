import { expect, it } from "vitest";
import { addressOf } from "./operations";

it("leaves parameters without a value out of an address", () => {
  expect(addressOf("/api/tables", { query: { seat: null, at: undefined, since: 0 } })).toBe(
    "/api/tables?since=0",
  );
  expect(addressOf("/api/tables", { query: {} })).toBe("/api/tables");
});

it("escapes the parts of a path, so that none can be read as two", () => {
  const path = { language: "pl", game: "a/b?c" };
  expect(addressOf("/api/words/{language}/{game}", { path })).toBe("/api/words/pl/a%2Fb%3Fc");
});
