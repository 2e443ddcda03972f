"""Bots by name: `random`, `greedy:samples=4`, `mypackage.mybot:MyBot:depth=3`, `external:./mybot`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from harbourside.bots.bot import Bot
from harbourside.bots.external import ExternalBot
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.random import RandomBot
from harbourside.bots.search import SearchBot
from harbourside.bots.settings import BadBot, Range, Settings
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Quoted

__all__ = ["BOTS", "EXTERNAL", "RANGES", "BadBot", "make_bot"]

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}

EXTERNAL: Final = "external"

LONGEST: Final = 86_400
"""Seconds: a day."""

RANGES: Final[dict[str, Range]] = {
    "samples": Range(1, 10_000),
    "seconds": Range(0.001, LONGEST),
    "iterations": Range(1, 10**9),
    "nodes": Range(1, 10**9),
    "exploration": Range(0, 1000),
    "timeout": Range(0.001, LONGEST),
    "start_timeout": Range(0.001, LONGEST),
}
"""What the settings of the bots of this package may be; somebody else's bot checks its own."""

SETTINGS_OF_EXTERNAL: Final = re.compile(r"([A-Za-z_]\w*=\S*)?")
"""Before a command: no program is called like this, and if it is, `external::` comes before it."""


def make_bot(spec: str, seed: int = 0) -> Bot:
    """The bot that a spec describes, with a seed of its own; BadBot if it describes none."""
    if not isinstance(spec, str):
        raise _unknown(spec)
    name, _, rest = spec.partition(":")
    if name in BOTS:
        return _make(name, BOTS[name], rest, seed)
    if name == EXTERNAL:
        return _make_external(rest, seed)
    class_name, _, settings = rest.partition(":")
    if "." in name or class_name.isidentifier():
        return _make(f"{name}:{class_name}", _load(name, class_name), settings, seed)
    raise _unknown(name)


def _unknown(name: object) -> BadBot:
    return BadBot("unknown", name=shown(name), known=[Quoted(known) for known in (*BOTS, EXTERNAL)])


def _make(name: str, make: Callable[..., Bot], settings: str, seed: int, *before: object) -> Bot:
    """By its settings, after the arguments that come `before` them."""
    ours = make in (*BOTS.values(), ExternalBot)
    known = Settings(name, make, RANGES if ours else {})
    values = known.read(settings)
    seeded = {"seed": seed} if known.takes_seed else {}
    try:
        return make(*before, **seeded, **values)
    except HarboursideError:
        raise
    except (Exception, SystemExit) as error:
        raise _crashed("not-made", name, error) from error


def _load(module: str, class_name: str) -> Callable[..., Bot]:
    name = f"{module}:{class_name}"
    try:
        here = os.getcwd()
        if here not in sys.path:
            sys.path.append(here)  # a bot's file may lie where its author stands, as with `python -m`
        found = getattr(import_module(module), class_name)
    except (Exception, SystemExit) as error:  # whatever a stranger's module does when it is imported
        raise _crashed("not-found", name, error) from error
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise BadBot("is-none", name=shown(name))
    make: Callable[..., Bot] = found
    return make


def _crashed(id: str, name: str, error: BaseException) -> BadBot:
    return BadBot(id, name=shown(name), kind=shown(type(error).__name__), reason=shown(str(error), 200))


def _make_external(text: str, seed: int) -> Bot:
    if os.name != "posix":
        raise BadBot("external-needs-unix")
    settings, _, command = text.partition(":")
    if not SETTINGS_OF_EXTERNAL.fullmatch(settings):
        settings, command = "", text
    return _make(EXTERNAL, ExternalBot, settings, seed, _program(command))


def _program(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadBot("command", command=shown(command), reason=shown(str(error))) from None
    if not words:
        raise BadBot("no-command")
    if shutil.which(words[0]) is None:
        raise BadBot("no-program", program=shown(words[0]))
    return words
