"""A phone on its side: the board has the height, and everything that can be done is in reach beside it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.helpers import SETTLED, another_browser, ask, play_on, table_with_bot

from harbourside.engine.registry import game_ids

WIDTH, HEIGHT = 844, 390
LEAST_SHARE = 0.8
"""Of the height, for the board. It was 0.35."""
DECISIONS = {"start": 0, "middle": 18}
"""Deals differ, and of 300 random games of Sea Wolf the shortest had 26 decisions of one's own."""

BOXES = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
  const page = document.documentElement;
  return {
    board: box("[data-board]"),
    dock: box(".dock"),
    wide: page.scrollWidth - innerWidth,
    high: page.scrollHeight - innerHeight,
  };
}"""

ROOM_TO_PAN = "(board) => [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight]"

COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !there || !(element.contains(there) || there.contains(element));
}).map((element) => element.outerHTML.slice(0, 200))"""
"""What cannot be clicked in its middle, because something else lies there, or it is not on the screen."""


@pytest.fixture
def phone(page: Page) -> Page:
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    return page


def at_table(page: Page, id: str, decisions: int) -> None:
    play_on(page, id, decisions)
    page.goto(f"/table/{id}")
    page.locator(".dock [data-action]").first.wait_for()
    page.locator("[data-board] svg, [data-board] [data-control], [data-board] .plain").first.wait_for()
    page.evaluate(SETTLED)


def check_layout(page: Page) -> None:
    boxes: dict[str, Any] = page.evaluate(BOXES)
    assert boxes["wide"] <= 0
    assert boxes["high"] <= 0
    assert boxes["board"]["height"] >= LEAST_SHARE * HEIGHT
    assert boxes["board"]["right"] <= boxes["dock"]["left"]
    assert boxes["dock"]["bottom"] <= HEIGHT


@pytest.mark.parametrize("stage", DECISIONS)
@pytest.mark.parametrize("game", game_ids())
def test_the_board_has_the_height_and_a_decision_can_be_made(phone: Page, game: str, stage: str) -> None:
    id = table_with_bot(phone, game)
    at_table(phone, id, DECISIONS[stage])
    check_layout(phone)
    for what in (".dock .tools button:enabled", ".tabs button:enabled", "header button"):
        assert phone.evaluate(COVERED, what) == []
    decide(phone, id)


def decide(page: Page, id: str) -> None:
    action = page.locator(".dock [data-action]").first
    expect(page.locator(".dock .prompt")).to_be_in_viewport(ratio=1)
    expect(action).to_be_in_viewport(ratio=1)
    number = ask(page, "GET", f"/api/tables/{id}")["number"]
    action.click()
    page.wait_for_function(
        "(number) => Number(document.querySelector('.room').dataset.number) > number", arg=number
    )


def test_where_a_board_cannot_be_loaded_the_game_goes_on_at_the_plain_table(
    browser: Browser, address: str
) -> None:
    with another_browser(browser, address) as page:
        page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        id = table_with_bot(page, "seawolf")
        page.route("**/assets/Board-*.js", lambda route: route.abort())
        at_table(page, id, DECISIONS["start"])
        expect(page.get_by_text("own board could not be loaded")).to_be_visible()
        check_layout(page)
        decide(page, id)


@pytest.mark.parametrize("game", game_ids())
def test_the_whole_board_is_seen_and_what_is_lit_on_it_can_be_clicked(phone: Page, game: str) -> None:
    id = table_with_bot(phone, game)
    at_table(phone, id, DECISIONS["start"])
    assert phone.locator("[data-board]").evaluate(ROOM_TO_PAN) == [0, 0]
    assert phone.evaluate(COVERED, "[data-board] [data-legal]") == []


def test_what_is_enlarged_can_be_panned_and_the_tabs_show_the_rest(phone: Page) -> None:
    id = table_with_bot(phone, "puerto_rico")
    at_table(phone, id, DECISIONS["start"])
    phone.get_by_role("button", name="Larger").click()
    phone.wait_for_function(f"() => ({ROOM_TO_PAN})(document.querySelector('[data-board]'))[0] > 0")
    expect(phone.locator("[data-board] [data-legal]").first).to_be_in_viewport()
    check_layout(phone)
    for tab, panel in (("Players", "#panel-players"), ("Log", "#panel-log"), ("Board", "#panel-board")):
        phone.get_by_role("tab", name=tab).click()
        expect(phone.locator(panel)).to_be_visible()
        expect(phone.locator(".dock [data-action]").first).to_be_in_viewport(ratio=1)
    check_layout(phone)


@pytest.mark.parametrize("language", ["English", "Polski"])
@pytest.mark.parametrize("size", [(667, 375), (740, 360), (844, 390), (932, 430)])
def test_nothing_scrolls_sideways_on_any_phone_on_its_side(
    page: Page, language: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    id = table_with_bot(page, "santiago")
    at_table(page, id, DECISIONS["start"])
    page.get_by_role("button", name=language).click()
    expect(page.get_by_role("button", name=language)).to_have_attribute("aria-pressed", "true")
    page.evaluate(SETTLED)
    boxes = page.evaluate(BOXES)
    assert [boxes["wide"], boxes["high"]] == [0, 0]
    assert page.evaluate(COVERED, ".tabs button:enabled") == []


@pytest.mark.parametrize("place", ["replay", "tour"])
def test_replay_and_tour_have_their_words_beside_the_board(phone: Page, place: str) -> None:
    id = table_with_bot(phone, "seawolf")
    phone.goto(f"/replay/{id}" if place == "replay" else "/tour/seawolf")
    phone.locator("[data-board] [role=img], [data-board] [data-control]").first.wait_for()
    phone.evaluate(SETTLED)
    check_layout(phone)
    assert phone.evaluate(COVERED, ".dock button:enabled") == []
