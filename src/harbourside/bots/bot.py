"""The bot interface."""

from __future__ import annotations

from typing import Protocol

from harbourside.engine.seat import Seat


class Bot(Protocol):
    """An object that decides for a seat. It may have a `close()`, which is called after the game."""

    def choose(self, seat: Seat) -> int:
        """Return one of seat.legal_actions(). Called only when the seat has to decide."""
        ...
