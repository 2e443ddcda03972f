"""Takes pictures of all parts of the page: five games at start, middle and end, and the other pages.

    python benchmarks/pictures.py [--out build/pictures] [--only 'puerto_rico*-middle-*-1024x768'] [--again]

Each picture is taken in both languages, both themes and three sizes. Positions come from a fixed seed, so
you can compare pictures of two versions. Existing pictures are not taken again without --again. For each
picture it prints the size of the smallest text, and whether the page must be scrolled.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from harbourside.engine.registry import game_ids
from staging import STAGES, Setting, Stage, staged

LANGUAGES: Final = ("en", "pl")
THEMES: Final = ("light", "dark")
SIZES: Final = ((1440, 900), (1024, 768), (390, 844))
SETTLED_MS: Final = 350
"""The time until fonts are loaded and animations have ended."""

SMALLEST_TEXT: Final = """() => {
  let smallest = null;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim(), element = walk.currentNode.parentElement;
    if (!text || element.closest(".unseen, script, style, [hidden], title")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width || box.bottom < 0 || box.right < 0) continue;
    if (box.top > innerHeight || box.left > innerWidth) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM();
      size *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    if (!smallest || size < smallest.size) smallest = { size, text: text.slice(0, 40) };
  }
  return smallest;
}"""

OVERFLOWS: Final = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""


@dataclass(frozen=True)
class Scene:
    """A part of the page, and the function that opens it."""

    name: str
    open: Callable[[Stage, Page], None]
    scrolls: bool = False
    """Whether the page may be scrolled, unlike a table."""


def open_table(at: Stage, page: Page, setting: Setting, stage: str) -> None:
    page.goto(f"/table/{at.lay(setting, stage)}")
    page.locator("[data-board] svg").first.wait_for()
    page.locator(".dock .prompt").wait_for()


def _table(setting: Setting, stage: str) -> Scene:
    return Scene(f"{setting.name}-{stage}", lambda at, page: open_table(at, page, setting, stage))


def _tab(setting: Setting, tab: str) -> Scene:
    """A tab on a phone. On a larger screen its contents are beside the board."""

    def open(at: Stage, page: Page) -> None:
        open_table(at, page, setting, "middle")
        if page.locator(f"#tab-{tab}").is_visible():
            page.locator(f"#tab-{tab}").click()

    return Scene(f"{setting.name}-{tab}", open)


def _rules(setting: Setting) -> Scene:
    def open(at: Stage, page: Page) -> None:
        open_table(at, page, setting, "middle")
        page.keyboard.press("r")
        page.locator("dialog[open] h2").first.wait_for()

    return Scene(f"{setting.name}-rules", open)


def _replay(setting: Setting) -> Scene:
    def open(at: Stage, page: Page) -> None:
        page.goto(f"/replay/{at.lay(setting, 'end')}#move=60")
        page.locator("[data-board] svg").first.wait_for()

    return Scene(f"{setting.name}-replay", open)


def _set_up(game: str) -> Scene:
    def open(at: Stage, page: Page) -> None:
        page.goto("/")
        page.locator(f"[data-game={game}] button").nth(1).click()
        page.locator("dialog[open]").wait_for()

    return Scene(f"{game}-setup", open, scrolls=True)


def _harbour(at: Stage, page: Page) -> None:
    page.goto("/")
    page.locator("[data-game]").first.wait_for()


def scenes() -> Iterator[Scene]:
    yield Scene("harbour", _harbour, scrolls=True)
    for game in game_ids():
        usual, full = Setting(game, full=False), Setting(game, full=True)
        for setting, stage in product((usual, full), STAGES):
            yield _table(setting, stage)
        yield _tab(full, "players")
        yield _tab(full, "log")
        yield _rules(usual)
        yield _replay(usual)
        yield _set_up(game)


def take(at: Stage, scene: Scene, size: tuple[int, int], language: str, theme: str, file: Path) -> str:
    """Take a picture, and return the remarks about it."""
    with at.window(size, language, theme) as window:
        page = window.new_page()
        complaints: list[str] = []
        page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        scene.open(at, page)
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=file)
        smallest = page.evaluate(SMALLEST_TEXT)
        wide, high = page.evaluate(OVERFLOWS)
    said = [f"smallest text {smallest['size']:.1f} px ({smallest['text']})"] if smallest else []
    if wide > 0:
        said.append(f"{wide} px TOO WIDE")
    if high > 0 and not scene.scrolls:
        said.append(f"{high} px TOO HIGH")
    return "; ".join(said + complaints)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--out", type=Path, default=Path("build/pictures"), help="the folder for the pictures"
    )
    parser.add_argument(
        "--only", action="append", metavar="PATTERN", help="only pictures with such names; can be repeated"
    )
    parser.add_argument("--again", action="store_true", help="take existing pictures again")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    wanted = []
    for scene, size, language, theme in product(scenes(), SIZES, LANGUAGES, THEMES):
        name = f"{scene.name}-{language}-{theme}-{size[0]}x{size[1]}"
        file = asked.out / f"{name}.png"
        if asked.only and not any(fnmatch(name, pattern) for pattern in asked.only):
            continue
        if asked.again or not file.exists():
            wanted.append((scene, size, language, theme, file))
    if not wanted:
        print("Nothing to do: all pictures exist.")
        return
    with staged() as at:
        for scene, size, language, theme, file in wanted:
            print(f"{file.stem}: {take(at, scene, size, language, theme, file)}", flush=True)


if __name__ == "__main__":
    main()
