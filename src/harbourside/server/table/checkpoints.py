"""Copies of a table along its journal, so that any earlier position costs a bounded replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from harbourside.server.table.table import Table

WORK_BETWEEN_CHECKPOINTS: Final = 64
"""Moves; an undo counts as what it may replay."""


class Checkpoints:
    def __init__(self) -> None:
        self._kept: list[Table] = []
        self._work = 0
        """How many moves would be replayed since the last checkpoint."""

    def note(self, table: Table, work: int) -> None:
        """The table has a new entry. Keep a copy of it if the last checkpoint is too far away."""
        self._work += work
        if self._work >= WORK_BETWEEN_CHECKPOINTS and table.problem is None:
            self._kept.append(table.copy())
            self._work = 0

    def before(self, number: int) -> Table | None:
        """A copy of the last checkpoint that is not after this entry."""
        kept = next((kept for kept in reversed(self._kept) if kept.number <= number), None)
        return None if kept is None else kept.copy()
