"""The page in a real browser: harbour, generic table, replay; in both languages and both themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.web.conftest import Served
from tests.web.helpers import SETTLED, ask, become_guest

SIZES = {"laptop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def sit_down(page: Page, game: str = "seawolf") -> None:
    """Three clicks at most to the first move; this is the first."""
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile("^Play now")).click()
    expect(page.locator(".dock .prompt")).to_be_visible()


def my_turn(page: Page) -> None:
    expect(page.locator(".dock [data-action]").first).to_be_visible()


def act(page: Page) -> None:
    """The first decision that is offered; then wait until the table has heard it."""
    before = int(str(page.locator(".room").get_attribute("data-number")))
    page.locator(".dock [data-action]").first.click()
    page.wait_for_function(
        "(before) => Number(document.querySelector('.room').dataset.number) > before", arg=before
    )


DIVIDERS = """() => [...document.querySelectorAll(".dock .group")].slice(0, -1).map((group) => {
  const [last, next] = [group.lastElementChild, group.nextElementSibling.firstElementChild];
  const line = getComputedStyle(last, "::after");
  return {
    beside: next.getBoundingClientRect().top === last.getBoundingClientRect().top,
    parted: line.content !== "none" && line.display !== "none",
  };
})"""
"""Of each group of actions but the last: whether the next is beside it, and a line between them."""


def test_a_line_parts_groups_of_actions_within_a_row_and_hangs_at_no_rows_end(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    found = set()
    for width in (1440, 1200, 1024, 800):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(SETTLED)
        for group in page.evaluate(DIVIDERS):
            assert group["parted"] == group["beside"], width
            found.add(group["beside"])
    assert found == {True, False}


def test_shades_at_the_boards_edges_tell_where_there_is_more_of_it(page: Page) -> None:
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, "puerto_rico")
    my_turn(page)
    page.evaluate(SETTLED)

    def shaded(*wanted: str) -> None:
        for side in ("left", "right", "top", "bottom"):
            expect(page.locator(f".frame > .{side}")).to_have_count(int(side in wanted))

    def go(share: float) -> None:
        page.locator("[data-board]").evaluate(
            "(board, share) => board.scrollTo(share * board.scrollWidth, share * board.scrollHeight)", share
        )

    go(0)
    shaded("bottom")
    page.get_by_role("button", name="Larger").click()
    go(0)
    shaded("right", "bottom")
    go(0.2)
    shaded("left", "right", "top", "bottom")
    go(1)
    shaded("left", "top")


def test_a_stranger_is_two_clicks_from_the_first_move(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    log = page.locator(".log ol > li")
    before = log.count()
    act(page)
    expect(log.nth(before)).to_be_visible()


def test_on_a_phone_the_dock_keeps_its_height_from_one_decision_to_the_next(page: Page) -> None:
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, "puerto_rico")
    heights = set()
    for _ in range(4):
        my_turn(page)
        heights.add(page.evaluate("document.querySelector('.dock').offsetHeight"))
        act(page)
        heights.add(page.evaluate("document.querySelector('.dock').offsetHeight"))
    assert len(heights) == 1


def test_on_a_phone_the_players_tab_tells_what_lies_before_the_others(page: Page) -> None:
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, "puerto_rico")
    my_turn(page)
    page.get_by_role("tab", name="Players").click()
    seats = page.get_by_role("list", name="Players").locator("> li")
    you = page.locator(".about", has_text=re.compile(r"^\s*you\b"))
    expect(seats.filter(has=you)).to_have_count(1)
    expect(seats.filter(has=you)).not_to_contain_text("Doubloons")
    for seat in seats.filter(has_not=you).all():
        expect(seat.get_by_text("Doubloons", exact=True)).to_be_visible()
        assert seat.evaluate("seat => seat.scrollHeight <= seat.clientHeight"), "nothing lies on the next"


def test_on_a_phone_the_board_opens_where_something_can_be_done(page: Page) -> None:
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, "puerto_rico")
    page.locator(".dock [data-action='role:builder']").click()
    building = page.locator("[data-board] [data-legal]").first
    expect(building).to_be_in_viewport()
    page.reload()
    expect(building).to_be_in_viewport()


def test_a_whole_game_is_played_from_the_action_bar(page: Page) -> None:
    sit_down(page)
    for _ in range(200):
        page.locator(".dock [data-action], .dock .winner").first.wait_for()
        if page.locator(".dock .winner").count():
            break
        act(page)
    expect(page.locator(".dock .winner")).to_contain_text(re.compile("Won by|You win"))
    expect(page.locator(".dock .over li")).to_have_count(4)

    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    last = slider.get_attribute("max")
    expect(slider).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(str(last)) - 1))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert saved.value.path().read_text("utf-8").startswith("harbourside")

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert page.url.endswith(f"#move={int(str(last)) - 1}")


def test_a_whole_turn_by_keyboard_alone(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    page.locator(".dock [data-action]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".log ol > li").nth(3)).to_be_visible()
    my_turn(page)
    page.wait_for_function("() => document.activeElement.dataset.action !== undefined")


def test_the_arrows_stay_in_the_action_bar(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    page.locator(".dock [data-action]").first.focus()
    reached = set()
    for key in ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"]:
        for _ in range(6):
            page.keyboard.press(key)
            reached.add(page.evaluate("document.activeElement.dataset.action ?? 'none'"))
    assert "none" not in reached
    assert len(reached) > 1


def test_a_reload_brings_one_back_to_the_seat_and_the_log(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    act(page)
    my_turn(page)
    told = page.locator(".log ol > li").all_inner_texts()
    offered = page.locator(".dock [data-action]").all_inner_texts()
    page.reload()
    my_turn(page)
    assert page.locator(".log ol > li").all_inner_texts() == told
    assert page.locator(".dock [data-action]").all_inner_texts() == offered


def test_a_new_round_is_a_heading_in_the_log_of_the_table_and_of_its_replay(page: Page) -> None:
    sit_down(page, "puerto_rico")
    my_turn(page)
    log = page.get_by_role("list", name="Log")
    begun = log.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Round 1"))
    expect(begun).to_contain_text("Governor: ")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("list", name="Dziennik").get_by_role("heading", name="Runda 1")).to_be_visible()
    page.get_by_role("button", name="English").click()
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(begun).to_contain_text("Governor: ")


def test_two_windows_of_one_seat_agree(page: Page, context: BrowserContext) -> None:
    sit_down(page)
    my_turn(page)
    other = context.new_page()
    other.goto(page.url)
    my_turn(other)
    act(page)
    my_turn(page)
    my_turn(other)
    expect(other.locator(".log ol > li")).to_have_count(page.locator(".log ol > li").count())


def test_a_server_that_restarts_is_told_and_survived(own_server: Served, browser: Browser) -> None:
    context = browser.new_context(base_url=own_server.address, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    sit_down(page)
    my_turn(page)
    told = page.locator(".log ol > li").all_inner_texts()
    own_server.stop()
    expect(page.get_by_text("No connection.")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("No connection.")).to_have_count(0, timeout=20_000)
    assert page.locator(".log ol > li").all_inner_texts() == told
    act(page)
    context.close()


def test_the_language_changes_without_a_reload(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    page.evaluate("() => (window.stayed = true)")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator(".dock .prompt")).to_contain_text("Twoja kolej")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert page.evaluate("() => window.stayed")
    assert "⟦" not in page.locator("body").inner_text()


def test_what_was_read_out_last_stands_in_the_language_that_was_chosen_since(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    act(page)
    my_turn(page)
    read_out = page.locator(".room > p[aria-live]")
    expect(read_out).to_contain_text(page.locator(".log .move").last.inner_text())
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(read_out).to_contain_text(page.locator(".log .move").last.inner_text())


def test_a_decision_is_taken_back_while_bots_are_still_seen_to_decide(page: Page) -> None:
    become_guest(page, "Ada")
    seats = [{"kind": "human"}, *[{"kind": "bot", "level": "deckhand"}] * 3]
    table = {"game": "seawolf", "options": {}, "seats": seats, "visibility": "private"}
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/table/{ask(page, 'POST', '/api/tables', table)['id']}")
    my_turn(page)
    asked = page.locator(".dock .prompt").inner_text()
    act(page)
    expect(page.locator(".dock [data-action]")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".log .undo")).to_have_count(1)
    expect(page.locator(".dock .prompt")).to_have_text(asked)
    my_turn(page)
    expect(page.locator(".notices .refused")).to_have_count(0)


def test_an_earlier_position_can_be_looked_at_and_left(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    act(page)
    my_turn(page)
    page.locator(".log ol > li button").nth(1).click()
    expect(page.get_by_text("You are looking at an earlier position.")).to_be_visible()
    expect(page.locator(".dock [data-action]")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
    page.keyboard.press("Escape")
    my_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()


def test_a_hint_names_an_action_that_is_offered(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".dock .hinted")).to_have_count(1)
    expect(page.locator(".dock").get_by_role("status")).to_contain_text("A strong player’s choice: “")


@pytest.mark.parametrize("size", SIZES)
def test_nothing_sticks_out_of_the_window(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    page.locator("[data-game=seawolf]").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    sit_down(page)
    my_turn(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert page.evaluate("() => document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize("path", ["/arena", "/review/some-table"])
def test_a_place_that_is_not_there_yet_says_so(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="To the harbour")).to_be_visible()


def set_table(page: Page, game: str, options: int) -> None:
    """The dialog of a game, with its variants unfolded."""
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile("^New table")).click()
    page.get_by_text(f"Rules and variants ({options})").click()


def test_an_option_that_is_a_text_is_written_with_names_and_the_table_tells_its_variants(page: Page) -> None:
    set_table(page, "santiago", 5)
    layout = page.get_by_role("textbox", name="Layout")
    layout.fill("Bank, Fidel")
    layout.blur()
    expect(page.get_by_role("alert")).to_contain_text("fidel")
    written = "Bank, Kościół, distillery, Fabryka cygar, BLACK MARKET, Tartak, Café, Urząd celny, Kasyno, "
    layout.fill(written + "Port authority, Biuro handlowe, Wydawca gazet")
    layout.blur()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play now").last.click()
    variants = page.get_by_text("Variants (1)", exact=True)
    variants.click()
    expect(page.locator(".players dt")).to_have_text("Layout:")
    expect(page.locator(".players dd")).to_have_text(
        "Bank, Church, Distillery, Cigar factory, Black market, Sawmill, Café, Customs house, Casino, "
        "Port authority, Trade office, Newspaper publisher"
    )
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="Players").click()
    box, first = variants.bounding_box(), page.locator(".players li").first.bounding_box()
    assert box is not None
    assert first is not None
    assert box["y"] + box["height"] <= first["y"], "the list begins below it"


def test_every_mistake_stands_at_its_own_option_and_the_others_can_be_chosen(page: Page) -> None:
    set_table(page, "santiago", 5)
    layout, turns = page.get_by_label("Layout"), page.get_by_label("Limit of turns")
    layout.fill("Bank")
    turns.fill("soon")
    turns.blur()
    expect(layout).to_have_attribute("aria-invalid", "true")
    expect(layout).to_have_accessible_description(re.compile("Missing: Church"))
    expect(turns).to_have_accessible_description(re.compile("soon"))
    page.get_by_text(re.compile("^Flowers of the Cubans")).click()
    for name in ("Pesos, goods and VP", "VP for the owner of a building", "Maria’s flower"):
        free = page.get_by_label(name)
        expect(free).not_to_have_attribute("aria-invalid", "true")
        expect(free).to_have_accessible_description("")
        expect(free.locator("option:disabled")).to_have_count(0)
    page.get_by_label("Pesos, goods and VP").select_option("open to all")
    page.get_by_label("Pesos, goods and VP").select_option("hidden behind screens")
    expect(layout).to_be_visible()
    layout.fill("")
    layout.blur()
    expect(layout).not_to_have_attribute("aria-invalid", "true")
    expect(turns).to_have_attribute("aria-invalid", "true")


def test_a_text_says_what_it_is_without_one_and_keeps_its_lines(page: Page) -> None:
    set_table(page, "santiago", 5)
    layout = page.get_by_label("Layout")
    expect(layout).to_have_attribute("placeholder", "at random")
    expect(layout).to_have_accessible_description(re.compile("all nine Cubans"))
    layout.fill("pedro, jose, conchita, miguel,\npablo, maria, martinez, el_zorro, alonso")
    layout.blur()
    page.get_by_role("button", name="Play now").last.click()
    page.wait_for_url(re.compile("/table/"))
    chosen = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["options"]["layout"]
    assert "\n" in chosen


def test_a_table_by_the_usual_rules_has_no_variants(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=nauticus]").get_by_role("button", name=re.compile("^Play")).click()
    expect(page.locator(".players li").first).to_be_visible()
    expect(page.get_by_text(re.compile("^Variants"))).to_have_count(0)


def test_whoever_told_no_name_is_called_by_their_number_in_the_readers_language(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=seawolf]").get_by_role("button", name=re.compile("^Play")).click()
    expect(page.locator(".players .name").first).to_have_text("Player 1")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator(".players .name").first).to_have_text("Gracz 1")
