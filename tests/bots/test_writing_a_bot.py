"""The bots in docs/how-to/writing-a-bot.md work: they are extracted and play."""

from __future__ import annotations

import doctest
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.documents import DOCS, blocks, program

import harbourside as hs
from harbourside.bots.asking import ask, dismiss
from harbourside.bots.bot import Bot
from harbourside.bots.child_process import GRACE, LONGEST_LINE
from harbourside.bots.external import MOST_SAMPLES, PROTOCOL, ExternalBot
from harbourside.bots.random import RandomBot
from harbourside.bots.specs import make_bot

DOCUMENT = "how-to/writing-a-bot.md"
MY_BOT = "mybot:MyBot"
BUSY_BOT = f"external:{shlex.quote(sys.executable)} busybot.py"

LISTENER = """\
import subprocess, sys
bot = subprocess.Popen([sys.executable, "busybot.py"], stdin=-1, stdout=-1, text=True)
with open("session.txt", "w") as session:
    for line in sys.stdin:
        session.write("→ " + line)
        print(line, end="", file=bot.stdin, flush=True)
        if '"end"' not in line:
            answer = bot.stdout.readline()
            session.write("← " + answer)
            print(answer, end="", flush=True)
"""
"""A program between us and the bot that records the messages."""

needs_unix = pytest.mark.skipif(os.name != "posix", reason="external bots need Unix")


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A folder with the files from the document."""
    for name in ("mybot.py", "busybot.py"):
        (tmp_path / name).write_text(program(DOCUMENT, name))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    sys.modules.pop("mybot", None)


def play_out(game: hs.Game, players: int, seed: int, bots: list[Bot]) -> hs.State:
    state = game.new_game(players, seed)
    try:
        while not state.is_over:
            state.apply(ask(bots[state.actor], hs.Seat(state, state.actor)))
    finally:
        dismiss(bots)
    return state


@pytest.mark.parametrize("id", hs.game_ids())
def test_the_bot_of_the_document_beats_random(id: str) -> None:
    """Three games with each seat."""
    wins = 0
    for number in range(6):
        bots = [make_bot(MY_BOT, number), RandomBot(number + 100)]
        mine = number % 2
        wins += mine in play_out(hs.game(id), 2, number // 2, bots if mine == 0 else bots[::-1]).winners()
    assert wins >= 4


@pytest.mark.parametrize("id", hs.game_ids())
@pytest.mark.parametrize(
    "spec", [MY_BOT, pytest.param(BUSY_BOT, marks=needs_unix)], ids=["class", "external"]
)
def test_the_bots_of_the_document_play_with_the_most_players(id: str, spec: str) -> None:
    game = hs.game(id)
    players = game.facts.max_players
    bots = [make_bot(spec, 1), *(RandomBot(seat) for seat in range(1, players))]
    assert play_out(game, players, 5, bots).is_over


def test_the_bots_of_the_document_are_short() -> None:
    for name in ("mybot.py", "busybot.py"):
        assert len([line for line in program(DOCUMENT, name).splitlines() if line]) <= 22


def test_the_bot_of_the_document_has_the_settings_it_says() -> None:
    assert vars(make_bot(f"{MY_BOT}:depth=5,samples=10")).items() >= {"depth": 5, "samples": 10}.items()


@needs_unix
def test_the_session_in_the_document_is_correct() -> None:
    (wanted,) = [block for block in blocks(DOCUMENT, "") if block.startswith("→")]
    Path("listener.py").write_text(LISTENER, "utf-8")
    bot = ExternalBot([sys.executable, "-X", "utf8", "listener.py"])
    state = hs.game("seawolf").new_game(2, 1, {"start_player": 0})
    ask(bot, hs.Seat(state, 0))
    ask(bot, hs.Seat(state, 0))
    bot.close()
    session = Path("session.txt").read_text("utf-8")
    fits = doctest.OutputChecker().check_output(wanted.replace("…", "..."), session, doctest.ELLIPSIS)
    assert fits, session


def test_the_numbers_in_the_document_are_those_of_the_code() -> None:
    text = " ".join((DOCS / DOCUMENT).read_text("utf-8").split())
    assert f"The protocol, version {PROTOCOL}" in text
    assert f"at most {MOST_SAMPLES})" in text
    assert f"more than {LONGEST_LINE:,} bytes" in text
    assert GRACE == 0.5
    assert "half a second" in text
