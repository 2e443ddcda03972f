"""Santiago's flowers that could not be read: a table corrects them, and everything follows."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

RULING = re.compile("Conchita, Maria and Martinez are our guess")


def test_a_corrected_flower_is_told_among_the_variants_on_the_board_and_in_the_rules(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=santiago]").get_by_role("button", name=re.compile("^New table")).click()
    page.get_by_text("Rules and variants (5)").click()
    page.get_by_text(re.compile("^Flowers of the Cubans")).click()
    page.get_by_role("button", name="Why this value? The print does not show it").click()
    expect(page.get_by_role("note").filter(has_text=RULING)).to_be_visible()
    page.get_by_label("Maria’s flower").select_option("white")
    page.get_by_role("button", name="Play now").last.click()
    page.get_by_text("Variants (1)", exact=True).click()
    expect(page.locator(".players dt")).to_have_text("Maria’s flower:")
    expect(page.locator(".players dd")).to_have_text("white")

    maria = page.locator("[aria-label^='Maria, ']")
    expect(maria).to_have_attribute("aria-label", re.compile("white flower"))
    expect(maria.locator("[data-ruling]")).to_have_count(1)
    expect(page.locator(".board [data-ruling]")).to_have_count(3)
    expect(page.locator("[data-board] [data-legal]").first).to_be_visible()  # nothing moves any more
    maria.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Flower: white")
    expect(tip).to_contain_text(RULING)

    page.locator("[data-rules]").click()
    rules = page.get_by_role("dialog")
    rows = {name: rules.locator(f"tr:has(th:text-is('{name}'))") for name in ("Maria", "Martinez")}
    expect(rows["Maria"]).to_contain_text("white")
    expect(rows["Martinez"]).to_contain_text("yellow")
    rows["Maria"].get_by_role("button").click()
    expect(rows["Maria"].get_by_role("note")).to_contain_text(RULING)
