"""What can be done is seen: in the action bar whole, with a hint or without, and on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.helpers import SETTLED, ask, become_guest

SIZES = {"laptop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LANGUAGES = {"en": "English", "pl": "Polski"}

SEEN_WHOLE = """(key) => {
  const bar = document.querySelector(".actions > .scroll").getBoundingClientRect();
  const box = document.querySelector(`.dock [data-action="${key}"]`).getBoundingClientRect();
  const corners = [[box.left + 2, box.top + 2], [box.right - 2, box.bottom - 2]];
  const at = ([x, y]) => document.elementFromPoint(x, y)?.closest("[data-action]")?.dataset.action;
  return corners.every((corner) => at(corner) === key) && box.top >= bar.top && box.bottom <= bar.bottom;
}"""

BOARD = "() => JSON.stringify(document.querySelector('[data-board]').getBoundingClientRect())"
"""Its place on the page: within it, a small screen may go to what is hinted at."""

LENGTHEN = "() => (document.querySelector('.dock .prompt').firstChild.data += ' and so on'.repeat(6))"
"""To two lines on a laptop, whatever the fonts are, and to more on a phone."""

ROWS = """() => {
  const bar = document.querySelector(".actions > .scroll").getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".dock [data-action]")];
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  return new Set(boxes.filter((box) => box.bottom <= bar.bottom).map((box) => box.top)).size;
}"""


CONTRAST = """() => {
  const light = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  const shade = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => light(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const apart = (one, other) => Math.max(shade(one) / shade(other), shade(other) / shade(one));
  const look = (part) => getComputedStyle(document.querySelector(`[data-legal] > .${part}`));
  const [ring, rim] = [look("ring").stroke, look("rim").stroke];
  const grounds = [look("wall").fill, look("space").fill];
  const seen = grounds.map((ground) => Math.max(apart(ring, ground), apart(rim, ground)));
  return Math.min(apart(ring, rim), ...seen);
}"""
"""Of the ring around a warehouse that can be used: how clear it is on the wall and on the floor."""


def buying(page: Page) -> list[str]:
    """At a table of two where one is to buy, pass or begin an extra action; the keys of all that."""
    become_guest(page, "Ada")
    seats = [{"kind": "human"}, {"kind": "bot", "level": "deckhand"}]
    table = {"game": "nauticus", "options": {"first_player": 0}, "seats": seats, "visibility": "private"}
    id = ask(page, "POST", "/api/tables", table)["id"]
    legal = decide(page, id, "choose:buy_goods")
    if legal[0].startswith("take:"):
        legal = decide(page, id, legal[0])
    page.goto(f"/table/{id}")
    expect(page.locator(".dock [data-action]")).to_have_count(len(legal))
    return legal


def decide(page: Page, id: str, action: str) -> list[str]:
    number = ask(page, "GET", f"/api/tables/{id}")["number"]
    told = ask(page, "POST", f"/api/tables/{id}/moves", {"number": number + 1, "action": action})
    return [legal["key"] for legal in told["table"]["view"]["legal"]]


@pytest.fixture
def hint_at(page: Page) -> Callable[[str], None]:
    """Have this hinted at, whatever the bot would say.

    One route answers all of a test's hints: when a route with a number of times is used up, the next one
    may be overtaken by its end, and the bot is asked after all.
    """
    hinted: list[str] = []

    def answer(route: Route) -> None:
        number = int(str(page.locator(".room").get_attribute("data-number")))
        hint: dict[str, Any] = {
            "number": number,
            "action": hinted[-1],
            "line": [hinted[-1]],
            "win_chances": [0.23, 0.77],
        }
        route.fulfill(json=hint)

    def hint_at(action: str) -> None:
        hinted.append(action)
        page.keyboard.press("h")
        expect(page.locator(".dock .hinted")).to_have_attribute("data-action", action)
        page.evaluate(SETTLED)

    page.route("**/hint", answer)
    return hint_at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_hinted_at_is_seen_whole_in_the_bar(
    page: Page, hint_at: Callable[[str], None], size: str, language: str
) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    legal = buying(page)
    page.get_by_role("button", name=LANGUAGES[language]).click()
    page.evaluate(SETTLED)
    page.evaluate(LENGTHEN)
    page.evaluate(SETTLED)
    board = page.evaluate(BOARD)
    for action in (legal[-1], legal[0], legal[len(legal) // 2]):
        hint_at(action)
        assert page.evaluate(SEEN_WHOLE, action), action
        expect(page.locator(".dock .hint")).to_be_visible()
        expect(page.locator("[data-board] [data-hinted]").first).to_be_in_viewport()
        assert page.evaluate(BOARD) == board, "the board stays where it is"


def test_what_is_hinted_at_is_marked_on_the_board_until_something_else_is_decided(
    page: Page, hint_at: Callable[[str], None]
) -> None:
    legal = buying(page)
    bought = next(key for key in legal if key.startswith("buy:"))
    marked = page.locator("[data-board] [data-hinted]")
    hint_at(bought)
    expect(marked).to_have_attribute("data-control", re.compile(bought))
    page.locator(".dock [data-action=pass]").hover()
    assert marked.evaluate("(piece) => getComputedStyle(piece).outlineStyle") == "dashed"
    page.locator(".dock [data-action=pass]").click()
    expect(marked).to_have_count(0)


def test_below_a_long_prompt_actions_stand_in_as_many_rows_as_fit(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    buying(page)
    page.evaluate(SETTLED)
    page.evaluate(LENGTHEN)
    page.evaluate(SETTLED)
    assert page.evaluate(ROWS) == 2


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_ring_of_a_warehouse_is_clear_on_wall_and_floor(
    page: Page, theme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=theme)
    buying(page)
    # What costs nothing goes there by itself.
    page.locator('.dock [data-action^="buy:"]').filter(has_not_text=re.compile(r" 0\s")).first.click()
    expect(page.locator("[data-board] [data-legal][data-control='place:warehouse']")).to_be_visible()
    assert page.evaluate(CONTRAST) >= 3
