"""Addresses at which there is nothing: a person sees the page, in words, with a way home."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.helpers import another_browser, violations_in_both_themes

HOME = {"English": "To the harbour", "Polski": "Do portu"}
NOWHERE = {"English": "Uncharted waters", "Polski": "Nieznane wody"}


@pytest.mark.parametrize(
    "path", ["/nowhere", "/review", "/tables/nonsense", "/table", "/table/x/y", "/%E0%A4%A"]
)
def test_an_unknown_address_is_said_in_both_languages_with_a_way_home(
    browser: Browser, address: str, axe: str, path: str
) -> None:
    with another_browser(browser, address) as page:
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 404
        for language, title in NOWHERE.items():
            page.get_by_role("button", name=language).click()
            expect(page.get_by_role("heading", level=1)).to_have_text(title)
        assert violations_in_both_themes(page, axe) == []
        page.get_by_role("link", name=HOME["Polski"]).click()
        expect(page.locator("[data-game=seawolf]")).to_be_visible()


@pytest.mark.parametrize("path", ["/table/nonsense", "/replay/nonsense", "/tour/nonsense", "/table/%E0%A4%A"])
def test_a_table_a_record_or_a_game_that_there_is_not_is_said_with_a_way_home(
    browser: Browser, address: str, path: str
) -> None:
    with another_browser(browser, address) as page:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("main section p").first).not_to_be_empty()
        page.get_by_role("link", name=HOME["English"]).click()
        expect(page.locator("[data-game=seawolf]")).to_be_visible()
