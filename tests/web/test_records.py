"""A record from a file: chosen or dropped in the harbour, then opened in the replay, or refused."""

from __future__ import annotations

import base64
import re
from random import Random

from playwright.sync_api import Browser, FilePayload, Page, expect
from tests.web.helpers import violations

import harbourside as hs

REFUSAL = "[role=alert]"


def played(moves: int | None = None, game: str = "seawolf") -> hs.Play:
    play, random = hs.Play(hs.game(game), players=3, seed=9, names=["Ola", "Jan", "Żaneta"]), Random(1)
    while not play.state.is_over and play.number != moves:
        play.do(play.game.actions.key(random.choice(play.state.legal_actions())))
    return play


def choose(page: Page, text: str) -> None:
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Choose a file…").click()
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    chooser.value.set_files(file)


def test_a_whole_game_is_loaded_looked_through_and_saved_again(page: Page) -> None:
    play = played()
    choose(page, play.record())
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_attribute("max", str(play.number))
    expect(page.get_by_text("loaded from a file")).to_be_visible()
    expect(page.get_by_text("Żaneta").first).to_be_visible()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(play.number))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert saved.value.path().read_text("utf-8") == play.record()


def test_its_address_can_be_passed_on_and_everybodys_side_is_seen(
    page: Page, browser: Browser, address: str
) -> None:
    choose(page, played(moves=8).record())
    page.wait_for_url(re.compile("/replay/"))
    context = browser.new_context(base_url=address, locale="en-GB")
    other = context.new_page()
    other.goto(page.url)
    expect(other.get_by_text("not finished")).to_be_visible()
    other.goto(page.url.replace("/replay/", "/table/"))
    other.wait_for_url(page.url)
    log, eyes = other.locator("ol.log"), other.get_by_label("Seen by")
    expect(log).to_contain_text("Ola draws pink ship 4")
    for name in ("Jan", "a spectator"):
        eyes.select_option(name)
        expect(log).to_contain_text("Ola draws a hidden card")
    eyes.select_option("Ola")
    expect(log).to_contain_text("Ola draws pink ship 4")
    context.close()


def test_a_file_can_be_dropped_on_the_page(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Load a record")).to_be_visible()
    data = base64.b64encode(played(moves=4).record().encode()).decode()
    transfer = page.evaluate_handle(
        """(data) => {
          const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
          const transfer = new DataTransfer();
          transfer.items.add(new File([bytes], "game.txt", {type: "text/plain"}));
          return transfer;
        }""",
        data,
    )
    page.dispatch_event("h1", "dragover", {"dataTransfer": transfer})
    page.dispatch_event("h1", "drop", {"dataTransfer": transfer})
    expect(page.get_by_role("slider", name="Position")).to_have_attribute("max", "4")


def test_what_is_no_record_is_refused_with_line_and_reason(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, locale="en-GB")  # the browser notes every refusal
    page = context.new_page()
    choose(page, played(moves=4).record().replace("1. ", "1. 7", 1))
    expect(page.locator(REFUSAL)).to_contain_text("Line 9: ")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator(REFUSAL)).to_contain_text("Wiersz 9: ")
    page.get_by_role("button", name="English").click()
    choose(page, "x" * 100_000)
    expect(page.locator(REFUSAL)).to_contain_text("too large")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator(REFUSAL)).to_contain_text("za du")
    context.close()


def test_the_rules_open_beside_a_replay(page: Page, axe: str) -> None:
    choose(page, played(moves=4).record())
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog", name="Rules: Sea Wolf")).to_be_visible()
    assert violations(page, axe) == []
    slider = page.get_by_role("slider", name="Position")
    page.keyboard.press("End")
    expect(slider).to_have_value("0")
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    expect(slider).to_have_value("4")
