"""The rules panel in a real browser: by button, by key, from the prompt; beside the board and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.helpers import violations
from tests.web.test_page import SIZES, act, my_turn, sit_down


def panel(page: Page, title: str = "Rules: Sea Wolf") -> None:
    expect(page.get_by_role("dialog", name=title)).to_be_visible()


def test_a_key_opens_the_rules_at_what_is_being_decided_and_the_focus_returns(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    page.locator(".dock [data-action]").first.focus()
    page.keyboard.press("r")
    panel(page)
    expect(page.get_by_role("heading", name="Your turn", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".dock [data-action]").first).to_be_focused()


def test_the_game_goes_on_beside_the_open_rules(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    panel(page)
    act(page)
    my_turn(page)
    panel(page)


def test_the_rules_are_searched_and_their_links_followed(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name="In the rules").click()
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("visibility")
    expect(page.get_by_role("status").filter(has_text="One section mentions this.")).to_be_visible()
    expect(page.locator("dialog mark").first).to_have_text(re.compile("visibility", re.IGNORECASE))
    search.fill("")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Deliveries").click()
    expect(page.get_by_role("heading", name="Deliveries", exact=True)).to_be_focused()


def test_what_is_searched_for_before_the_rules_are_there_is_found_when_they_are(page: Page) -> None:
    search = page.get_by_role("searchbox", name="Search the rules")

    def search_first(route: Route) -> None:
        search.fill("visibility")
        route.continue_()

    page.route(re.compile("/api/games/seawolf/rules"), search_first)
    sit_down(page)
    page.get_by_role("button", name="In the rules").click()
    expect(page.get_by_role("status").filter(has_text="One section mentions this.")).to_be_visible()
    expect(search).to_be_focused()


def test_the_open_rules_change_their_language_without_a_reload(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name="In the rules").click()
    panel(page)
    page.get_by_role("button", name="Polski").click()
    panel(page, "Zasady: Wilk morski")
    expect(page.get_by_role("heading", name="Twoja kolejka", exact=True)).to_be_visible()


def test_on_a_small_laptop_the_board_keeps_its_size_beside_the_rules(page: Page) -> None:
    width, height = SIZES["tablet"]
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, "puerto_rico")
    my_turn(page)
    page.locator("[data-board] [data-legal]").first.wait_for()
    scale = "document.querySelector('[data-board] svg').getScreenCTM().a"
    before = page.evaluate(scale)
    page.locator("[data-rules]").click()
    panel(page, "Rules: Puerto Rico")
    page.wait_for_function("document.querySelector('[data-board]').clientWidth < 700")
    page.wait_for_function(f"(before) => Math.abs({scale} - before) < 0.02", arg=before)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_rules(page: Page, axe: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    sit_down(page, "puerto_rico")
    my_turn(page)
    page.locator("[data-rules]").click()
    panel(page, "Rules: Puerto Rico")
    expect(page.get_by_role("heading", name="Captain", exact=True)).to_be_attached()
    assert violations(page, axe) == []
    assert page.evaluate("document.querySelector('dialog').matches(':modal')") == (size == "phone")
