"""The first look at a game in a real browser: from the harbour, by keyboard alone, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.helpers import violations
from tests.web.test_boards import where_it_is_seen
from tests.web.test_page import SIZES, sit_down

from harbourside.games import BUILT_IN

LANGUAGES = {"en": "English", "pl": "Polski"}


def begin(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=seawolf]").get_by_role("link", name="Quick tour").click()
    expect(page.get_by_role("heading", name="Welcome aboard")).to_be_visible()


def hooks(step: dict[str, Any]) -> list[str]:
    """What finds on the board all that a step speaks of."""
    pieces = [f'[data-control~="{step["point"]}"]'] if step["point"] else []
    return pieces + [f'[data-zone="{zone}"]' for zone in step["zones"]]


def look_at(page: Page, step: dict[str, Any]) -> None:
    """All that the step speaks of is on the board and in the light, and its words can be read whole."""
    expect(page.get_by_role("heading", name=step["title"], exact=True)).to_be_visible()
    for hook in hooks(step):
        expect(page.locator(f"[data-board] {hook}").first).to_be_visible()
    rings = page.locator(".board > svg .ring")
    if hooks(step):
        expect(rings.first).to_be_visible()
    else:
        expect(rings).to_have_count(0)
    words = page.locator(".dock .said")
    assert words.evaluate("(words) => words.scrollHeight <= words.clientHeight + 1"), step["id"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_first_look_is_gone_through_on_the_board_itself(page: Page, game: str, language: str) -> None:
    page.goto(f"/tour/{game}")
    page.get_by_role("button", name=LANGUAGES[language]).click()
    steps = page.request.get(f"/api/games/{game}/tour?language={language}").json()["steps"]
    for step in steps[:-1]:
        look_at(page, step)
        if step["ask"]:
            page.mouse.click(*where_it_is_seen(page.locator("[data-board] [data-legal]").first))
        else:
            page.locator(".ways .main").click()
    look_at(page, steps[-1])
    page.locator(".ways .main").click()
    expect(page.locator(f"[data-game={game}]")).to_be_visible()


def test_on_a_phone_the_board_is_brought_to_what_a_step_speaks_of(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/tour/santiago")
    for step in page.request.get("/api/games/santiago/tour?language=en").json()["steps"]:
        look_at(page, step)
        for hook in hooks(step):
            expect(page.locator(f"[data-board] {hook}").first).to_be_in_viewport(ratio=0.5)
        page.locator(".ways .main").click()


def test_the_rules_at_a_table_lead_to_the_first_look_and_it_leads_back(page: Page) -> None:
    sit_down(page, "nauticus")
    table = page.url
    page.locator("[data-rules]").click()
    page.get_by_role("link", name="New to this game?").click()
    expect(page.get_by_role("heading", name="Your shipyard")).to_be_visible()
    page.get_by_role("link", name="Leave").click()
    expect(page.locator(".dock .prompt")).to_be_visible()
    assert page.url == table


def test_the_first_look_is_gone_through_by_keyboard_alone(page: Page) -> None:
    begin(page)
    for step in range(2, 10):
        expect(page.locator(".ways .main")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"Step {step} of 9")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("heading", name="The sea wolf")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.locator(".ways .main").click()
    expect(page.locator("[data-game=seawolf]")).to_be_visible()


def test_a_step_that_asks_for_a_decision_is_answered_on_the_board(page: Page) -> None:
    begin(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Take a ship")).to_be_visible()
    page.locator("[data-board] [data-legal]").first.click()
    expect(page.get_by_role("heading", name="Make a pair")).to_be_visible()


def test_the_step_stays_when_the_language_changes(page: Page) -> None:
    begin(page)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("heading", name="Odkryte karty i stos")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_the_first_look(page: Page, axe: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    begin(page)
    assert violations(page, axe) == []
