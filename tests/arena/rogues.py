"""Bots that misbehave in different ways, and some fast bots that do not."""

from __future__ import annotations

import os
import sys
import time

import harbourside as hs


class First:
    """Always takes the first legal action, which is fast and not random."""

    def __init__(self, seed: int = 0, name: str = "") -> None:
        self.name = name

    def choose(self, seat: hs.Seat) -> int:
        return seat.legal_actions()[0]


class Last(First):
    def choose(self, seat: hs.Seat) -> int:
        return seat.legal_actions()[-1]


class Slow(First):
    def choose(self, seat: hs.Seat) -> int:
        time.sleep(0.002)
        return super().choose(seat)


class Raises(First):
    def choose(self, seat: hs.Seat) -> int:
        raise RuntimeError("no idea <b>at all</b>")


class Silent(First):
    def choose(self, seat: hs.Seat) -> int:
        return None  # type: ignore[return-value]


class Cheats(First):
    def choose(self, seat: hs.Seat) -> int:
        return 10**6


class Quits(First):
    def choose(self, seat: hs.Seat) -> int:
        sys.exit("enough")


class MovesOver(First):
    """Changes the seat number of its handle before it answers."""

    def choose(self, seat: hs.Seat) -> int:
        seat.number = 1 - seat.number
        return -1


class PlaysOn(First):
    """Plays the game in its handle to the end."""

    def choose(self, seat: hs.Seat) -> int:
        while legal := seat._state.legal_actions():
            seat._state.apply(legal[0])
        return -1


class Exits(First):
    """Kills its process."""

    def choose(self, seat: hs.Seat) -> int:
        os._exit(3)


class ExitsOnce(First):
    """Kills the first process that asks it, and leaves a file as a sign."""

    def choose(self, seat: hs.Seat) -> int:
        try:
            os.close(os.open(os.environ["EXITED_ONCE"], os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return super().choose(seat)
        os._exit(3)


class Unseated(First):
    """Can be made to check its settings, but not for a game."""

    def __init__(self, seed: int = 0) -> None:
        if seed:
            raise RuntimeError("not today")
        super().__init__()


class Holds(First):
    """Has a resource that close() must free."""

    held = 0

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        Holds.held += 1

    def close(self) -> None:
        Holds.held -= 1
        raise RuntimeError("not even that works")
