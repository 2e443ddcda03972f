"""The bot interface."""

from __future__ import annotations

from typing import Protocol

from harbourside.engine.seat import Seat


class Bot(Protocol):
    """Whatever decides for a seat. It may have a `close()`, called when its game is over."""

    def choose(self, seat: Seat) -> int:
        """One of seat.legal_actions(); asked only when it is the seat's turn to decide."""
        ...
