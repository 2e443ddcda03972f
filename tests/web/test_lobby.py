"""The lobby's open tables: filters, and a button for those after the first page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import Served
from tests.web.helpers import another_browser, ask, become_guest, violations_in_both_themes

FIRST_PAGE: Final = 30
SEA_WOLVES: Final = FIRST_PAGE + 3


def open_table(host: Page, game: str, free_seats: int) -> None:
    seats = [{"kind": "human"}, *({"kind": "open"} for _ in range(free_seats))]
    ask(host, "POST", "/api/tables", {"game": game, "seats": seats, "visibility": "open"})


@pytest.fixture
def visitor(own_server: Served, browser: Browser) -> Iterator[Page]:
    """In a lobby that one host has filled with tables, and another one has three."""
    address = own_server.address
    with another_browser(browser, address) as host, another_browser(browser, address) as page:
        become_guest(host, "Ada")
        for _ in range(SEA_WOLVES):
            open_table(host, "seawolf", 1)
        become_guest(page, "Bo")
        open_table(page, "seawolf", 1)
        with another_browser(browser, address) as other:
            become_guest(other, "Cy")
            open_table(other, "nauticus", 1)
            open_table(other, "nauticus", 2)
            bots = [{"kind": "bot", "level": "deckhand"}] * 2
            slow = {"game": "carthage", "seats": [{"kind": "human"}, *bots], "visibility": "open"}
            ask(other, "POST", "/api/tables", slow)
        page.goto("/")
        yield page


def test_open_tables_can_be_filtered_and_shown_page_by_page(visitor: Page, axe: str) -> None:
    lobby = visitor.get_by_role("region", name="Open tables")
    tables = lobby.get_by_role("listitem")
    # One's own table is listed with one's games.
    expect(tables).to_have_count(FIRST_PAGE - 1)
    assert violations_in_both_themes(visitor, axe) == []

    more = lobby.get_by_role("button", name="Show more tables")
    more.press("Enter")
    expect(tables).to_have_count(SEA_WOLVES + 3)
    expect(more).to_have_count(0)
    expect(tables.nth(FIRST_PAGE - 1).get_by_role("link")).to_be_focused()
    expect(lobby.get_by_role("status")).to_have_text(f"{SEA_WOLVES + 3} tables are shown.")

    lobby.get_by_label("Game").select_option("Nauticus")
    expect(tables).to_have_count(2)
    lobby.get_by_label("Players").select_option("3 players")
    expect(tables).to_have_count(1)
    expect(lobby.get_by_role("status")).to_have_text("One table is shown.")
    lobby.get_by_label("Game").select_option("Traders of Carthage")
    expect(tables).to_contain_text("Traders of Carthage")
    lobby.get_by_label("With a free seat").check()
    expect(tables).to_have_count(0)
    expect(lobby.get_by_role("status")).to_have_text("No open table fits.")

    visitor.get_by_role("button", name="Polski").click()
    expect(visitor.get_by_role("checkbox", name="Z wolnym miejscem")).to_be_checked()
    expect(visitor.get_by_text("Żaden otwarty stół nie pasuje.")).to_be_visible()
