"""Which of the levels of bots/levels.toml serve where nobody has chosen one."""

from __future__ import annotations

from typing import Final

from harbourside.bots.levels import LEVELS
from harbourside.engine.message import Quoted
from harbourside.server.errors import Refused

STAND_IN: Final = "mate"
"""Who plays on for somebody who has conceded, or stepped away without saying who should."""

HINT: Final = "search:seconds=1.5"
"""Whoever is asked for a hint."""


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused(422, "unknown-level", known=[Quoted(known) for known in LEVELS])
    return level
