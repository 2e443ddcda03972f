"""Nobody is shut out: axe finds nothing, on any page, in either theme."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.helpers import play_on, table_with_bot, violations_in_both_themes

import harbourside as hs
from harbourside.engine.tour import tour

MIDDLE, LATE = 12, 40
"""Decisions of one's own after which there is something of everything on the table; some games are over."""


def test_nobody_is_shut_out_of_the_harbour(page: Page, axe: str) -> None:
    page.goto("/")
    page.locator("[data-game=seawolf]").wait_for()
    assert violations_in_both_themes(page, axe) == []
    page.locator("[data-game=puerto_rico]").get_by_role("button", name=re.compile("^New table")).click()
    page.locator("summary").click()
    assert violations_in_both_themes(page, axe) == []


@pytest.mark.parametrize("decisions", [MIDDLE, LATE])
@pytest.mark.parametrize("game", hs.game_ids())
def test_nobody_is_shut_out_of_a_game_or_its_replay(page: Page, axe: str, game: str, decisions: int) -> None:
    table = table_with_bot(page, game)
    play_on(page, table, decisions)
    page.goto(f"/table/{table}")
    page.locator("[data-board] [data-control]").first.wait_for()
    page.locator(".dock [data-action], .dock .winner").first.wait_for()
    assert violations_in_both_themes(page, axe) == []
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    page.locator("[data-board] [data-control]").first.wait_for()
    assert violations_in_both_themes(page, axe) == []


def test_nobody_is_shut_out_of_a_game_on_a_phone(page: Page, axe: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/table/{table_with_bot(page, 'seawolf')}")
    page.locator(".dock [data-action]").first.wait_for()
    for tab in ("Board", "Players", "Log"):
        page.get_by_role("tab", name=tab).click()
        assert violations_in_both_themes(page, axe) == []


@pytest.mark.parametrize("game", [game for game in hs.game_ids() if tour(hs.game(game), "en")])
def test_nobody_is_shut_out_of_a_first_look(page: Page, axe: str, game: str) -> None:
    page.goto(f"/tour/{game}")
    expect(page.locator(".ways .main")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"Step\s3\sof"))).to_be_visible()
    assert violations_in_both_themes(page, axe) == []


@pytest.mark.parametrize("path", ["/arena", "/review/some-table"])
def test_nobody_is_shut_out_of_other_places(page: Page, axe: str, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations_in_both_themes(page, axe) == []
