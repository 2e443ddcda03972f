"""Levels: opponents for people, by strength. A data file has the bot spec of each level."""

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
"""The bot spec of each level, the weakest first."""


def level_name(level: str) -> Message:
    return Message(f"level-{level}")


def level_description(level: str) -> Message:
    return Message(f"level-{level}-about")
