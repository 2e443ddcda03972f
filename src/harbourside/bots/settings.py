"""The settings in a bot's spec, `samples=4,name=Ann`, as arguments for the bot's constructor."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args, get_type_hints

from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Arg, Message, Quoted

Value = bool | int | float | str

LARGEST: Final = 2**63
"""Numbers must be smaller than this, because compiled code uses 64-bit integers."""

YES_OR_NO: Final = {"yes": True, "true": True, "no": False, "false": False}


class BadBot(HarboursideError):
    """There is no such bot, or its settings are wrong."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"bot-{id}", args), "harbourside.bots")


@dataclass(frozen=True)
class Range:
    """The allowed numbers, both ends included."""

    least: int | float
    most: int | float


class BotSettings:
    """The settings of a bot, which are its constructor's parameters without the seed."""

    def __init__(self, bot: str, make: Callable[..., object], ranges: Mapping[str, Range]) -> None:
        self.bot = shown(bot)
        self._ranges = ranges
        self._parameters = _parameters(make)
        self._types = _types(make)

    @property
    def takes_seed(self) -> bool:
        return "seed" in self._parameters or self._takes_anything

    @property
    def known(self) -> list[str]:
        return [
            name
            for name, parameter in self._parameters.items()
            if name != "seed" and parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
        ]

    @property
    def _takes_anything(self) -> bool:
        return any(parameter.kind is parameter.VAR_KEYWORD for parameter in self._parameters.values())

    def read(self, text: str) -> dict[str, Value]:
        """The settings by name. Raises BadBot if one is unknown, repeated, missing or out of range."""
        values: dict[str, Value] = {}
        for part in text.split(",") if text else []:
            name, equals, value = (piece.strip() for piece in part.partition("="))
            if not equals or not value:
                raise BadBot("no-value", name=self.bot, parameter=shown(part.strip()))
            if name == "seed" or not (name in self.known or self._takes_anything):
                known: list[str] = [Quoted(known) for known in self.known]
                raise BadBot("parameter", name=self.bot, parameter=shown(name), known=known)
            if name in values:
                raise BadBot("twice", name=self.bot, parameter=shown(name))
            values[name] = self._value(name, value)
        for name in self.known:
            if name not in values and self._parameters[name].default is inspect.Parameter.empty:
                raise BadBot("missing", name=self.bot, parameter=shown(name))
        return values

    def _value(self, name: str, text: str) -> Value:
        """Converted to the parameter's type if we know it; else a number if it looks like one."""
        types = self._types.get(name, (int, float, str))
        value = _read(text, types)
        if value is None:
            wanted = "yes-or-no" if bool in types else "number" if float in types else "whole-number"
            raise BadBot(wanted, name=self.bot, parameter=shown(name), value=shown(text))
        if isinstance(value, (int, float)):
            self._check_range(name, value, text)
        return value

    def _check_range(self, name: str, value: float, text: str) -> None:
        if not abs(value) < LARGEST:  # false for NaN too
            raise BadBot("value", name=self.bot, parameter=shown(name), value=shown(text))
        found = self._ranges.get(name)
        if found is not None and not found.least <= value <= found.most:
            raise BadBot(
                "range",
                name=self.bot,
                parameter=shown(name),
                least=Quoted(found.least),
                most=Quoted(found.most),
                value=shown(text),
            )


def _read(text: str, types: tuple[type, ...]) -> Value | None:
    if bool in types and text.lower() in YES_OR_NO:
        return YES_OR_NO[text.lower()]
    for kind in (int, float):
        if kind in types:
            try:
                return kind(text)
            except ValueError:
                continue
    return text if str in types else None


def _parameters(make: Callable[..., object]) -> Mapping[str, inspect.Parameter]:
    try:
        return inspect.signature(make).parameters
    except (TypeError, ValueError):  # some compiled classes have no signature
        return {}


def _types(make: Callable[..., Any]) -> dict[str, tuple[type, ...]]:
    """For each parameter, the types of its annotation that can be written in a spec."""
    function = getattr(make, "__init__", make) if inspect.isclass(make) else make
    try:
        hints = get_type_hints(function)
    except Exception:  # somebody else's annotations can raise anything
        return {}
    types: dict[str, tuple[type, ...]] = {}
    for name, hint in hints.items():
        found = tuple(kind for kind in (bool, int, float, str) if kind in (get_args(hint) or (hint,)))
        if found:
            types[name] = found
    return types
