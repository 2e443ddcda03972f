"""Bots that nobody wants at their table."""

from __future__ import annotations

import os
import time

from harbourside.engine.seat import Seat


class Dies:
    """Takes its whole process along."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, seat: Seat) -> int:
        os._exit(1)


class Sleeps(Dies):
    def choose(self, seat: Seat) -> int:
        time.sleep(60)
        return 0


class Cheats(Dies):
    def choose(self, seat: Seat) -> int:
        return -1
