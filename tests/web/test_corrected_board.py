"""A printed board that differs from ours: corrected when the table is set, and played with from then on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .helpers import ask, become_guest


def test_nauticus_is_played_on_the_board_as_it_was_corrected(page: Page) -> None:
    become_guest(page, "Ada")
    page.locator("[data-game=nauticus]").get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Rules and variants").click()
    dialog.get_by_label("Spaces in a warehouse").select_option("9")
    dialog.locator("summary", has_text="What is printed on the board").click()
    dialog.get_by_label("Bonus of place 2").select_option("a free sail")
    mistake = dialog.get_by_text("No two places can have the same bonus: a free sail.", exact=True)
    expect(mistake).to_be_visible()
    dialog.get_by_label("Bonus of place 3").select_option("a free mast")
    expect(mistake).to_have_count(0)
    dialog.get_by_label("Prices at place 4").select_option("3, 2, 1, 0")
    dialog.get_by_label("Wheel, field 1 after the anchor").select_option("3")
    dialog.get_by_role("button", name="Play").click()
    page.locator(".nauticus svg").first.wait_for()

    table = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["board"] == ("bonus@2=sail bonus@3=mast prices@4=prices_3210 wheel@1=3")
    assert table["view"]["position"]["places"][1]["blue_workers"] == 3
    expect(page.get_by_role("img", name="Bonus: a free sail")).to_be_visible()

    page.get_by_text("Variants (5)").click()
    for figure in ("Bonus of place 2", "Prices at place 4", "Wheel, field 1 after the anchor"):
        expect(page.get_by_text(figure)).to_be_visible()
    page.locator(".dock [data-rules]").click()
    panel = page.get_by_role("dialog", name=re.compile("^Rules"))
    expect(panel.get_by_role("row", name=re.compile("^2 a free sail"))).to_be_visible()
    expect(panel.get_by_role("row", name=re.compile("^4 2 VP 3,.2,.1,.0"))).to_be_visible()
    expect(panel.get_by_text(re.compile("a warehouse of 9 spaces"))).to_be_visible()
    expect(
        panel.get_by_text(re.compile("the wheel shows 3, 1, 2, 3, 1, 3 and 2 blue workers"))
    ).to_be_visible()


def test_a_sign_on_the_board_says_what_could_not_be_read(page: Page) -> None:
    become_guest(page, "Ada")
    page.locator("[data-game=nauticus]").get_by_role("button", name="Play now").click()
    expect(
        page.locator(".dock [data-action]").first
    ).to_be_visible()  # nothing moves under the pointer any more
    tip = page.locator("#tip")
    for ruling, sentence in (
        ("bonus", "does not show the order of the bonuses"),
        ("prices", "shows only the prices of the place with 2 VP"),
        ("wheel", "does not show how many blue workers each field of the wheel has"),
        ("warehouse", "does not show how many spaces a warehouse has"),
        ("crest", "tower and star are our own names and pictures"),
    ):
        page.locator(f".nauticus [role=img][data-ruling={ruling}]").last.hover()
        expect(tip.get_by_text(sentence)).to_be_visible()
