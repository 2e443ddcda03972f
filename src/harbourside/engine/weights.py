"""Evaluation weights as a file of lines `name = value`, one for each name that the game declares."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Arg, Message, Quoted

FILE: Final = "weights.toml"
"""The file in a game's package with the weights that it uses."""
GUESS: Final = "guess.toml"
"""The file with the author's guess, from which tuning starts."""

HEAVIEST: Final = 1000.0
"""The largest weight. Weights are never negative: the evaluation subtracts what is bad for a seat."""

LARGEST_FILE: Final = 100_000
"""In bytes. No real file of weights is larger."""


class BadWeights(HarboursideError):
    """The weights are not numbers in the allowed range, or not the weights of this game."""

    def __init__(self, id: str, source: str, **args: Arg) -> None:
        where = shown(source, 200)
        super().__init__(Message(f"error-weights-{id}", {"source": where, **args}))


def shipped_weights(package: str, names: Sequence[str]) -> list[float]:
    """The weights of a game, in the order of their names."""
    return _packed_weights(package, FILE, names)


def guessed_weights(package: str, names: Sequence[str]) -> list[float]:
    """The author's guess, from which tuning starts. Raises BadWeights if the game has none."""
    return _packed_weights(package, GUESS, names)


def _packed_weights(package: str, name: str, names: Sequence[str]) -> list[float]:
    try:
        text = (files(package) / name).read_text("utf-8")
    except FileNotFoundError as error:
        raise BadWeights("unreadable", name, reason=shown(error.strerror, 200)) from None
    return in_order(parse_weights(text, name), names, name)


def read_weights(path: str) -> dict[str, float]:
    """The weights in a user's file, not yet checked against a game."""
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
    """The weights in the order of a game's names. Raises BadWeights if the names are not the game's."""
    for name in weights:
        if name not in names:
            known: list[str] = [Quoted(known) for known in names]
            raise BadWeights("unknown", source, name=shown(name), known=known)
    for name in names:
        if name not in weights:
            raise BadWeights("missing", source, name=Quoted(name))
    return [weights[name] for name in names]


def weights_text(weights: Sequence[float], names: Sequence[str], remarks: Sequence[str]) -> str:
    """The text of a weights file, with remarks above the weights."""
    lines = [f"# {remark}".rstrip() for remark in remarks]
    lines += [f"{name} = {value:.6g}" for name, value in zip(names, weights, strict=True)]
    return "\n".join(lines) + "\n"
