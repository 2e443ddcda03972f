"""What the tests of the page share: asking the server as the browser does, and axe."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

SHORT: dict[str, dict[str, Any]] = {"puerto_rico": {"max_rounds": 10}}
"""Options that keep a game within the patience of a test."""

ASK = """async ([method, path, body]) => {
  const headers = body ? {"content-type": "application/json"} : {};
  const answer = await fetch(path, {method, headers, body: body ? JSON.stringify(body) : undefined});
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}"""

SETTLED = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""

PLAY = """async ([id, decisions]) => {
  let seed = 11;
  const any = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
  while (true) {
    const table = await (await fetch(`/api/tables/${id}`)).json();
    const legal = table.view.legal.map(({key}) => key);
    if (table.status === "over" || (legal.length && decisions-- <= 0)) return;
    if (!legal.length) { await new Promise((wait) => setTimeout(wait, 40)); continue; }
    const body = JSON.stringify({number: table.number + 1, action: any(legal)});
    const headers = {"content-type": "application/json"};
    await fetch(`/api/tables/${id}/moves`, {method: "POST", headers, body});
  }
}"""


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def become_guest(page: Page, name: str) -> None:
    """As the page itself would remember it."""
    page.goto("/")
    page.locator("[data-game=seawolf]").wait_for()
    ask(page, "POST", "/api/guest", {"name": name})
    page.evaluate("() => localStorage.setItem('harbourside.somebody', 'yes')")


def table_with_bot(page: Page, game: str) -> str:
    """A table of two with a quick bot; its id."""
    become_guest(page, "Ada")
    table = {
        "game": game,
        "options": SHORT.get(game, {}),
        "seats": [{"kind": "human"}, {"kind": "bot", "level": "deckhand"}],
        "visibility": "private",
    }
    id: str = ask(page, "POST", "/api/tables", table)["id"]
    return id


def table_with_friend(page: Page, friend: Page, game: str) -> str:
    """A table of two people, each with a browser; its id."""
    become_guest(page, "Ada")
    become_guest(friend, "Bo")
    table = {
        "game": game,
        "options": SHORT.get(game, {}),
        "seats": [{"kind": "human"}, {"kind": "open"}],
        "visibility": "open",
    }
    id: str = ask(page, "POST", "/api/tables", table)["id"]
    ask(friend, "POST", f"/api/tables/{id}/join", {"seat": 1})
    return id


def play_on(page: Page, table: str, decisions: int) -> None:
    """So many own decisions of chance, and the bot's, up to one's next turn."""
    page.evaluate(PLAY, [table, decisions])


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate("() => axe.run().then((result) => result.violations)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def violations_in_both_themes(page: Page, axe: str) -> list[str]:
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.evaluate(SETTLED)
        found += [f"{theme}: {one}" for one in violations(page, axe)]
    return found


@contextmanager
def another_browser(browser: Browser, address: str, touch: bool = False) -> Iterator[Page]:
    """Somebody else, with cookies of their own."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce", has_touch=touch)
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()
