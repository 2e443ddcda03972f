"""Bot specs: `captain`, `greedy:samples=4`, `mypackage.mybot:MyBot:depth=3`, `external:./mybot`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from harbourside.bots.asking import crashed_line
from harbourside.bots.bot import Bot
from harbourside.bots.external import ExternalBot
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.levels import LEVELS
from harbourside.bots.random import RandomBot
from harbourside.bots.search import SearchBot
from harbourside.bots.settings import BadBot, BotSettings, Range
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
    "rounds": Range(0, 1000),
    "slips": Range(0, 1),
    "timeout": Range(0.001, LONGEST),
    "start_timeout": Range(0.001, LONGEST),
}
"""The allowed settings of this package's bots. Other bots check their own."""

SETTINGS_OF_EXTERNAL: Final = re.compile(r"([A-Za-z_]\w*=\S*)?")
"""The settings before a command. If a program has such a name, write `external::` before it."""


def make_bot(spec: str, seed: int = 0, weights: list[float] | None = None) -> Bot:
    """The bot that a spec describes. Raises BadBot if the spec is wrong.

    `weights` are the bot's evaluation weights. Raises BadBot if the bot has no such setting, or if the spec
    already sets it.
    """
    if not isinstance(spec, str):
        raise _unknown(spec)
    if spec in LEVELS:
        spec = LEVELS[spec]
    name, _, rest = spec.partition(":")
    if name in LEVELS:
        raise BadBot("level", name=shown(name), spec=Quoted(LEVELS[name]))
    if name in BOTS:
        return _make(name, BOTS[name], rest, seed, weights)
    if name == EXTERNAL:
        return _make_external(rest, seed, weights)
    class_name, _, settings = rest.partition(":")
    if "." in name or class_name.isidentifier():
        return _make(f"{name}:{class_name}", _load(name, class_name), settings, seed, weights)
    raise _unknown(name)


def _unknown(name: object) -> BadBot:
    return BadBot("unknown", name=shown(name), known=[Quoted(known) for known in (*LEVELS, *BOTS, EXTERNAL)])


def _make(
    name: str,
    make: Callable[..., Bot],
    settings: str,
    seed: int,
    weights: list[float] | None,
    *before: object,
) -> Bot:
    """Construct a bot with the arguments `before` and with its settings."""
    ours = make in (*BOTS.values(), ExternalBot)
    known = BotSettings(name, make, RANGES if ours else {})
    values = known.read(settings)
    given: dict[str, object] = {"seed": seed} if known.takes_seed else {}
    if weights is not None:
        if "weights" not in known.known or "weights" in values:
            raise BadBot("own-weights", name=shown(name))
        given["weights"] = weights
    try:
        return make(*before, **given, **values)
    except HarboursideError:
        raise
    except (Exception, SystemExit) as error:
        raise _crashed("not-made", name, error) from error


def _load(module: str, class_name: str) -> Callable[..., Bot]:
    name = f"{module}:{class_name}"
    try:
        here = os.getcwd()
        if here not in sys.path:
            sys.path.append(here)  # as `python -m` does, for a bot's file in this directory
        found = getattr(import_module(module), class_name)
    except (Exception, SystemExit) as error:  # importing somebody else's module can raise anything
        raise _crashed("not-found", name, error) from error
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise BadBot("is-none", name=shown(name))
    make: Callable[..., Bot] = found
    return make


def _crashed(id: str, name: str, error: BaseException) -> BadBot:
    given = {"name": shown(name), "kind": shown(type(error).__name__), "reason": shown(str(error), 200)}
    line = crashed_line(error)
    return BadBot(id, **given) if line is None else BadBot(f"{id}-at", **given, line=line)


def _make_external(text: str, seed: int, weights: list[float] | None) -> Bot:
    if os.name != "posix":
        raise BadBot("external-needs-unix")
    settings, _, command = text.partition(":")
    if not SETTINGS_OF_EXTERNAL.fullmatch(settings):
        settings, command = "", text
    return _make(EXTERNAL, ExternalBot, settings, seed, weights, _program(command))


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
