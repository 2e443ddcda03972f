"""Before the game: sitting down, standing up, closing a table that nobody plays at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import AfterValidator, Field

from harbourside.engine.play import LONGEST_NAME, check_names
from harbourside.server.fields import Id
from harbourside.server.table.entries.base import EntryContent, SeatEntry, entry_kind
from harbourside.server.table.journal import Entry

if TYPE_CHECKING:
    from harbourside.server.table.table import Table

ClosedBy = Literal["host", "operator", "disuse"]


def check_playable_name(name: str) -> str:
    """What the game needs of a name. An old name may not be what we ask of a new one."""
    if name:
        check_names([name], 1)
    return name


PlayableName = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(check_playable_name)]


@entry_kind("sit", public=("player", "name"))
class Sit(SeatEntry):
    player: Id
    name: PlayableName

    def fold(self, table: Table, entry: Entry) -> None:
        seat_state = table.seats[self.seat]
        seat_state.player, seat_state.name = self.player, self.name


@entry_kind("stand")
class Stand(SeatEntry):
    def fold(self, table: Table, entry: Entry) -> None:
        seat_state = table.seats[self.seat]
        seat_state.player, seat_state.name = None, ""


@entry_kind("close", public=("by",))
class Close(EntryContent):
    by: ClosedBy | None = None
    """Who closed the table; null: the host."""

    def fold(self, table: Table, entry: Entry) -> None:
        table.closed_by = self.by or "host"
        table.request = None
