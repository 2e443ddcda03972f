import { describe, expect, it } from "vitest";
import type { GameTold } from "../api/types";
import { variantsOf } from "./variants";

const KNOWN = [
  { name: "fog", names: { en: "View", pl: "Widoczność" }, default: "good", values: ["good", "poor"], value_names: [{ en: "clear" }, { en: "fog", pl: "mgła" }] },
  { name: "layout", names: { en: "Layout" }, default: null, values: [], value_names: [] },
] as unknown as GameTold["options"];

describe("the variants of a table", () => {
  it("are those that are not as usual, in words", () => {
    expect(variantsOf(KNOWN, { fog: "poor", layout: null }, "pl")).toEqual([{ name: "Widoczność", value: "mgła" }]);
    expect(variantsOf(KNOWN, { fog: "good" }, "en")).toEqual([]);
  });

  it("are told as they were written where they are a text", () => {
    expect(variantsOf(KNOWN, { layout: "pedro jose" }, "en")).toEqual([{ name: "Layout", value: "pedro jose" }]);
  });
});
