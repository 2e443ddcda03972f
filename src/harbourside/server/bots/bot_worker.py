"""Runs in a worker process: it gets what one seat knows, thinks, and answers with keys.

It gets a sample, never the true position, so no bot in it, even one that we did not write, can know more than
its seat does.
"""

from __future__ import annotations

import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from harbourside.bots.asking import ask, dismiss
from harbourside.bots.bot import Bot
from harbourside.bots.search import SearchBot
from harbourside.bots.specs import make_bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.registry import game as find_game
from harbourside.engine.registry import register
from harbourside.engine.seat import Seat

MOST_THOUGHTS: Final = 5
LONGEST_LINE: Final = 6


@dataclass(frozen=True)
class Question:
    game: str
    target: str
    """Where the game is imported from. A worker does not have the games registered in the server."""
    position: dict[str, Any]
    """A state that the seat cannot tell from the true one."""
    seat: int
    spec: str
    seed: int
    hint: bool = False
    """Not only a decision, but what it is worth."""


@dataclass(frozen=True)
class Answer:
    key: str
    thoughts: list[dict[str, Any]]
    """For a hint: the best actions with the win chance each promises, best first."""
    win_chances: list[float]
    line: list[str]


@dataclass(frozen=True)
class FailedAnswer:
    reason: str


def work(connection: Connection) -> None:
    """Answer questions until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    while True:
        try:
            connection.send(answer(connection.recv()))
        except (EOFError, OSError):
            return


def answer(question: Question) -> Answer | FailedAnswer:
    try:
        return _think(question)
    except HarboursideError as error:
        return FailedAnswer(str(error))
    except Exception as error:  # an error in a bot must not end the worker
        return FailedAnswer(f"{type(error).__name__}: {shown(error, 200)}")


def _think(question: Question) -> Answer:
    register(question.game, question.target)
    seat = Seat.from_sample(find_game(question.game), question.position, question.seat)
    bot = make_bot(question.spec, question.seed)
    try:
        return _ask(bot, seat, question.hint)
    finally:
        dismiss([bot])


def _ask(bot: Bot, seat: Seat, hint: bool) -> Answer:
    key = seat.actions.key
    if not hint or not isinstance(bot, SearchBot):
        return Answer(key(ask(bot, seat)), [], [], [])
    thinking = bot.think(seat)
    visits = sum(thought.visits for thought in thinking.thoughts)
    return Answer(
        key(thinking.thoughts[0].action),
        [
            {"action": key(t.action), "win_chance": t.win_chance, "share": t.visits / visits}
            for t in thinking.thoughts[:MOST_THOUGHTS]
        ],
        thinking.win_chances,
        [key(action) for action in thinking.line[:LONGEST_LINE]],
    )
