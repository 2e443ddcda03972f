"""That it is one's turn at another table is told wherever one is on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

ASK = """async ([method, path, body]) => {
  const headers = body ? {"content-type": "application/json"} : {};
  const answer = await fetch(path, {method, headers, body: body ? JSON.stringify(body) : undefined});
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}"""


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    """Somebody with a browser of their own."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    ask(page, "POST", "/api/guest", {"name": "Bo"})
    yield page
    context.close()


def sit_down_with(page: Page, friend: Page) -> str:
    """Two at a table; the friend is to decide."""
    page.goto("/")
    page.locator("[data-game=seawolf]").wait_for()
    ask(page, "POST", "/api/guest", {"name": "Ada"})
    page.evaluate("() => localStorage.setItem('harbourside.somebody', 'yes')")
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


def test_who_plays_elsewhere_is_not_told_of_what_they_see(
    page: Page, context: BrowserContext, friend: Page
) -> None:
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
