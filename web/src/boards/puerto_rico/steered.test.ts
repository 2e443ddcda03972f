import { expect, it, vi } from "vitest";
import { steered } from "./steered";

const at = (left: number, top: number) => ({
  focus: vi.fn(),
  getBoundingClientRect: () => ({ left, top, width: 10, height: 10 }),
});

function press(key: string) {
  const [here, right, below] = [at(0, 0), at(30, 0), at(0, 30)];
  const ownerSVGElement = { querySelectorAll: () => [here, right, below] };
  const act = vi.fn();
  const preventDefault = vi.fn();
  steered(act)({
    key,
    preventDefault,
    currentTarget: { ...here, ownerSVGElement },
  } as unknown as KeyboardEvent);
  return { act, right, below, preventDefault };
}

it("goes by arrow keys to the nearest that can be pressed, and presses nothing", () => {
  const { act, right, below, preventDefault } = press("ArrowRight");
  expect(right.focus).toHaveBeenCalledOnce();
  expect(below.focus).not.toHaveBeenCalled();
  expect(act).not.toHaveBeenCalled();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(press("ArrowDown").below.focus).toHaveBeenCalledOnce();
});

it("goes aside where nothing lies straight ahead", () => {
  const aside = at(200, 30);
  const here = at(0, 0);
  const ownerSVGElement = { querySelectorAll: () => [here, aside] };
  steered(vi.fn())({
    key: "ArrowDown",
    preventDefault: vi.fn(),
    currentTarget: { ...here, ownerSVGElement },
  } as unknown as KeyboardEvent);
  expect(aside.focus).toHaveBeenCalledOnce();
});

it("presses by Enter and Space, and leaves other keys alone", () => {
  expect(press("Enter").act).toHaveBeenCalledOnce();
  expect(press(" ").act).toHaveBeenCalledOnce();
  expect(press("h").act).not.toHaveBeenCalled();
  expect(press("h").preventDefault).not.toHaveBeenCalled();
});
