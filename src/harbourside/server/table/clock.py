"""How much time everybody has. Folded from the times of the journal's entries, so that a restart, or another
process, comes to the same; nothing here asks what time it is."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final

NONE: Final = "none"
MOVE: Final = "move"
"""So many seconds for each decision."""
GAME: Final = "game"
"""So many seconds for all of one's decisions, and perhaps some more after each."""
DAYS: Final = "days"
"""So many days for each decision: correspondence."""

LOSS: Final = "loss"
"""What `at_end` says where nobody takes over; otherwise it names the bot's level."""

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
        """When time runs out for who is to decide, if nothing happens before."""
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
        """Time goes by until an entry is made, and somebody pays for it, but for what they are spared."""
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
        """To before decision `to`. Whoever goes back alone gets no time for it; by consent, it is new."""
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
