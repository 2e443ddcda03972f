"""A real server with the page in it, and a real browser before it.

Without the page, or without a Chromium, these tests cannot run; they say so, loudly.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from hooks.browser import find_chromium
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from harbourside.server.api.page import web_folder

SETTINGS = """\
bot_pace = 0
log_level = "warning"
[limits]
guests = {burst = 1e9, per_second = 1e9}
requests = {burst = 1e9, per_second = 1e9}
changes = {burst = 1e9, per_second = 1e9}
sockets = {burst = 1e9, per_second = 1e9}
looks_back = {burst = 1e9, per_second = 1e9}
tables = {burst = 1e9, per_second = 1e9}
listed_tables = 100
waiting_tables = 100
"""
"""Bots do not dawdle, and neither do tests: everybody they invent comes from one address, and on a quick
machine decides faster than any person could. What the limits do is tested with the server."""

expect.set_options(timeout=20_000)
"""What is expected comes at once where the machine has nothing else to do; a hint needs seconds by itself."""


def missing(what: str) -> None:
    text = f"THE PAGE IS NOT TESTED IN A BROWSER: {what}"
    warnings.warn(text, stacklevel=2)
    pytest.skip(text)


class Served:
    """A server that can be stopped and started again where it was."""

    def __init__(self, folder: Path) -> None:
        if web_folder() is None:
            if os.environ.get("HARBOURSIDE_TESTED_BUILD") == "pure":
                pytest.skip(
                    "the sources have no built page; the installed package has, and is tested with it"
                )
            missing("it was not built into the package")
        self.folder = folder
        (folder / "settings.toml").write_text(SETTINGS)
        self.address = ""
        self.start()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "harbourside", "serve", "--port", port),
                    *("--database", str(self.folder / "tables.db")),
                    *("--config", str(self.folder / "settings.toml")),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, (self.folder / "log").read_text()
        self.address = found.group().rstrip("/")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(15)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    served = Served(tmp_path_factory.mktemp("server"))
    yield served.address
    served.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """One that a test may stop."""
    served = Served(tmp_path)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        missing("there is no Chromium in the usual places; CHROMIUM can name one")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


class Complaints:
    """What went wrong in the browser while nobody looked."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.all: list[str] = []

    def listen(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda error: self.all.append(f"error: {error.error}"))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.all.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.all.append(f"foreign request: {request.url}")


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser window of its own. The test fails if anything complained in it, or asked elsewhere."""
    complaints = Complaints(address)
    made = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    made.set_default_timeout(30_000)
    complaints.listen(made)
    yield made
    made.close()
    assert complaints.all == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which looks for what shuts people out."""
    path = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
    if not path.is_file():
        missing("axe-core is not installed in web/")
    return path.read_text("utf-8")
