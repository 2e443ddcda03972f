"""A whole game by keyboard alone: from the harbour to the final score, with Tab, the arrows and Enter."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.web.helpers import play_on, table_with_bot

import harbourside as hs

MOST_STEPS = 400
MOST_TABS = 80
ON_THE_BOARD = "[data-board] [data-legal]"
OVER = ".dock .winner"
DECISIONS = 12

ARROWS = """() => {
  const ways = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
  const pieces = [...document.querySelectorAll("[data-board] [data-control]")];
  const middle = (piece) => {
    const {left, top, width, height} = piece.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const moves = [];
  for (const [from, piece] of pieces.entries()) for (const [key, [right, down]] of Object.entries(ways)) {
    piece.focus();
    piece.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
    const to = pieces.indexOf(document.activeElement);
    if (to === from) continue;
    const [[x, y], [toX, toY]] = [middle(piece), middle(pieces[to])];
    const ahead = ((toX - x) * right + (toY - y) * down) / Math.hypot(toX - x, toY - y);
    moves.push({from, to, key, degrees: Math.acos(ahead) * 180 / Math.PI});
  }
  return [pieces.map((piece) => piece.getAttribute("aria-label")), moves];
}"""
"""The names of all pieces, and where each arrow leads from each of them: how far from where it points."""


def walk_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press a key until the focus is on what is looked for, as somebody without a mouse does."""
    for _ in range(MOST_TABS):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} does not lead to {selector}")


def is_on(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("(selector) => document.activeElement.matches(selector)", selector)
    return found


def decide(page: Page, random: Random) -> None:
    """Walk to a lit piece, forwards or backwards, look around with the arrows, and take what is there."""
    walk_to(page, ON_THE_BOARD, random.choice(["Tab", "Shift+Tab"]))
    for _ in range(random.randrange(3)):
        page.keyboard.press(random.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
    walk_to(page, ON_THE_BOARD)
    page.keyboard.press("Enter")
    if is_on(page, "[role=menuitem]"):
        for _ in range(random.randrange(3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def test_a_whole_game_from_the_harbour_to_the_score(page: Page) -> None:
    page.add_init_script("localStorage.setItem('harbourside.level', 'deckhand')")
    random = Random(4)
    page.goto("/")
    page.locator("[data-game=seawolf]").wait_for()
    walk_to(page, "[data-game=seawolf] .main")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    for _ in range(MOST_STEPS):
        page.locator(f"{ON_THE_BOARD}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        before = page.locator(".room").get_attribute("data-number")
        decide(page, random)
        page.wait_for_function(
            """([before, over]) => document.querySelector(".room").dataset.number !== before
               || document.querySelector(over)""",
            arg=[before, OVER],
        )
    expect(page.locator(OVER)).to_contain_text(re.compile("Won by|You win"))
    walk_to(page, "a[href^='/replay/']")
    page.keyboard.press("Enter")
    walk_to(page, "input[type=range]")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("1")


def test_the_log_is_one_stop_and_the_arrows_lead_to_its_positions(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=seawolf] .main").click()
    page.locator(ON_THE_BOARD).first.wait_for()
    walk_to(page, ".log ol")
    page.keyboard.press("Home")
    expect(page.locator(".log li").first.get_by_role("button")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".log li").nth(1).get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log li").nth(1).get_by_role("button")).to_have_attribute("aria-current", "true")
    page.keyboard.press("Tab")
    assert not is_on(page, ".log button")


def test_the_arrows_light_the_action_of_the_piece_they_lead_to(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=seawolf] .main").click()
    page.locator(ON_THE_BOARD).first.wait_for()
    walk_to(page, ON_THE_BOARD)
    walk_to(page, "[data-control='take:row@1']", "ArrowRight")
    expect(page.locator(".dock [data-pointed]")).to_have_attribute("data-action", "take:row@1")


def reached(start: int, ways: dict[int, set[int]]) -> set[int]:
    seen, left = {start}, [start]
    while left:
        fresh = ways.get(left.pop(), set()) - seen
        seen |= fresh
        left += fresh
    return seen


@pytest.mark.parametrize("game", hs.game_ids())
def test_arrows_lead_where_they_point_and_together_everywhere(page: Page, game: str) -> None:
    table = table_with_bot(page, game)
    play_on(page, table, DECISIONS)
    page.goto(f"/table/{table}")
    page.locator(ON_THE_BOARD).first.wait_for()
    names, moves = page.evaluate(ARROWS)
    assert [(move["key"], names[move["from"]]) for move in moves if move["degrees"] >= 60] == []
    there: dict[int, set[int]] = {}
    back: dict[int, set[int]] = {}
    for move in moves:
        there.setdefault(move["from"], set()).add(move["to"])
        back.setdefault(move["to"], set()).add(move["from"])
    assert reached(0, there) == reached(0, back) == set(range(len(names)))
