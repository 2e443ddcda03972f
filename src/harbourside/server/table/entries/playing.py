"""The game itself: its start, its moves, and records that end early."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from harbourside.server.fields import ActionKey
from harbourside.server.table.entries.base import EntryContent, EntryOutcome, GameEntry, entry_kind
from harbourside.server.table.journal import Entry

if TYPE_CHECKING:
    from harbourside.server.table.table import Table


@entry_kind("start")
class Start(GameEntry):
    def fold(self, table: Table, entry: Entry) -> EntryOutcome:
        play = table.play = table.deal()
        table.renewed = table.clock.at
        return EntryOutcome(self.with_chance(entry, play.start_chance), self, play.full_events())


@entry_kind("move", public=("by",))
class MakeMove(GameEntry):
    action: ActionKey
    by: Literal["person", "bot"] | None = None
    """Who decided; null: nobody knows, in a record that was brought along."""
    goes_on: bool = False
    """Whether it was decided together with the move before."""

    def fold(self, table: Table, entry: Entry) -> EntryOutcome:
        play = table.dealt()
        decision, heard = play.number, len(play.full_events())
        play.do(self.action, self.seat)
        table.decisions.append(entry.number)
        table.last_move = entry.number
        table.clock.decided(play.moves[-1].seat)
        table.request = None
        return EntryOutcome(
            self.with_chance(entry, play.moves[-1].chance), self, play.full_events(heard), decision
        )


@entry_kind("break_off")
class BreakOff(EntryContent):
    """The end of a record that ends before its game does."""

    def fold(self, table: Table, entry: Entry) -> None:
        table.broken_off = True
