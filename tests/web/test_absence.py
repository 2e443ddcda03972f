"""Somebody is away and keeps another waiting: what the page says of it, and what it offers."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.helpers import Hands, Server
from tests.web.helpers import another_browser, ask, become_guest, violations

from harbourside.server.api.page import web_folder

PATIENCE = 120
JUST_AWAY = 60
PERIOD = 10_000
"""Milliseconds between two questions of the page, and some."""


class TimedServer:
    """A server in a thread of this process, whose time goes on only when it is told to."""

    def __init__(self, database: Path) -> None:
        self.address = ""
        self._hands = Hands()
        self._server = Server(database, restart_grace=0)
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._stop = asyncio.Event()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._serve()))

    async def _serve(self) -> None:
        async with self._server as server:
            server.services.tables.now = self._hands
            await server.services.presence.look()
            async with server.on_a_port() as host:
                self.address = f"http://{host}"
                self._ready.set()
                await self._stop.wait()

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(60), "the server has not started"

    def pass_time(self, seconds: int) -> None:
        self._hands.now += 1000 * seconds
        asyncio.run_coroutine_threadsafe(self._server.services.presence.look(), self._loop).result(60)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(60)
        self._loop.close()


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[TimedServer]:
    if web_folder() is None:
        pytest.skip("the page was not built into this package")
    server = TimedServer(tmp_path / "tables.db")
    server.start()
    yield server
    server.close()


def wait_for_bo(server: TimedServer, ada: Page, bo: Page) -> None:
    """Bo sits down, is to decide, and closes the page. Ada looks at the table."""
    become_guest(ada, "Ada")
    become_guest(bo, "Bo")
    seats = [{"kind": "human"}, {"kind": "open"}]
    asked = {"game": "seawolf", "seats": seats, "visibility": "open", "options": {"start_player": 1}}
    id = ask(ada, "POST", "/api/tables", asked)["id"]
    ada.clock.install()
    ada.goto(f"/table/{id}")
    expect(ada.get_by_text("Only one player is still here")).to_be_visible()
    ask(bo, "POST", f"/api/tables/{id}/join", {})
    expect(ada.locator(".dock .prompt")).to_be_visible()
    bo.goto("about:blank")
    server.pass_time(1)


def test_whoever_is_left_alone_sees_it_and_calls_the_game_off(
    timed: TimedServer, browser: Browser, axe: str
) -> None:
    with another_browser(browser, timed.address) as ada, another_browser(browser, timed.address) as bo:
        wait_for_bo(timed, ada, bo)
        gone = ada.get_by_role("status").filter(has_text="Bo has been away for")
        timed.pass_time(JUST_AWAY)
        ada.clock.run_for(PERIOD)
        expect(gone).to_be_visible()
        expect(ada.get_by_text(re.compile("^You can call the game off in"))).to_be_visible()
        call_off = ada.get_by_role("button", name="Call the game off")
        expect(call_off).to_have_count(0)
        timed.pass_time(PATIENCE)
        ada.clock.run_for(PERIOD)
        expect(ada.get_by_role("button", name="Call a bot for Bo")).to_be_visible()
        call_off.focus()
        ada.keyboard.press("Enter")
        dialog = ada.get_by_role("dialog")
        expect(dialog).to_contain_text("counts for nobody")
        assert violations(ada, axe) == []
        dialog.get_by_role("button", name="Call the game off").focus()
        ada.keyboard.press("Enter")
        for page in (ada, bo):
            if page is bo:
                bo.goto(ada.url)
            expect(page.locator(".dock .winner")).to_have_text(
                "The game was called off: nobody has won or lost."
            )
            expect(page.locator(".log")).to_contain_text("Ada calls the game off")
