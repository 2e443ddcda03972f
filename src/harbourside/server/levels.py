"""The default levels, out of those in bots/levels.toml."""

from __future__ import annotations

from typing import Final

from harbourside.bots.levels import LEVELS
from harbourside.engine.message import Quoted
from harbourside.server.errors import Refused

STAND_IN: Final = "mate"
"""The bot that plays for a person who has conceded, or has left without choosing a bot."""

HINT: Final = "search:seconds=1.5"
"""The bot that gives hints."""


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused(422, "unknown-level", known=[Quoted(known) for known in LEVELS])
    return level
