"""Bots by name: `random`, `greedy:samples=4`, `search:seconds=0.5`, `mypackage.mybot:MyBot:depth=3`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from typing import Final

from harbourside.bots.bot import Bot
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.random import RandomBot
from harbourside.bots.search import SearchBot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Arg, Message

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}

Value = int | float | str


class BadBot(HarboursideError):
    """A bot's name or settings make no sense."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"bot-{id}", args), "harbourside.bots")


def make_bot(spec: str, seed: int = 0) -> Bot:
    """The bot that a spec describes, with a seed of its own."""
    name, _, settings = spec.partition(":")
    if "." in name:
        class_name, _, settings = settings.partition(":")
        make = _load(name, class_name)
        name = f"{name}:{class_name}"
    elif name in BOTS:
        make = BOTS[name]
    else:
        raise BadBot("unknown", name=shown(name), known=list(BOTS))
    values = dict(_setting(name, part) for part in settings.split(",") if part)
    known = [parameter for parameter in inspect.signature(make).parameters if parameter != "seed"]
    for parameter in values:
        if parameter not in known:
            raise BadBot("parameter", name=shown(name), parameter=shown(parameter), known=known)
    try:
        return make(seed=seed, **values)
    except (TypeError, ValueError) as error:
        raise BadBot("not-found", name=shown(name), reason=shown(error, 200)) from None


def _load(module: str, class_name: str) -> Callable[..., Bot]:
    try:
        found = getattr(import_module(module), class_name)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        name = shown(f"{module}:{class_name}")
        raise BadBot("not-found", name=name, reason=shown(error, 200)) from None
    if not callable(getattr(found, "choose", None)):
        raise BadBot("is-none", name=shown(f"{module}:{class_name}"))
    make: Callable[..., Bot] = found
    return make


def _setting(bot: str, text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadBot("value", name=shown(bot), parameter=shown(name), value="")
    for kind in (int, float):
        try:
            return name.strip(), kind(value)
        except ValueError:
            continue
    return name.strip(), value.strip()
