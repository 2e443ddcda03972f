import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../api/types";
import {
  byKind,
  corrected,
  figuresOf,
  figuresOfTable,
  textOfFigures,
  valueName,
  withFigures,
} from "./figures";

const figure = (id: string, ours: string) => ({
  id,
  kind: id.split("@")[0],
  kinds: {},
  names: { en: id },
  values: ["red", "yellow", "3"],
  value_names: [
    { en: "red", pl: "czerwony" },
    { en: "yellow", pl: "żółty" },
    { en: "3", pl: "3" },
  ],
  ours,
});
const OPTION = {
  name: "flowers",
  default: null,
  figures: [figure("flower@maria", "red"), figure("flower@jose", "yellow"), figure("wheel@1", "3")],
} as unknown as OptionInfo;
const FOG = {
  name: "fog",
  default: false,
  values: [false, true],
  value_names: [{ pl: "bez mgły" }, { pl: "mgła" }],
  figures: [],
};
const KNOWN = [OPTION, FOG] as unknown as GameInfo["options"];

describe("figures of the printed game", () => {
  it("have our values where there is no correction", () => {
    expect(figuresOf(OPTION, null).get("flower@maria")).toBe("red");
    expect(textOfFigures(OPTION, figuresOf(OPTION, null))).toBeNull();
  });

  it("are written as pairs that differ, and can be read again", () => {
    const found = new Map([...figuresOf(OPTION, null), ["wheel@1", "red"], ["flower@maria", "yellow"]]);
    expect(textOfFigures(OPTION, found)).toBe("flower@maria=yellow wheel@1=red");
    expect(figuresOf(OPTION, "flower@maria=yellow wheel@1=red")).toEqual(found);
    expect(corrected(OPTION.figures, found).map(({ id }) => id)).toEqual(["flower@maria", "wheel@1"]);
  });

  it("ignore unknown ids", () => {
    expect(figuresOf(OPTION, "nonsense flower@x=red =")).toEqual(figuresOf(OPTION, null));
  });

  it("are grouped by kind", () => {
    expect(byKind(OPTION.figures).map((kind) => kind.length)).toEqual([2, 1]);
  });

  it("appear in the rules as the table has chosen them", () => {
    const figures = figuresOfTable(KNOWN, { flowers: "flower@maria=yellow" });
    expect(withFigures("Maria: {flower@maria}{?flower}; {flower@anna}", KNOWN, figures, "pl")).toBe(
      "Maria: żółty{?flower}; {flower@anna}",
    );
    expect(withFigures("{fog} {frost}", KNOWN, figures, "pl")).toBe("bez mgły {frost}");
    expect(withFigures("{fog}", KNOWN, figuresOfTable(KNOWN, { fog: true }), "pl")).toBe("mgła");
    expect(valueName(OPTION.figures[0]!, "red", "pl")).toBe("czerwony");
  });
});
