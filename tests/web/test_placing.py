"""Puerto Rico's mayor: everybody is placed on the board at once, though the game asks kind by kind."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.web.helpers import another_browser, ask, table_with_bot, table_with_friend

ENOUGH_KINDS = 3
MOST_LOOKS = 400

REFUSE_HINTS = """() => {
  const { fetch } = window;
  const problem = {error: {id: "refused-limit", args: {}}, text: "Not now.", where: []};
  const refusal = () => new Response(JSON.stringify(problem), {status: 429});
  window.fetch = async (path, ...more) => path.endsWith("/hint") ? refusal() : fetch(path, ...more);
}"""
"""In the page: of a request that really fails, the browser complains."""


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


def play_until_placing(page: Page, id: str, friend: Page | None = None) -> None:
    """Up to a mayor who finds people at work and brings new ones. Without a friend, the other is a bot."""
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
            move(page, state, choose(legal, random))
        elif friend:
            state = ask(friend, "GET", f"/api/tables/{id}")
            move(friend, state, random.choice([action["key"] for action in state["view"]["legal"]]))
        else:
            page.wait_for_timeout(40)
    pytest.fail("nobody was placed")


def move(page: Page, state: Any, action: str) -> None:
    ask(page, "POST", f"/api/tables/{state['id']}/moves", {"number": state["number"] + 1, "action": action})


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
    expect(tip).to_contain_text("You have nobody left to place")
    button(placing, "Place them").hover()
    expect(tip).to_contain_text("Confirm this arrangement")
    expect(tip).not_to_have_class(re.compile(r"\bno\b"))


def test_at_a_table_with_a_friend_the_mayor_offers_no_bot_and_never_locks_up(
    page: Page, browser: Browser, address: str
) -> None:
    """Hints are off where others play: what would have to wait for one is not there."""
    with another_browser(browser, address) as friend:
        id = table_with_friend(page, friend, "puerto_rico")
        play_until_placing(page, id, friend)
        page.goto(f"/table/{id}")
        expect(button(page, "Place them")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        expect(button(page, "As the bot would")).to_have_count(0)
        button(page, "Lift all").click()
        while page.locator("[data-board] .circle[data-legal]").count():
            page.locator("[data-board] .circle[data-legal]").first.click()
        number = ask(page, "GET", f"/api/tables/{id}")["number"]
        button(page, "Place them").click()
        expect(button(page, "Place them")).to_have_count(0)
        assert ask(page, "GET", f"/api/tables/{id}")["number"] > number


def test_the_mayor_can_be_used_again_when_the_bot_has_not_answered(placing: Page) -> None:
    placing.evaluate(REFUSE_HINTS)
    for _ in range(2):
        button(placing, "As the bot would").click()
        expect(placing.get_by_text("Not now.")).to_be_visible()
        placing.get_by_role("button", name="Close").click()
        expect(placing.get_by_text("Not now.")).to_have_count(0)
        expect(button(placing, "As the bot would")).not_to_have_attribute("aria-disabled", "true")
    place_everybody(placing)


def test_a_button_of_the_mayor_that_does_nothing_says_why_to_a_screen_reader(placing: Page) -> None:
    before = button(placing, "Same as before")
    if before.get_attribute("aria-disabled") is None:
        before.click()
    expect(before).to_have_attribute("aria-disabled", "true")
    expect(before).to_have_accessible_description("Everybody is where they were before")
