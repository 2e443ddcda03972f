"""Positions from some of their fields: the game fills in the others. See Game.scenario()."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harbourside.engine.errors import BadPosition
from harbourside.engine.message import Arg, Message

Position = dict[str, Any]
"""The game's part of a saved position, or some of its fields."""

SEATS: Final = "seats"


def filled(plain: Mapping[str, Any], given: Mapping[str, Any], where: str = "position") -> Position:
    """The plain position with the given values. Objects and seats are merged, other values replaced."""
    position = dict(plain)
    for name, value in given.items():
        known = plain.get(name)
        if name == SEATS and _are_objects(known) and _are_objects(value):
            position[name] = _filled_seats(known, value, f"{where}.{name}")
        elif isinstance(known, Mapping) and isinstance(value, Mapping):
            position[name] = filled(known, value, f"{where}.{name}")
        else:
            position[name] = value
    return position


def _filled_seats(plain: Any, given: Any, where: str) -> list[Position]:
    """The plain seats with the given ones merged into the first of them."""
    if len(given) > len(plain):
        args: dict[str, Arg] = {"length": len(given), "least": 0, "most": len(plain)}
        raise BadPosition(where, Message("position-wrong-length", args))
    parts = [*given, *({} for _ in plain[len(given) :])]
    return [filled(plain[i], part, f"{where}[{i}]") for i, part in enumerate(parts)]


def _are_objects(value: object) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(item, Mapping) for item in value)
