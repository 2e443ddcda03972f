import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardTable, Moment } from "../contract";
import { travel } from "./travel.svelte";

/** A piece that lies somewhere, and remembers how it was moved. */
class Lying {
  moves: string[] = [];

  constructor(readonly left: number) {}

  getBoundingClientRect = () => ({ left: this.left, top: 0, width: 10, height: 10 });
  animate = ([from]: { transform: string }[]) => {
    this.moves.push(from!.transform);
    return { cancel() {} };
  };
}

const HAPPENED: Moment = { number: 2, events: [{ id: "took", args: {}, seat: 0 }] };
let view = $state.raw({});
let moment = $state.raw<Moment>({ number: 1, events: [] });
let reducedMotion = false;
const table = {
  get view() {
    return view;
  },
  get moment() {
    return moment;
  },
  get reducedMotion() {
    return reducedMotion;
  },
} as unknown as BoardTable<unknown>;

/** A board on which `first` lies, and, once the view has changed, `later`, attached after all other effects. */
function board(
  first: Lying,
  later: () => void,
  travels: (made: ReturnType<typeof travel>) => void,
): () => void {
  return $effect.root(() => {
    const made = travel(() => table);
    travels(made);
    $effect(() => {
      made("pile")(first as unknown as HTMLElement);
    });
    $effect(() => {
      if (view !== start) later();
    });
  });
}

let start: object;
let attach: ReturnType<typeof travel>;
let stop = () => {};

function begin(pile: Lying, card: Lying, from: Parameters<typeof attach>[1] = "pile"): void {
  stop = board(
    pile,
    () => void attach("card", from)(card as unknown as HTMLElement),
    (made) => (attach = made),
  );
  flushSync();
}

function change(happened: Moment = HAPPENED): void {
  view = {};
  moment = happened;
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal("SVGGraphicsElement", class {});
  start = view = {};
  moment = { number: 1, events: [] };
  reducedMotion = false;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it("moves a piece that a block creates again and attaches late", async () => {
  const [pile, card] = [new Lying(100), new Lying(40)];
  begin(pile, card);
  change();
  await tick();
  expect([card.moves, pile.moves]).toEqual([["translate(60px, 0px)"], []]);
});

it("moves nothing when the position jumps, or motion is unwanted", async () => {
  const card = new Lying(40);
  begin(new Lying(100), card);
  change({ number: 2, events: [] });
  await tick();
  reducedMotion = true;
  change();
  await tick();
  expect(card.moves).toEqual([]);
});

it("moves nothing for a step that was overtaken before it could be seen", async () => {
  const card = new Lying(40);
  begin(new Lying(100), card);
  change();
  change({ ...HAPPENED, number: 3 });
  await tick();
  expect(card.moves).toEqual([]);
});

it("asks where a piece comes from only if it was nowhere before", async () => {
  const [pile, card] = [new Lying(100), new Lying(40)];
  const from = vi.fn(() => "pile");
  begin(pile, card, from);
  expect(from).not.toHaveBeenCalled();
  change();
  await tick();
  change({ ...HAPPENED, number: 3 });
  await tick();
  expect([from.mock.calls.length, card.moves]).toEqual([1, ["translate(60px, 0px)"]]);
});

it("measures all pieces before the first one moves, and what still moves where it will lie", async () => {
  const did: string[] = [];
  const pieces = ["one", "two"].map((name) => ({
    getBoundingClientRect: () => {
      did.push(`measure ${name}`);
      return { left: did.length * 50, top: 0, width: 10, height: 10 };
    },
    animate: () => {
      did.push(`move ${name}`);
      return { cancel: () => did.push(`stop ${name}`) };
    },
  }));
  begin(new Lying(0), new Lying(0));
  pieces.forEach((piece, i) => attach(`piece:${i}`)(piece as unknown as HTMLElement));
  const steps = ["measure one", "measure two", "measure one", "measure two", "move one", "move two"];
  change();
  await tick();
  expect(did).toEqual(steps);
  change({ ...HAPPENED, number: 3 });
  await tick();
  expect(did.slice(steps.length)).toEqual([...steps.slice(0, 2), "stop one", "stop two", ...steps.slice(2)]);
});
