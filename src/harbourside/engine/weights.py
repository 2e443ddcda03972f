"""Evaluation weights as data: a file of lines `name = value`, one for each name that the game declares."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Arg, Message, Quoted

FILE: Final = "weights.toml"
"""Where a game's package keeps those it is shipped with."""
GUESS: Final = "guess.toml"
"""Where it keeps those that tuning began with."""

HEAVIEST: Final = 1000.0
"""A weight is from 0 to this: what counts against a seat is subtracted where it is used."""

LARGEST_FILE: Final = 100_000
"""Bytes: nobody has so many weights."""


class BadWeights(HarboursideError):
    """Weights that are none, or not those of this game."""

    def __init__(self, id: str, source: str, **args: Arg) -> None:
        where = shown(source, 200)
        super().__init__(Message(f"error-weights-{id}", {"source": where, **args}))


def shipped_weights(package: str, names: Sequence[str]) -> list[float]:
    """Those of a game, in the order of their names."""
    return _packed_weights(package, FILE, names)


def guessed_weights(package: str, names: Sequence[str]) -> list[float]:
    """Those that a game's tuning began with; BadWeights if it keeps none."""
    return _packed_weights(package, GUESS, names)


def _packed_weights(package: str, name: str, names: Sequence[str]) -> list[float]:
    try:
        text = (files(package) / name).read_text("utf-8")
    except FileNotFoundError as error:
        raise BadWeights("unreadable", name, reason=shown(error.strerror, 200)) from None
    return in_order(parse_weights(text, name), names, name)


def read_weights(path: str) -> dict[str, float]:
    """Weights from somebody's file, whatever game they are for."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        text = data.decode("utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadWeights("unreadable", path, reason=shown(reason, 200)) from None
    if len(data) > LARGEST_FILE:
        raise BadWeights("too-large", path, most=LARGEST_FILE)
    return parse_weights(text, path)


def parse_weights(text: str, source: str) -> dict[str, float]:
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadWeights("not-toml", source, reason=shown(str(error), 200)) from None
    return {name: _check(name, value, source) for name, value in found.items()}


def _check(name: str, value: object, source: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= HEAVIEST:
        most = f"{HEAVIEST:g}"
        raise BadWeights("value", source, name=shown(name), value=shown(value), most=Quoted(most))
    return float(value)


def in_order(weights: Mapping[str, float], names: Sequence[str], source: str) -> list[float]:
    """The weights as a game wants them; BadWeights if they are another game's."""
    for name in weights:
        if name not in names:
            known: list[str] = [Quoted(known) for known in names]
            raise BadWeights("unknown", source, name=shown(name), known=known)
    for name in names:
        if name not in weights:
            raise BadWeights("missing", source, name=Quoted(name))
    return [weights[name] for name in names]


def weights_text(weights: Sequence[float], names: Sequence[str], remarks: Sequence[str]) -> str:
    """A file's text, with remarks above the weights."""
    lines = [f"# {remark}".rstrip() for remark in remarks]
    lines += [f"{name} = {value:.6g}" for name, value in zip(names, weights, strict=True)]
    return "\n".join(lines) + "\n"
