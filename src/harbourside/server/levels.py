"""How strong a bot is, in words of the harbour. The one place that says what stands behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from harbourside.engine.message import Quoted
from harbourside.server.errors import Refused

LEVELS: Final[Mapping[str, str]] = {
    "deckhand": "greedy:samples=1",
    "mate": "greedy",
    "captain": "search:iterations=200",
    "admiral": "search:seconds=1.5",
}
"""Level to bot spec, weakest first."""

STAND_IN: Final = "mate"
"""Who plays on for somebody who has conceded, or stepped away without saying who should."""

HINT: Final = "search:seconds=1.5"
"""Whoever is asked for a hint."""


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused(422, "unknown-level", known=[Quoted(known) for known in LEVELS])
    return level
