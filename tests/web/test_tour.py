"""The first look at a game in a real browser: from the harbour, by keyboard alone, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.helpers import violations
from tests.web.test_page import SIZES


def begin(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=seawolf]").get_by_role("link", name="First look").click()
    expect(page.get_by_role("heading", name="Welcome aboard")).to_be_visible()


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
    expect(page.get_by_role("heading", name="Odkryty rząd i stos")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_the_first_look(page: Page, axe: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    begin(page)
    assert violations(page, axe) == []
