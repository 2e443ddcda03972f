"""Pointing at what lies on a board: a real pointer gets an answer, and a finger what it asked for."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.helpers import another_browser, play_on, table_with_bot

import harbourside as hs

DECISIONS = 12
MOST_PIECES = 40
SOME_PIECES = 15

SEEN = """() => {
  const answering = "[data-control], [role=img][aria-label]";
  const points = [];
  for (const piece of document.querySelectorAll(`[data-board] :is(${answering})`)) {
    const {left, top, width, height} = piece.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest(answering) === piece) points.push([piece.getAttribute("aria-label"), x, y]);
  }
  return points;
}"""

TIP = """() => {
  const tip = document.getElementById("tip");
  const {left, top, right, bottom} = tip.getBoundingClientRect();
  const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return [tip.innerText.trim(), seen];
}"""


def table_in_play(page: Page, game: str) -> None:
    table = table_with_bot(page, game)
    play_on(page, table, DECISIONS)
    page.goto(f"/table/{table}")
    page.locator("[data-board] [data-legal]").first.wait_for()


@pytest.mark.parametrize("game", hs.games())
def test_whatever_is_pointed_at_says_what_it_is(page: Page, game: str) -> None:
    table_in_play(page, game)
    pieces = page.evaluate(SEEN)
    assert len(pieces) >= SOME_PIECES
    for name, x, y in Random(3).sample(pieces, min(MOST_PIECES, len(pieces))):
        page.mouse.move(1, 1)
        expect(page.locator("#tip")).to_have_count(0)
        page.mouse.move(x, y)
        expect(page.locator("#tip"), name).to_have_count(1)
        text, seen = page.evaluate(TIP)
        assert text, name
        assert seen, name


@pytest.mark.parametrize("game", hs.games())
def test_a_tap_that_opens_something_leaves_no_tip_over_it(browser: Browser, address: str, game: str) -> None:
    with another_browser(browser, address, touch=True) as page:
        table_in_play(page, game)
        closed = page.locator("[data-board] [aria-expanded=false]")
        assert closed.count()
        closed.last.tap()
        expect(page.locator("[data-board] [aria-expanded=true]")).to_have_count(1)
        page.wait_for_timeout(300)
        expect(page.locator("#tip")).to_have_count(0)


@pytest.mark.parametrize("game", hs.games())
def test_a_finger_that_stays_gets_the_tip_and_opens_nothing(
    browser: Browser, address: str, game: str
) -> None:
    with another_browser(browser, address, touch=True) as page:
        table_in_play(page, game)
        page.locator("[data-board] [aria-expanded=false]").last.scroll_into_view_if_needed()
        box = page.locator("[data-board] [aria-expanded=false]").last.bounding_box()
        assert box
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = page.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(page.locator("#tip")).to_have_count(1)
        assert page.locator("#tip").inner_text().strip()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator("#tip")).to_have_count(0)
        expect(page.locator("[data-board] [aria-expanded=true]")).to_have_count(0)
