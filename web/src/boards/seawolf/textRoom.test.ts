import { describe, expect, it } from "vitest";
import { boldRoom, claspFor, columnsFor, headFor, nameRoom, notesRoom, BUTTON, titleRoom } from "./textRoom";

describe("the room for texts", () => {
  it("has a name as long as its line, and the word for the first player only where it fits", () => {
    const head = { most: 11, first: "zaczyna" };
    expect(headFor({ ...head, width: 341, name: "Celina", beside: 0 })).toEqual({
      name: "Celina",
      worded: true,
    });
    expect(headFor({ ...head, width: 254, name: "Celina", beside: boldRoom("Mecz −39") })).toEqual({
      name: "Celina",
      worded: false,
    });
    expect(headFor({ ...head, width: 206, name: "Celina", beside: boldRoom("Mecz −39") })).toEqual({
      name: "Celina",
      worded: false,
    });
    expect(headFor({ ...head, width: 254, name: "Damian", beside: boldRoom("Mecz 40") })).toEqual({
      name: "Damian",
      worded: false,
    });
    expect(headFor({ ...head, width: 254, name: "Bruno", beside: boldRoom("Mecz 40") })).toEqual({
      name: "Bruno",
      worded: true,
    });
    expect(headFor({ ...head, width: 206, name: "Konstantyna", beside: boldRoom("Mecz 9") }).name).toBe(
      "Konstan…",
    );
    expect(headFor({ ...head, width: 206, name: "Konstantyna", beside: 0 })).toEqual({
      name: "Konstantyna",
      worded: false,
    });
  });

  it("has room on a phone for a name beside the title of the hand", () => {
    const alone = titleRoom("Karty w ręce", ["12", "−27 na koniec"]);
    const inMatch = titleRoom("Karty w ręce", ["12", "−27"]) + boldRoom("Mecz −39");
    for (const beside of [alone, inMatch])
      expect(headFor({ width: 420, name: "Celina", most: 16, first: "zaczyna", beside }).name).toBe("Celina");
    expect(headFor({ width: 420, name: "Małgorzata", most: 16, first: "zaczyna", beside: alone }).name).toBe(
      "Małgorzata",
    );
  });

  it("has room on a phone for a name beside the button and the notes about the hand, also in a match", () => {
    const beside = BUTTON.narrow + notesRoom(["12", "−27"]);
    expect(headFor({ width: 420, name: "Małgorzata", most: 16, first: "zaczyna", beside }).name).toBe(
      "Małgorzata",
    );
    expect(
      headFor({
        width: 420,
        name: "Celina",
        most: 16,
        first: "zaczyna",
        beside: beside + boldRoom("Mecz −39"),
      }).name,
    ).toBe("Celina");
  });

  it("writes a pair's sum closer together where little is seen of its cards", () => {
    expect(claspFor("6 + 5 = 11", 120).text).toBe("6 + 5 = 11");
    const close = claspFor("6 + 5 = 11", 74);
    expect(close.text).toBe("6+5=11");
    expect(close.width).toBeLessThan(74);
  });

  it("has columns as wide as their headings, with the same gap between all", () => {
    const heads = ["Dostawy", "Wydarzenia", "Mecz"];
    const [deliveries, events, match] = columnsFor(heads, 240) as [number, number, number];
    expect(events - deliveries).toBeGreaterThan(match - events);
    expect(deliveries).toBeGreaterThan(0);
    expect(match).toBeLessThan(240);
  });

  it("knows that some letters are wider than others", () => {
    expect(nameRoom("Damian")).toBeGreaterThan(nameRoom("Celina"));
    expect(nameRoom("Lilli")).toBeLessThan(nameRoom("Anna"));
  });
});
