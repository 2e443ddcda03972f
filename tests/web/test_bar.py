"""The action bar: what is hinted at is seen in it whole, and it uses the room there is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.helpers import SETTLED, ask, become_guest

SIZES = {"laptop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LANGUAGES = {"en": "English", "pl": "Polski"}

SEEN_WHOLE = """(key) => {
  const bar = document.querySelector(".actions > .scroll").getBoundingClientRect();
  const box = document.querySelector(`.dock [data-action="${key}"]`).getBoundingClientRect();
  const corners = [[box.left + 2, box.top + 2], [box.right - 2, box.bottom - 2]];
  const uncovered = corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-action]")?.dataset.action === key);
  return uncovered && box.top >= bar.top && box.bottom <= bar.bottom;
}"""

BOARD = "() => JSON.stringify(document.querySelector('[data-board] svg').getBoundingClientRect())"

LENGTHEN = "() => (document.querySelector('.dock .prompt').firstChild.data += ' and so on'.repeat(6))"
"""To two lines on a laptop, whatever the fonts are, and to more on a phone."""

ROWS = """() => {
  const bar = document.querySelector(".actions > .scroll").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".dock [data-action]")].map((button) => button.getBoundingClientRect());
  return new Set(boxes.filter((box) => box.bottom <= bar.bottom).map((box) => box.top)).size;
}"""


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


def hint_at(page: Page, action: str) -> None:
    """Whatever the bot would say: this."""

    def answer(route: Route) -> None:
        number = int(str(page.locator(".room").get_attribute("data-number")))
        hint: dict[str, Any] = {
            "number": number,
            "action": action,
            "line": [action],
            "win_chances": [0.23, 0.77],
        }
        route.fulfill(json=hint)

    page.route("**/hint", answer, times=1)
    page.keyboard.press("h")
    expect(page.locator(".dock .hinted")).to_have_attribute("data-action", action)
    page.evaluate(SETTLED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_hinted_at_is_seen_whole_in_the_bar(page: Page, size: str, language: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    legal = buying(page)
    page.get_by_role("button", name=LANGUAGES[language]).click()
    page.evaluate(SETTLED)
    page.evaluate(LENGTHEN)
    page.evaluate(SETTLED)
    board = page.evaluate(BOARD)
    for action in (legal[-1], legal[0], legal[len(legal) // 2]):
        hint_at(page, action)
        assert page.evaluate(SEEN_WHOLE, action), action
        expect(page.locator(".dock .hint")).to_be_visible()
        assert page.evaluate(BOARD) == board, "the board stays where it is"


def test_below_a_long_prompt_actions_stand_in_as_many_rows_as_fit(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    buying(page)
    page.evaluate(SETTLED)
    page.evaluate(LENGTHEN)
    page.evaluate(SETTLED)
    assert page.evaluate(ROWS) == 2
