"""Sea Wolf's ruled colours: corrected when a table is set, named as variants, shown by board and rules."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .helpers import become_guest


def test_goods_of_a_corrected_colour_are_drawn_and_told_so(page: Page) -> None:
    become_guest(page, "Ada")
    page.goto("/")
    page.locator("[data-game=seawolf]").get_by_role("button", name=re.compile("^New table")).click()
    page.get_by_text(re.compile("^Rules and variants")).click()
    page.locator("summary").filter(has_text="Colours of the cards").click()
    figures = page.locator(".figures label")
    figures.filter(has_text="fish").locator("select").select_option("red")
    expect(page.locator(".figures [role=alert]")).to_contain_text("cannot both be red")
    figures.filter(has_text="barrels").locator("select").select_option("blue")
    expect(page.locator(".figures [role=alert]")).to_have_count(0)
    page.get_by_role("button", name="Play now").last.click()
    variants = page.get_by_text("Variants (2)", exact=True)
    variants.click()
    expect(page.locator(".players dt")).to_have_text(["fish:", "barrels:"])
    expect(page.locator(".players dd")).to_have_text(["red", "blue"])
    place = page.locator(".piece", has=page.locator("rect.place")).filter(has=page.locator("[data-ruling]"))
    expect(place.first.locator("rect.place")).to_have_attribute("fill", "var(--thing-red)")
    place.first.hover()
    expect(page.locator("#tip")).to_contain_text("whether fish or barrels are red")
    page.keyboard.press("r")
    row = page.get_by_role("row", name=re.compile("^fish"))
    expect(row).to_contain_text("red")
    expect(page.get_by_role("row", name=re.compile("^Rats!"))).to_contain_text("blue")
