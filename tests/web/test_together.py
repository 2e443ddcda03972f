"""Several people: with a browser each, through a reload and a restart; or at one device, in turns."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import Served
from tests.web.helpers import another_browser, ask, violations_in_both_themes

MOST_STEPS = 200
OFFERED = ".dock [data-action]"
OVER = ".dock .winner"


def number(page: Page) -> int:
    return int(str(page.locator(".room").get_attribute("data-number")))


def heard(page: Page, of: int) -> None:
    """Until this browser shows what has happened up to a number."""
    page.wait_for_function(
        "(of) => Number(document.querySelector('.room')?.dataset.number) >= of", arg=of, timeout=30_000
    )


def decide(page: Page, turn: int) -> int:
    """One of what is offered, not always the first; the number of the table after it."""
    before = number(page)
    offered = page.locator(OFFERED)
    offered.nth(turn % offered.count()).click()
    heard(page, before + 1)
    return number(page)


def sit_down_together(host: Page, guest: Page) -> None:
    host.goto("/")
    host.locator("[data-game=seawolf]").get_by_role("button", name=re.compile("^Invite")).click()
    host.locator(".count").get_by_text("2", exact=True).click()
    host.get_by_role("button", name="Create the table", exact=True).click()
    guest.goto(host.locator("input[readonly]").input_value())
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.locator(".dock .prompt")).to_be_visible()
        expect(page.locator(".players")).to_contain_text("Bo")


def test_two_people_play_to_the_end_through_a_reload_and_a_restart(
    own_server: Served, browser: Browser
) -> None:
    address = own_server.address
    with another_browser(browser, address) as host, another_browser(browser, address) as guest:
        sit_down_together(host, guest)
        for step in range(MOST_STEPS):
            if step == 5:
                guest.reload()
                expect(guest.locator(".dock .prompt")).to_be_visible()
            if step == 9:
                own_server.stop()
                for page in (host, guest):
                    expect(page.get_by_text("No connection.")).to_be_visible()
                own_server.start()
                for page in (host, guest):
                    expect(page.get_by_text("No connection.")).to_have_count(0, timeout=30_000)
            if host.locator(OVER).count():
                break
            told = ask(host, "GET", f"/api/tables/{host.url.rpartition('/')[2]}")
            if told["status"] == "over":
                break
            player, other = (host, guest) if told["decides"] in told["you"]["seats"] else (guest, host)
            player.locator(OFFERED).first.wait_for()
            expect(other.locator(OFFERED)).to_have_count(0)
            heard(other, decide(player, step))
        expect(host.locator(OVER)).to_contain_text(re.compile("Won by|You win"))
        expect(guest.locator(OVER)).to_contain_text(re.compile("Won by|You win"))
        assert any("You win" in page.locator(OVER).inner_text() for page in (host, guest))
        scores = [page.locator(".dock .over li b").all_inner_texts() for page in (host, guest)]
        assert scores[0] == scores[1]
        assert len(scores[0]) == 2


def test_a_bot_stands_in_for_whoever_is_away_if_the_host_wants_it(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=seawolf]").get_by_role("button", name=re.compile("^Invite")).click()
    page.get_by_label("If somebody is away").select_option("a bot takes over after 10 minutes")
    page.get_by_role("button", name="Create the table", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    assert ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["grace"] == 600
    expect(page.get_by_text("a bot plays until that person is back")).to_be_visible()


def test_whoever_is_invited_sees_the_variants_before_they_sit_down(
    page: Page, browser: Browser, address: str
) -> None:
    page.goto("/")
    page.locator("[data-game=santiago]").get_by_role("button", name=re.compile("^Invite")).click()
    page.get_by_text("Rules and variants (5)").click()
    page.get_by_text(re.compile("^Flowers of the Cubans")).click()
    page.get_by_label("Maria’s flower").select_option("yellow")
    page.get_by_label("Martinez’s flower").select_option("red")
    page.get_by_role("button", name="Create the table", exact=True).click()
    link = page.locator("input[readonly]").first.input_value()
    with another_browser(browser, address) as friend:
        friend.goto(link)
        for seen in (page, friend):
            expect(seen.locator("dt")).to_have_text(["Maria’s flower:", "Martinez’s flower:"])
            expect(seen.locator("dd")).to_have_text(["yellow", "red"])


@pytest.fixture
def one_device(page: Page) -> Page:
    """Ada and Bo at one device, playing Sea Wolf; nobody has said yet that they are looking."""
    return at_one_device(page, "seawolf")


def at_one_device(page: Page, game: str) -> Page:
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile("^New table")).click()
    page.locator(".count").get_by_text("2", exact=True).click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who sits at seat 2").select_option("here")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Play now").last.click()
    return page


def ready(page: Page) -> Any:
    return page.get_by_role("button", name=re.compile("show me the table"))


def pass_on(page: Page) -> Any:
    return page.get_by_role("button", name=re.compile("pass the device"))


def nothing_is_shown(page: Page) -> None:
    expect(ready(page)).to_be_visible()
    expect(page.get_by_role("group", name="Hand", exact=True)).to_have_count(0)
    expect(page.locator(".log")).to_have_count(0)
    expect(page.locator(".room > p[aria-live]")).to_have_text("")


def test_people_at_one_device_see_nothing_until_they_are_ready(one_device: Page) -> None:
    page = one_device
    for _ in range(4):
        nothing_is_shown(page)
        ready(page).click()
        page.locator(OFFERED).first.click()
        pass_on(page).click()
    nothing_is_shown(page)
    page.reload()
    nothing_is_shown(page)


def test_people_without_secrets_pass_nothing_on_and_are_called_by_name(page: Page) -> None:
    at_one_device(page, "nauticus")
    called = []
    for _ in range(12):
        page.locator(OFFERED).first.wait_for()
        expect(page.locator(".dock .prompt")).to_have_text(re.compile("^(Ada|Bo): "))
        name = page.locator(".dock .prompt").inner_text().partition(":")[0]
        expect(page.locator(".players li").filter(has_text=re.compile(r"\byou\b"))).to_contain_text(name)
        called.append(name)
        before = number(page)
        page.locator("[data-action=pass], [data-action=end_turn]").or_(page.locator(OFFERED)).first.click()
        heard(page, before + 1)
        expect(ready(page).or_(pass_on(page))).to_have_count(0)
    assert set(called) == {"Ada", "Bo"}
    page.reload()
    page.locator(OFFERED).first.wait_for()


def drawn(page: Page) -> re.Pattern[str]:
    """The card that somebody draws blind at one device, as they read it in the log; in whichever lines."""
    page.locator("[data-action^='draw']").first.click()
    line = page.locator(".log .move").last
    expect(line).to_contain_text("draws")
    card: str = re.findall(r"draws (.*)\sfrom the pile", line.inner_text())[0]
    return re.compile(r"\s".join(card.split()))


def test_who_has_drawn_a_card_at_one_device_sees_it_before_they_pass_the_device_on(
    one_device: Page, axe: str
) -> None:
    page = one_device
    ready(page).click()
    card = drawn(page)
    held = page.get_by_role("group", name="Hand", exact=True)
    expect(held.get_by_label(card)).to_be_visible()
    expect(page.locator(".room > p[aria-live]")).to_contain_text(card)
    expect(page.locator(OFFERED)).to_have_count(0)
    assert violations_in_both_themes(page, axe) == []
    pass_on(page).click()
    nothing_is_shown(page)
    assert not card.search(page.locator("body").inner_text())


def test_a_device_is_passed_on_by_keyboard(one_device: Page) -> None:
    page = one_device
    for _ in range(2):
        expect(ready(page)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".dock [data-action]").first).to_be_focused()
        page.keyboard.press("Enter")
        expect(pass_on(page)).to_be_focused()
        page.keyboard.press("Enter")


def test_a_key_that_is_held_down_passes_nothing_on(one_device: Page) -> None:
    page = one_device
    ready(page).click()
    page.locator(OFFERED).first.focus()
    page.keyboard.down("Enter")
    expect(pass_on(page)).to_be_focused()
    page.keyboard.down("Enter")
    expect(pass_on(page)).to_be_focused()
    page.keyboard.up("Enter")


def test_who_gets_the_device_hears_what_was_decided_meanwhile_as_they_may_know_it(one_device: Page) -> None:
    page = one_device
    ready(page).click()
    drawn(page)
    pass_on(page).click()
    ready(page).click()
    expect(page.locator(".room > p[aria-live]")).to_contain_text("draws a hidden card from the pile")


def test_what_one_has_drawn_is_not_in_the_log_that_the_next_one_reads(one_device: Page) -> None:
    page = one_device
    ready(page).click()
    me = page.locator(".dock .prompt")
    expect(me).to_be_visible()
    page.locator("[data-action^='draw']").first.click()
    pass_on(page).click()
    ready(page).click()
    page.locator(OFFERED).first.wait_for()
    expect(page.locator(".log")).to_contain_text("draws a hidden card from the pile")


def test_undo_at_one_device_says_whose_decision_it_takes_back_and_so_does_the_log(one_device: Page) -> None:
    page = one_device
    first = "Ada" if "Ada" in ready(page).inner_text() else "Bo"
    ready(page).click()
    page.locator(OFFERED).first.click()
    pass_on(page).click()
    ready(page).click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("title", re.compile(rf"at this device \({first}; U\)"))
    undo.click()
    expect(page.locator(".log .undo")).to_have_text(f"A decision of {first} is undone.")


def test_people_at_one_device_play_to_the_end(one_device: Page) -> None:
    page = one_device
    for step in range(MOST_STEPS):
        page.locator(f"{OVER}, {OFFERED}, section > .button.main, .actions .button.main").first.wait_for()
        if page.locator(OVER).count():
            break
        if pass_on(page).count():
            pass_on(page).click()
            ready(page).wait_for()
        if ready(page).count():
            ready(page).click()
            expect(ready(page)).to_have_count(0)
            continue
        decide(page, step)
    expect(page.locator(OVER)).to_contain_text("Won by")
