import { expect, it } from "vitest";
import { Client } from "../api/client";
import { Rules } from "./rules.svelte";

const told = (language: string) => ({
  game: "x",
  language,
  sections: [{ id: "goal", level: 2, title: language, text: "" }],
});

it("loads each language once and shows the one that was chosen last", async () => {
  const asked: string[] = [];
  const answers = new Map<string, (response: Response) => void>();
  const client = new Client((path) => {
    const language = new URL(String(path), "http://x").searchParams.get("language")!;
    asked.push(language);
    return new Promise((resolve) => answers.set(language, resolve));
  });
  const rules = new Rules("x", client);
  const english = rules.load("en");
  const polish = rules.load("pl");
  answers.get("pl")!(Response.json(told("pl")));
  await polish;
  answers.get("en")!(Response.json(told("en")));
  await english;
  expect([rules.language, rules.sections[0]!.title]).toEqual(["pl", "pl"]);
  await rules.load("en");
  expect([rules.language, asked]).toEqual(["en", ["en", "pl"]]);
});

it("says that the rules could not be loaded, and loads them again on request", async () => {
  let reachable = false;
  const client = new Client(() =>
    reachable ? Promise.resolve(Response.json(told("en"))) : Promise.reject(new Error("gone")),
  );
  const rules = new Rules("x", client);
  await rules.load("en");
  expect(rules.failed).toBe(true);
  reachable = true;
  await rules.load("en");
  expect([rules.failed, rules.sections.length]).toEqual([false, 1]);
});

it("shows the same section again when it is asked for again", () => {
  const rules = new Rules("x", new Client());
  rules.open("goal");
  const first = rules.place;
  rules.open("goal");
  expect(rules.place).not.toBe(first);
  rules.close();
  expect([rules.shown, rules.place.section]).toEqual([false, null]);
});
