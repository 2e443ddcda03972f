"""Puerto Rico's mayor: everybody is placed on the board at once, though the game asks kind by kind."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.helpers import ask, table_with_bot

ENOUGH_KINDS = 3
MOST_LOOKS = 400


def is_placing(state: Any) -> bool:
    """Whether people are placed, the first of several kinds is asked for, and there are circles enough."""
    own = state["view"]["position"]["seats"][0]
    circles = own["empty_circles"]
    return (
        "to_place" in own
        and own["to_place"]["workers"] < len(circles)
        and len(set(circles)) >= ENOUGH_KINDS
        and state["view"]["prompt"]["args"].get("tile") == circles[0]
    )


def choose(legal: list[str], random: Random) -> str:
    """What brings tiles and people soonest, else by chance."""
    for key in ("role:settler", "role:builder", "role:mayor"):
        if key in legal:
            return key
    return random.choice([key for key in legal if key != "pass"] or legal)


def play_until_placing(page: Page, id: str) -> None:
    """Up to a mayor who finds people at work and brings new ones."""
    random = Random(3)
    at_work = 0
    for _ in range(MOST_LOOKS):
        state = ask(page, "GET", f"/api/tables/{id}")
        own = state["view"]["position"]["seats"][0]
        legal = [action["key"] for action in state["view"]["legal"]]
        if "to_place" not in own:
            at_work = len([place for place in own["workers_at"] if place != "san_juan"])
        elif legal and is_placing(state) and 0 < at_work < own["to_place"]["workers"]:
            return
        if legal:
            asked = {"number": state["number"] + 1, "action": choose(legal, random)}
            ask(page, "POST", f"/api/tables/{id}/moves", asked)
        else:
            page.wait_for_timeout(40)
    pytest.fail("nobody was placed")


@pytest.fixture
def placing(page: Page) -> Page:
    id = table_with_bot(page, "puerto_rico")
    play_until_placing(page, id)
    page.goto(f"/table/{id}")
    expect(button(page, "Place them")).to_be_visible()
    return page


def button(page: Page, name: str) -> Locator:
    return page.locator("[data-board]").get_by_role("button", name=name, exact=True)


def prompt(page: Page) -> Locator:
    return page.locator(".dock .prompt")


def standing(page: Page) -> Locator:
    """Everybody on the own island who can be lifted."""
    return page.locator("[data-board] .circle[aria-label^='Take the worker back']")


def places(page: Page) -> list[str]:
    return [str(person.get_attribute("aria-label")) for person in standing(page).all()]


def place_everybody(page: Page) -> None:
    while page.locator("[data-board] .circle[data-legal]").count():
        page.locator("[data-board] .circle[data-legal]").first.click()
    button(page, "Place them").click()
    expect(prompt(page)).not_to_contain_text("click circles")
    # The bot has decided by then, and nothing is on its way.
    page.locator(".dock [data-action]").first.wait_for()


def test_one_undo_reopens_the_whole_placement(placing: Page) -> None:
    bar = placing.locator(".dock [data-action]").first
    first = bar.inner_text()
    place_everybody(placing)
    placing.keyboard.press("u")
    expect(button(placing, "Place them")).to_be_visible()
    expect(bar).to_have_text(first)


def test_same_as_before_is_there_after_a_reload_and_after_an_undo(placing: Page) -> None:
    expect(standing(placing)).not_to_have_count(0)
    before = places(placing)
    place_everybody(placing)
    placing.keyboard.press("u")
    expect(button(placing, "Same as before")).to_be_enabled()
    assert places(placing) != before
    button(placing, "Same as before").click()
    assert places(placing) == before


def test_the_prompt_tells_how_to_place_and_counts_as_the_board_does(placing: Page) -> None:
    button(placing, "Lift all").click()
    expect(prompt(placing)).to_contain_text("click circles")
    in_hand = placing.get_by_role("img", name=re.compile(r"^To place: \d"))
    expect(prompt(placing)).to_contain_text(str(in_hand.get_attribute("aria-label")))
    place_everybody(placing)
    expect(prompt(placing)).not_to_contain_text("click circles")


def test_a_hint_marks_what_does_as_it_says(placing: Page) -> None:
    placing.keyboard.press("h")
    expect(button(placing, "As the bot would")).to_have_attribute("data-hinted", "")


def test_arrows_lead_from_circles_to_the_buttons_and_back(placing: Page) -> None:
    button(placing, "Lift all").click()
    circle = placing.locator("[data-board] .circle[data-legal]").first
    circle.focus()
    placing.keyboard.press("ArrowUp")
    expect(placing.locator("[data-board] .press:focus")).to_have_count(1)
    placing.keyboard.press("ArrowDown")
    expect(placing.locator("[data-board] .circle:focus")).to_have_count(1)


def test_a_circle_that_cannot_be_used_says_why(placing: Page) -> None:
    tip = placing.locator("#tip")
    while placing.locator("[data-board] .circle[data-legal]").count():
        placing.locator("[data-board] .circle[data-legal]").first.click()
    placing.locator("[data-board] .circle[data-why]").first.hover()
    expect(tip).to_contain_text("Nobody is left to place")
    button(placing, "Place them").hover()
    expect(tip).to_contain_text("Everybody stays where they stand now")
    expect(tip).not_to_have_class(re.compile(r"\bno\b"))
