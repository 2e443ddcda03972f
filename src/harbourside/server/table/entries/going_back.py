"""Taking decisions back, and asking the others for their consent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from harbourside.engine.play import MOVES_BETWEEN_CHECKPOINTS
from harbourside.server.fields import Number, SeatNumber
from harbourside.server.table.entries.base import EntryContent, SeatEntry, entry_kind
from harbourside.server.table.journal import Entry
from harbourside.server.table.seats import UndoProposal

if TYPE_CHECKING:
    from harbourside.server.table.table import Table


@entry_kind("undo", public=("to",))
class Undo(SeatEntry):
    needs_game: ClassVar[bool] = True
    work: ClassVar[int] = 1 + MOVES_BETWEEN_CHECKPOINTS

    to: Number
    """How many decisions are left."""
    agreed: SeatNumber | None = None
    """The seat whose consent was the last one; None: nobody was asked."""

    def fold(self, table: Table, entry: Entry) -> None:
        table.dealt().go_back(self.to)
        del table.decisions[self.to :]
        by_consent = self.agreed is not None
        table.clock.go_back(self.to, by_consent)
        if by_consent:
            table.renewed = table.clock.at
        table.request = None


@entry_kind("ask", public=("to",))
class Ask(SeatEntry):
    needs_game: ClassVar[bool] = True

    to: Number
    """How many decisions would be left."""

    def fold(self, table: Table, entry: Entry) -> None:
        table.request = UndoProposal(entry.number, self.seat, self.to, [])


@entry_kind("agree")
class Agree(SeatEntry):
    needs_game: ClassVar[bool] = True

    def fold(self, table: Table, entry: Entry) -> None:
        if table.request is not None:
            table.request.agreed.append(self.seat)


@entry_kind("decline")
class Decline(EntryContent):
    def fold(self, table: Table, entry: Entry) -> None:
        table.request = None
