"""Points at everything on every board with a real pointer, and prints what has no tooltip.

    python benchmarks/pointing.py [--out build/pointing] [--only 'santiago-middle-*'] [--languages pl]

On a phone the pointer is a long press, and the board is panned until all parts have been visible. For each
position it finds points without any element that answers (as dots in a picture), named elements that cannot
be reached, and elements without a tooltip or with a tooltip outside the screen. It also writes all tooltips
to a file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.sync_api import Page, TimeoutError

from harbourside.engine.registry import game_ids
from pictures import SETTLED_MS, SIZES, open_table
from staging import STAGES, Setting, Stage, staged

GRID: Final = 8
"""Pixels between two points."""
PATIENCE_MS: Final = 2500
READ_MS: Final = 250
"""The text from the rules can appear a moment after the name."""
PHONE: Final = 600
"""On narrower screens the pointer is a finger."""

VIEWS: Final = """() => {
  const board = document.querySelector("[data-board]");
  const steps = (whole, part) => {
    const stops = [];
    for (let at = 0; at < whole - part; at += part * 0.7) stops.push(at);
    return [...stops, Math.max(0, whole - part)];
  };
  const across = steps(board.scrollWidth, board.clientWidth);
  return steps(board.scrollHeight, board.clientHeight).flatMap((down) => across.map((left) => [left, down]));
}"""
"""The scroll positions that together show the whole board."""

PAN: Final = """([left, top]) => {
  document.querySelector("[data-board]").scrollTo({ left, top, behavior: "instant" });
}"""

SWEEP: Final = """(grid) => {
  const board = document.querySelector("[data-board]");
  const answers = "[data-control], [role=img][aria-label], [role=button][aria-label], button";
  const box = board.getBoundingClientRect();
  const speaker = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit || !board.contains(hit)) return [hit, null];
    const over = hit.closest("[aria-expanded]");
    if (!over) return [hit, hit.closest(answers)];
    const below = document.elementsFromPoint(x, y).find((element) => !over.contains(element));
    return [hit, below?.closest("[role=img][aria-label]") ?? over];
  };
  const before = (window.pointedAt ??= new WeakSet());
  const found = new Map(), silent = new Map(), dots = [];
  for (let y = box.top + 2; y < Math.min(box.bottom, innerHeight); y += grid)
    for (let x = box.left + 2; x < Math.min(box.right, innerWidth); x += grid) {
      const [hit, who] = speaker(x, y);
      if (!hit || !board.contains(hit)) continue;
      if (who) { found.set(who, [...(found.get(who) ?? []), [x, y]]); continue; }
      dots.push([x, y]);
      const what = hit.tagName + "." + (hit.getAttribute("class") ?? "").replace(/ ?svelte-\\w+/g, "")
        + " " + (/^t(ext|span)$/.test(hit.tagName) ? hit.textContent.trim().slice(0, 40) : "");
      silent.set(what, (silent.get(what) ?? 0) + 1);
    }
  const nameOf = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  const unreached = [];
  for (const one of board.querySelectorAll(answers)) {
    if (found.has(one)) continue;
    const {left, top, right, bottom, width, height} = one.getBoundingClientRect();
    const inside = left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
    if (!width || !height || !inside || !one.checkVisibility()) continue;
    let at = null;
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
    for (const down of parts) for (const across of parts) {
      const point = [left + across * width, top + down * height];
      if (!at && speaker(...point)[1] === one) at = point;
    }
    // An element need not be reachable if elements inside it answer.
    if (at) found.set(one, [at]);
    else if (!one.querySelector(answers)) unreached.push(nameOf(one));
  }
  const names = new Set([...found.keys()].map(nameOf));
  const things = [...found].filter(([one]) => !before.has(one)).map(([one, points]) => ({
    name: nameOf(one),
    control: one.dataset.control ?? null,
    at: points[points.length >> 1],
  }));
  for (const one of found.keys()) before.add(one);
  return {
    things, dots,
    silent: [...silent].sort((a, b) => b[1] - a[1]),
    unreached: unreached.filter((name) => !names.has(name)),
  };
}"""

DOTS: Final = """(dots) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = "dots";
  svg.style.cssText = "position:fixed;inset:0;width:100vw;height:100vh;z-index:99;pointer-events:none";
  for (const [x, y] of dots) {
    const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    dot.setAttribute("cx", x); dot.setAttribute("cy", y); dot.setAttribute("r", 1.6);
    dot.setAttribute("fill", "magenta");
    svg.append(dot);
  }
  document.body.append(svg);
}"""

NO_DOTS: Final = """() => document.getElementById("dots").remove()"""

TIP: Final = """() => {
  const tip = document.getElementById("tip");
  if (!tip) return null;
  const {left, top, right, bottom} = tip.getBoundingClientRect();
  return {
    text: tip.innerText.trim().replace(/\\s*\\n\\s*/g, " | "),
    seen: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    box: [left, top, right, bottom],
  };
}"""


class Pointer(Protocol):
    def point(self, x: float, y: float) -> None: ...

    def leave(self) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self._page = page

    def point(self, x: float, y: float) -> None:
        self._page.mouse.move(x, y)

    def leave(self) -> None:
        self._page.mouse.move(1, 1)


class Finger:
    """A long press. When it ends, it does not click."""

    def __init__(self, page: Page) -> None:
        self._touch = page.context.new_cdp_session(page)

    def point(self, x: float, y: float) -> None:
        self._touch.send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        )

    def leave(self) -> None:
        self._touch.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})


def tip_at(page: Page, pointer: Pointer, x: float, y: float) -> dict[str, Any] | None:
    """The tooltip at this point, if there is one."""
    pointer.point(x, y)
    try:
        page.locator("#tip").wait_for(state="attached", timeout=PATIENCE_MS)
        page.wait_for_timeout(READ_MS)
        tip: dict[str, Any] | None = page.evaluate(TIP)
    except TimeoutError:
        tip = None
    pointer.leave()
    page.locator("#tip").wait_for(state="detached", timeout=PATIENCE_MS)
    return tip


def point_at_all(page: Page, pointer: Pointer, said: list[str]) -> Iterator[str]:
    """The faults in the visible part of the board. All tooltips are added to `said`."""
    swept = page.evaluate(SWEEP, GRID)
    for what, points in swept["silent"]:
        yield f"silent at {points:5} points: {what}"
    for name in swept["unreached"]:
        yield f"cannot be reached: {name}"
    for thing in swept["things"]:
        x, y = thing["at"]
        tip = tip_at(page, pointer, x, y)
        name = " ".join(thing["name"].split())
        if tip is None or not tip["text"]:
            yield f"no tip: {name} [{thing['control']}] at {x:.0f},{y:.0f}"
            continue
        said.append(f"{name} [{thing['control'] or ''}] => {tip['text']}")
        left, top, right, bottom = tip["box"]
        if not tip["seen"]:
            yield f"tip outside the screen: {name}"
        if left <= x <= right and top <= y <= bottom:
            yield f"tip under the pointer: {name} at {x:.0f},{y:.0f}"
    page.evaluate(DOTS, swept["dots"])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("build/pointing"), help="the folder for the results")
    parser.add_argument(
        "--only", action="append", metavar="PATTERN", help="only positions with such names; can be repeated"
    )
    parser.add_argument("--languages", nargs="+", default=["en", "pl"])
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    settings = [Setting(game, full) for game, full in product(game_ids(), (False, True))]
    with staged() as at:
        for setting, stage, size, language in product(settings, STAGES, SIZES, asked.languages):
            name = f"{setting.name}-{stage}-{language}-{size[0]}x{size[1]}"
            if not asked.only or any(fnmatch(name, pattern) for pattern in asked.only):
                look(at, setting, stage, size, language, asked.out / name)


def look(at: Stage, setting: Setting, stage: str, size: tuple[int, int], language: str, file: Path) -> None:
    phone = size[0] < PHONE
    with at.window(size, language, touch=phone) as window:
        page = window.new_page()
        open_table(at, page, setting, stage)
        page.wait_for_timeout(SETTLED_MS)
        pointer = Finger(page) if phone else Mouse(page)
        said: list[str] = []
        print(f"== {file.name}", flush=True)
        for number, view in enumerate(page.evaluate(VIEWS)):
            page.evaluate(PAN, view)
            page.wait_for_timeout(SETTLED_MS)
            for fault in point_at_all(page, pointer, said):
                print(f"   {fault}", flush=True)
            page.screenshot(path=file.with_name(f"{file.name}-{number}.png"))
            page.evaluate(NO_DOTS)
        file.with_suffix(".txt").write_text("\n".join(said) + "\n", "utf-8")


if __name__ == "__main__":
    main()
