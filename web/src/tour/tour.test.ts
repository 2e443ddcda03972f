import { expect, it } from "vitest";
import { Client } from "../api/client";
import type { TourResponse } from "../api/types";
import { Tour } from "./tour.svelte";

const action = (key: string) => ({ action: 0, key, label: { id: "x", args: {} } });
const step = (id: string, ask: boolean) => ({
  id,
  title: id,
  text: "",
  point: "draw:pile",
  zones: ["pile"],
  ask,
  view: {
    game: "x",
    players: 3,
    seat: 0,
    current_player: 0,
    is_over: false,
    position: {},
    prompt: { id: "p", args: {} },
    legal: [action("take"), action("draw:pile")],
  },
  events: [{ id: id, args: {} }],
});
const told = (language: string): TourResponse => ({
  game: "x",
  language,
  steps: [step("a", false), step("b", true), step("c", false)],
});

it("allows only the action that a step asks for, and moves on after it", () => {
  const tour = new Tour(told("en"));
  expect([[...tour.legal.keys()], tour.replay, tour.pointed]).toEqual([[], true, "draw:pile"]);
  tour.act("draw:pile");
  expect(tour.step).toBe(0);
  tour.go(1);
  expect([[...tour.legal.keys()], tour.replay]).toEqual([["draw:pile"], false]);
  tour.act("take");
  expect(tour.step).toBe(1);
  tour.act("draw:pile");
  expect([tour.step, tour.moment.events.map(({ id }) => id)]).toEqual([2, ["c"]]);
});

it("stays within its steps and animates only the next step", () => {
  const tour = new Tour(told("en"));
  tour.go(9);
  expect([tour.step, tour.moment.events]).toEqual([2, []]);
  tour.go(-1);
  expect([tour.step, tour.moment.events]).toEqual([0, []]);
});

it("stays at its step in another language", async () => {
  const tour = new Tour(told("en"), new Client(() => Promise.resolve(Response.json(told("pl")))));
  tour.go(1);
  await tour.speak("pl");
  expect([tour.content.language, tour.step]).toEqual(["pl", 1]);
});

it("puts the reader last", () => {
  expect(new Tour(told("en")).order.map(({ number }) => number)).toEqual([1, 2, 0]);
});
