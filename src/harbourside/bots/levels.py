"""Opponents for people by how strong they are: the data file says what stands behind each name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final

from harbourside.engine.message import Message


def _read() -> dict[str, str]:
    text = resources.files("harbourside.bots").joinpath("levels.toml").read_text("utf-8")
    return {level: str(spec) for level, spec in tomllib.loads(text).items()}


LEVELS: Final[Mapping[str, str]] = _read()
"""Level to bot spec, weakest first."""


def level_name(level: str) -> Message:
    return Message(f"level-{level}")


def level_description(level: str) -> Message:
    return Message(f"level-{level}-about")
