"""Pointing at what lies on a board: a real pointer gets an answer, and a finger what it asked for."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.helpers import another_browser, play_on, table_with_bot
from tests.web.test_page import SIZES

import harbourside as hs

DECISIONS = 12
MOST_PIECES = 40
SOME_PIECES = 15
LINKS = 10
TAPPED_TIPS = 3
STEP_MS = 12
REST_MS = 400
"""Longer than any tip waits."""
SOON = 5
"""Seconds: a clock can be set forwards only."""

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

REFUSED = """() => {
  const frame = document.querySelector("[data-board]").getBoundingClientRect();
  const points = [];
  for (const piece of document.querySelectorAll("[data-board] [data-control]:not([data-legal])")) {
    const {left, top, width, height} = piece.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    if (seen && document.elementFromPoint(x, y)?.closest("[data-control]") === piece) points.push([x, y]);
  }
  return points;
}"""
"""Where pieces are seen that say why not."""


def table_in_play(page: Page, game: str) -> str:
    table = table_with_bot(page, game)
    look_on_after(page, table, DECISIONS)
    return table


def look_on_after(page: Page, table: str, decisions: int) -> None:
    play_on(page, table, decisions)
    page.goto(f"/table/{table}")
    page.locator("[data-board] [data-legal]").first.wait_for()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("game", hs.game_ids())
def test_whatever_is_pointed_at_says_what_it_is(page: Page, game: str) -> None:
    table_in_play(page, game)
    pieces = page.evaluate(SEEN)
    assert len(pieces) >= SOME_PIECES
    for name, x, y in Random(3).sample(pieces, min(MOST_PIECES, len(pieces))):
        page.mouse.move(1, 1)
        expect(page.locator("#tip")).to_have_count(0)
        page.mouse.move(x, y)
        expect(page.locator("#tip"), name).to_contain_text(re.compile(r"\S"))
        expect(page.locator("#tip"), name).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", hs.game_ids())
def test_a_tap_that_opens_something_leaves_no_tip_over_it(browser: Browser, address: str, game: str) -> None:
    with another_browser(browser, address, touch=True) as page:
        table_in_play(page, game)
        closed = page.locator("[data-board] [aria-expanded=false]")
        assert closed.count()
        closed.last.tap()
        expect(page.locator("[data-board] [aria-expanded=true]")).to_have_count(1)
        page.wait_for_timeout(300)
        expect(page.locator("#tip")).to_have_count(0)


@pytest.mark.parametrize("game", hs.game_ids())
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


def some_refused(page: Page, most: int) -> list[tuple[float, float]]:
    found = page.evaluate(REFUSED)
    return Random(3).sample(found, min(most, len(found)))


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def go_to(page: Page, x: float, y: float, start: tuple[float, float]) -> None:
    """As a hand does: in many small steps, in a bow, quickly and then slower."""
    for step in range(1, 21):
        done = 1 - (1 - step / 20) ** 2
        bow = 4 * done * (1 - done) * 6
        page.mouse.move(start[0] + (x - start[0]) * done + bow, start[1] + (y - start[1]) * done)
        page.clock.run_for(STEP_MS)


@pytest.mark.parametrize("game", hs.game_ids())
def test_a_pointer_gets_from_a_piece_to_the_link_in_its_tip(page: Page, game: str) -> None:
    """By a clock that stands still meanwhile: on a busy machine, too, a hand takes the time of a hand."""
    page.clock.install()
    table_in_play(page, game)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + SOON)
    number = page.locator(".room").get_attribute("data-number")
    for piece in some_refused(page, LINKS):
        page.mouse.move(1, 1)
        page.clock.run_for(REST_MS)
        expect(page.locator("#tip")).to_have_count(0)
        page.mouse.move(*piece)
        page.clock.run_for(REST_MS)
        expect(page.locator("#tip .why")).to_have_count(1)
        if not page.locator("#tip .rule").count():
            continue
        text = page.locator("#tip").inner_text()
        link = middle_of(page, "#tip .rule")
        go_to(page, *link, start=piece)
        assert page.locator("#tip").inner_text() == text
        page.mouse.down()
        page.mouse.up()
        expect(page.get_by_role("dialog")).to_be_visible()
        # Whatever the pointer is over now was not asked about.
        page.clock.run_for(REST_MS)
        expect(page.locator("#tip")).to_have_count(0)
        page.keyboard.press("r")
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".room")).to_have_attribute("data-number", str(number))


@pytest.mark.parametrize("game", hs.game_ids())
def test_a_finger_on_a_tip_plays_nothing_and_its_link_opens_the_rules(
    browser: Browser, address: str, game: str
) -> None:
    with another_browser(browser, address, touch=True) as page:
        width, height = SIZES["phone"]
        page.set_viewport_size({"width": width, "height": height})
        table = table_in_play(page, game)
        while not page.evaluate(REFUSED):
            look_on_after(page, table, 1)
        number = page.locator(".room").get_attribute("data-number")
        for nth in range(TAPPED_TIPS):
            piece = Random(nth).choice(page.evaluate(REFUSED))
            page.touchscreen.tap(*piece)
            expect(page.locator("#tip .rule")).to_have_count(1)
            page.touchscreen.tap(*middle_of(page, "#tip .why"))
            expect(page.locator("#tip")).to_have_count(0)
            page.touchscreen.tap(*piece)
            expect(page.locator("#tip .rule")).to_have_count(1)
            page.touchscreen.tap(*middle_of(page, "#tip .rule"))
            page.get_by_role("dialog").get_by_role("button", name="Close").tap()
            expect(page.get_by_role("dialog")).to_have_count(0)
            page.wait_for_timeout(300)
            expect(page.locator("#tip")).to_have_count(0)
        page.wait_for_timeout(300)
        expect(page.locator(".room")).to_have_attribute("data-number", str(number))
