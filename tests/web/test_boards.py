"""A whole game of each of the five, against bots, on the board itself: the pieces are the controls."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.web.helpers import ask, become_guest, table_with_bot

import harbourside as hs

ON_THE_BOARD = "[data-board] [data-legal]"
OVER = ".dock .winner"
MOST_STEPS = 1500
MOMENT = 700


def sit_down(page: Page, game: str) -> None:
    page.goto(f"/table/{table_with_bot(page, game)}")


def number(page: Page) -> int:
    return int(str(page.locator(".room").get_attribute("data-number")))


def where_it_is_seen(piece: Locator) -> tuple[float, float]:
    """A point at which nothing lies over the piece, as near to its middle as there is one."""
    piece.scroll_into_view_if_needed()
    found = piece.evaluate(
        """(piece) => {
          const {left, top, width, height} = piece.getBoundingClientRect();
          const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
          for (const down of parts) for (const across of parts) {
            const [x, y] = [left + across * width, top + down * height];
            const hit = document.elementFromPoint(x, y);
            if (hit && hit.closest("[data-legal]") === piece) return [x, y];
          }
          return null;
        }"""
    )
    assert found is not None, f"nothing of it can be clicked: {piece.get_attribute('aria-label')}"
    return found[0], found[1]


def decide(page: Page, piece: Locator, random: Random) -> None:
    """Click on a lit piece; if it can mean several things, choose in its menu."""
    page.mouse.click(*where_it_is_seen(piece))
    menu = page.locator("[role=menu] [role=menuitem]")
    if menu.count():
        menu.nth(random.randrange(menu.count())).click()


def play_to_the_end(page: Page, random: Random) -> None:
    for _ in range(MOST_STEPS):
        page.locator(f"{ON_THE_BOARD}, {OVER}").first.wait_for(state="visible")
        if page.locator(OVER).count():
            return
        before = number(page)
        pieces = page.locator(ON_THE_BOARD)
        decide(page, pieces.nth(random.randrange(pieces.count())), random)
        with suppress(TimeoutError):  # it may have been a step of several, such as one of the mayor's people
            page.wait_for_function(
                """([before, over]) => Number(document.querySelector(".room").dataset.number) > before
                   || document.querySelector(over) !== null""",
                arg=[before, OVER],
                timeout=MOMENT,
            )
    pytest.fail(f"not over after {MOST_STEPS} steps")


@pytest.mark.parametrize("game", hs.game_ids())
def test_a_whole_game_is_played_on_the_board(page: Page, game: str) -> None:
    sit_down(page, game)
    play_to_the_end(page, Random(7))
    expect(page.locator(OVER)).to_contain_text(re.compile("Won by|You win"))


def test_seawolf_still_tells_of_the_hand_on_a_phone_while_deliveries_are_made(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, "seawolf")
    for _ in range(MOST_STEPS):
        page.locator(".dock [data-action]").first.wait_for()
        if page.locator(".dock [data-action='end:delivery']").count():
            break
        before = number(page)
        wanted = page.locator(".dock [data-action]:not([data-action^='take'])")
        wanted.first.click()
        page.wait_for_function(
            "(before) => Number(document.querySelector('.room').dataset.number) > before", arg=before
        )
    told = page.locator("[data-board]").get_by_role("img", name=re.compile("^Cards in hand: "))
    expect(told).to_contain_text(re.compile(r"^\d+"))
    expect(told).to_be_visible()


def test_nauticus_shows_another_player_large_where_it_is_seen_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    become_guest(page, "Ada")
    bots = [{"kind": "bot", "level": "deckhand"}] * 3
    table = {"game": "nauticus", "seats": [{"kind": "human"}, *bots], "visibility": "private"}
    page.goto(f"/table/{ask(page, 'POST', '/api/tables', table)['id']}")
    board = page.locator("[data-board]")
    enlarge = board.get_by_role("button", name=re.compile("^Show everything .* has$")).last
    enlarge.scroll_into_view_if_needed()
    enlarge.click()
    expect(board.get_by_role("button", name="Close")).to_be_in_viewport()
