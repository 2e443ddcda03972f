"""A server, a browser, and tables at fixed positions, for the scripts that measure the page.

Greedy bots play each game once from a fixed seed. Tables are imported with the first moves of this game.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from harbourside.bots.specs import make_bot
from harbourside.engine.facts import Options
from harbourside.engine.registry import game as find_game
from harbourside.server.admin import work
from harbourside.server.admin.document import write_document
from harbourside.server.api.page import web_folder
from harbourside.server.table.entries import MakeMove, Sit, Start
from harbourside.server.table.header import BOT, HUMAN, Header, SeatPlan, Terms
from harbourside.server.table.journal import Entry
from harbourside.server.table.table import Table

sys.path.append(str(Path(__file__).parents[1]))  # for hooks, which are no part of the package
from hooks.browser import find_chromium

SEED: Final = 7
BOT_SPEC: Final = "greedy:samples=1"
ME: Final = "Zofia"
OTHERS: Final = ("Ada", "Bo", "Cleo", "Dov")
AT: Final = 1_700_000_000_000
"""The time of all entries, so that all pictures show the same."""

STAGES: Final = ("start", "middle", "end")
MIDDLE: Final = 0.62
"""This part of a game's decisions: boards are full by then, and the game is still open."""

_NO_LIMITS: Final = "\n".join(
    [
        *(
            f"{name} = 1000000"
            for name in ("most_connections", "connections_per_address", "sockets_per_address")
        ),
        "[limits]",
    ]
    + [
        f"{name} = {{ burst = 1e9, per_second = 1e9 }}"
        for name in ("requests", "guests", "tables", "changes", "sockets")
    ]
)


@dataclass(frozen=True)
class Setting:
    """A game with its usual options, or (`full`) with the most players and all variants."""

    game: str
    full: bool

    @property
    def name(self) -> str:
        return f"{self.game}-full" if self.full else self.game

    @property
    def players(self) -> int:
        facts = find_game(self.game).facts
        return facts.max_players if self.full else facts.default_players

    @property
    def options(self) -> Options:
        facts = find_game(self.game).facts
        varied = [option for option in facts.options if option.variant and option.values]
        # The first value is the default, and the last one differs most from it.
        return facts.check_options({option.name: option.values[-1] for option in varied} if self.full else {})


@cache
def _played(setting: Setting) -> tuple[list[tuple[int, str]], list[bool]]:
    """All decisions of a game, and for each whether the first seat has a choice before it."""
    table = Table(_header(setting, "played", ["nobody"]))
    _sit_down(table, ["nobody"])
    play = table.play
    assert play is not None
    bots = [make_bot(BOT_SPEC, SEED + seat) for seat in range(setting.players)]
    mine: list[bool] = []
    while not play.state.is_over:
        seat = play.state.actor
        mine.append(seat == 0 and len(play.state.legal()) > 1)
        play.do(play.game.actions.key(bots[seat].choose(play.seat(seat))))
    return [(move.seat, play.game.actions.key(move.action)) for move in play.moves], mine


def decisions_until(setting: Setting, stage: str) -> int:
    """The number of decisions before this stage. It is at a choice of the first seat, or at the end."""
    moves, mine = _played(setting)
    if stage == "end":
        return len(moves)
    first = 0 if stage == "start" else int(MIDDLE * len(moves))
    return next(number for number in range(first, len(moves)) if mine[number])


def decisions_from(setting: Setting, stage: str) -> list[tuple[int, str]]:
    """The seats and keys of all decisions from this stage on."""
    return _played(setting)[0][decisions_until(setting, stage) :]


def _header(setting: Setting, id: str, people: Sequence[str]) -> Header:
    seats = [SeatPlan(HUMAN) for _ in people] + [SeatPlan(BOT, "mate")] * (setting.players - len(people))
    return Header(
        id=id,
        game=setting.game,
        rules=find_game(setting.game).facts.rules_version,
        options=setting.options,
        seats=tuple(seats),
        terms=Terms(),
        host=people[0],
        created=AT,
        seed=SEED,
        secret="no secret",
    )


def _sit_down(table: Table, people: Sequence[str]) -> list[Entry]:
    seated = [
        table.add(Sit(seat, player=player, name=name).numbered(seat + 1, AT))
        for seat, (player, name) in enumerate(zip(people, (ME, *OTHERS), strict=False))
    ]
    return [*seated, table.add(Start().numbered(len(seated) + 1, AT))]


def _document(setting: Setting, stage: str, id: str, people: Sequence[str]) -> str:
    header = _header(setting, id, people)
    table = Table(header)
    entries = _sit_down(table, people)
    for seat, key in _played(setting)[0][: decisions_until(setting, stage)]:
        entries.append(table.add(MakeMove(seat, action=key).numbered(len(entries) + 1, AT)))
    return write_document(header, entries)


class Stage:
    """A running server, a browser, and a guest who has the first seat at every table."""

    def __init__(self, address: str, database: Path, browser: Browser) -> None:
        self.address = address
        self.browser = browser
        self._database = database
        with self.window() as window:
            guest = window.request.post("/api/guest", data={"name": ME}).json()
            self.me: str = guest["player"]
            self._cookies = window.storage_state()
        self._laid: set[str] = set()

    @contextmanager
    def window(
        self,
        size: tuple[int, int] = (1440, 900),
        language: str = "en",
        theme: str = "light",
        still: bool = True,
        stranger: bool = False,
        touch: bool = False,
    ) -> Iterator[BrowserContext]:
        """A window of the browser, with the guest's cookies unless it is a stranger's."""
        known = not stranger and hasattr(self, "_cookies")
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            storage_state=self._cookies if known else None,
        )
        yield context
        context.close()

    def lay(self, setting: Setting, stage: str, copy: str = "", others: Sequence[str] = ()) -> str:
        """The id of a table at this position. Use `copy` for another table, if you want to play on.

        The guest has the first seat. The others have the next seats, and bots have the rest.
        """
        id = f"{setting.name}-{stage}{copy}"
        if id not in self._laid:
            text = _document(setting, stage, id, [self.me, *others])
            # In another thread, because the browser's driver runs an event loop in this one.
            with ThreadPoolExecutor(1) as thread:
                thread.submit(asyncio.run, self._import(text)).result()
            self._laid.add(id)
        return id

    async def _import(self, text: str) -> None:
        async with work.opened(str(self._database)) as engine:
            await work.import_table(engine, text)


@contextmanager
def staged() -> Iterator[Stage]:
    """Start a server on a free port, and a Chromium."""
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("There is no Chromium in the usual places; CHROMIUM can name one.")
    if web_folder() is None:
        raise SystemExit("The installed package has no page. Run: make install")
    # The server must end when this process gets a signal.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        folder = Path(kept)
        (folder / "settings.toml").write_text(_NO_LIMITS)
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "harbourside", "serve", "--port", "0"),
                *("--database", str(folder / "tables.db"), "--config", str(folder / "settings.toml")),
            ],
            env={**os.environ, "HARBOURSIDE_BOT_PACE": "0", "HARBOURSIDE_LOG_LEVEL": "error"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server said no address"
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            yield Stage(found.group().rstrip("/"), folder / "tables.db", browser)
            browser.close()
        finally:
            server.terminate()
            server.wait(15)
