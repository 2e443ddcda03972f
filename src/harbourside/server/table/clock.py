"""How much time every seat has. It is folded from the times of the journal's entries, never from the time of
day, so after a restart and in every process the clocks are the same."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final

NONE: Final = "none"
MOVE: Final = "move"
"""Seconds for each decision."""
GAME: Final = "game"
"""Seconds for all decisions of a seat, and an increment after each."""
DAYS: Final = "days"
"""Days for each decision: correspondence."""

LOSS: Final = "loss"
"""The value of `at_end` if the seat loses; otherwise it is the level of the bot that takes over."""

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND


class Clock:
    """Runs while a person is to decide, and stands still for bots. Times are milliseconds."""

    def __init__(self, terms: Mapping[str, Any], seats: int) -> None:
        self.kind: str = terms["kind"]
        self.at_end: str = terms.get("at_end", LOSS)
        self.at = 0
        """Of the last entry. Never goes back, though the clocks of two processes may differ."""
        self.running: int | None = None
        self._allowance: int = terms["days"] * DAY if self.kind == DAYS else terms.get("seconds", 0) * SECOND
        self._increment: int = terms.get("increment", 0) * SECOND
        self._budgets: list[int] = [self._allowance] * seats
        self._decides: int | None = None
        self._used = [0]
        """For each decision that stands, and the one to be made, how long a person thought about it."""
        self._gained: list[tuple[int, int]] = []
        """For each decision that stands: its seat, and what that seat was given for it."""

    def copy(self) -> Clock:
        other = copy(self)
        other._budgets, other._used, other._gained = (
            self._budgets.copy(),
            self._used.copy(),
            self._gained.copy(),
        )
        return other

    @property
    def deadline(self) -> int | None:
        """When time runs out for the seat that is to decide, if there is no entry before."""
        if self.kind == NONE or self.running is None:
            return None
        return self.at + max(0, self.left(self.running))

    def left(self, seat: int) -> int:
        """What a seat had left at the last entry."""
        if self.kind == GAME:
            return self._budgets[seat]
        return self._allowance - (self._used[-1] if seat == self._decides else 0)

    def is_over(self, now: int) -> bool:
        deadline = self.deadline
        return deadline is not None and now >= deadline

    def reach(self, at: int, spared: int = 0) -> None:
        """Charge the seat that is to decide with the time until an entry, except for what it is spared."""
        passed = max(0, at - self.at - spared)
        self.at = max(self.at, at)
        if self.running is not None:
            self._used[-1] += passed
            self._budgets[self.running] = max(0, self._budgets[self.running] - passed)

    def decided(self, seat: int) -> None:
        gained = self._increment if seat == self.running else 0
        self._budgets[seat] += gained
        self._gained.append((seat, gained))
        self._used.append(0)

    def go_back(self, to: int, agreed: bool) -> None:
        """To before decision `to`. An undo alone gives no time back; by consent, the time is full again."""
        if agreed:
            self._used[to:] = [0]
        else:
            self._used[to:] = [sum(self._used[to:])]
            for seat, gained in self._gained[to:]:
                self._budgets[seat] = max(0, self._budgets[seat] - gained)
        del self._gained[to:]

    def left_after_going_back(self, to: int, seat: int) -> int:
        """What a seat would have left if it took its decisions since `to` back by itself."""
        if self.kind == GAME:
            return self._budgets[seat] - sum(gained for other, gained in self._gained[to:] if other == seat)
        return self._allowance - sum(self._used[to:])

    def wait_for(self, seat: int | None, is_person: bool) -> None:
        """From now on this seat is to decide."""
        self._decides = seat
        self.running = seat if is_person else None
