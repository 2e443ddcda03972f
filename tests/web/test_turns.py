"""That it is one's turn at another table is told wherever one is on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.helpers import another_browser, ask, become_guest


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    """Somebody with a browser of their own."""
    with another_browser(browser, address) as page:
        become_guest(page, "Bo")
        yield page


def sit_down_with(page: Page, friend: Page) -> str:
    """Two at a table; the friend is to decide."""
    become_guest(page, "Ada")
    table = {
        "game": "seawolf",
        "options": {"start_player": 1},
        "seats": [{"kind": "human"}, {"kind": "open"}],
        "visibility": "open",
    }
    id: str = ask(page, "POST", "/api/tables", table)["id"]
    ask(friend, "POST", f"/api/tables/{id}/join", {"seat": 1})
    return id


def move(friend: Page, table: str) -> None:
    """The friend decides until it is the other's turn."""
    for _ in range(10):
        told = ask(friend, "GET", f"/api/tables/{table}")
        if told["decides"] == 0:
            return
        action = told["view"]["legal"][0]["key"]
        ask(friend, "POST", f"/api/tables/{table}/moves", {"number": told["number"] + 1, "action": action})


@pytest.mark.parametrize("place", ["/tour/seawolf", "/arena", "/table"])
def test_a_notice_leads_to_the_table_that_waits(page: Page, friend: Page, place: str) -> None:
    waiting = sit_down_with(page, friend)
    if place == "/table":
        seats = [{"kind": "human"}, {"kind": "bot", "level": "deckhand"}]
        place += "/" + ask(page, "POST", "/api/tables", {"game": "nauticus", "seats": seats})["id"]
    with page.expect_websocket(lambda socket: "waiting=true" in socket.url) as heard:
        page.goto(place)
    heard.value.wait_for_event("framereceived")
    notice = page.get_by_role("status").get_by_role("link", name="Your turn: Sea Wolf")
    expect(notice).to_have_count(0)
    move(friend, waiting)
    expect(notice).to_be_visible()
    if "/table" not in place:  # there, one's own turn at that table comes first
        expect(page).to_have_title(re.compile("^● Your turn: Sea Wolf"))
    notice.click()
    page.wait_for_url(re.compile(waiting))
    expect(page.locator(".dock [data-action]").first).to_be_visible()
    expect(notice).to_have_count(0)


def test_nobody_is_told_of_the_table_before_their_eyes(page: Page, friend: Page) -> None:
    waiting = sit_down_with(page, friend)
    page.goto(f"/table/{waiting}")
    expect(page.locator(".dock .prompt")).to_be_visible()
    move(friend, waiting)
    expect(page.locator(".dock [data-action]").first).to_be_visible()
    expect(page.locator(".turns a")).to_have_count(0)


def test_the_system_is_asked_only_on_a_click(page: Page, friend: Page) -> None:
    page.add_init_script(
        """window.asked = 0;
        Notification.requestPermission = async () => { window.asked += 1; return "granted"; };"""
    )
    sit_down_with(page, friend)
    page.goto("/")
    bell = page.get_by_role("button", name="Tell me when it is my turn")
    expect(bell).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("() => window.asked") == 0
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("() => window.asked") == 1
