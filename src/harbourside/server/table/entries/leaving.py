"""Bots in people's seats, and seats that lose before the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import AfterValidator

from harbourside.server.fields import Level, SeatNumber
from harbourside.server.levels import STAND_IN, check_level
from harbourside.server.table.clock import LOSS
from harbourside.server.table.entries.base import EntryContent, SeatEntry, entry_kind
from harbourside.server.table.entries.gathering import PlayableName
from harbourside.server.table.journal import Entry

if TYPE_CHECKING:
    from harbourside.server.table.table import Table

KnownLevel = Annotated[Level, AfterValidator(check_level)]


@entry_kind("concede", public=("claimed_by",))
class Concede(SeatEntry):
    claimed_by: SeatNumber | None = None
    """The seat whose player claimed the game, since this one's was away."""

    def fold(self, table: Table, entry: Entry) -> None:
        seat_state = table.seats[self.seat]
        seat_state.conceded, seat_state.level, seat_state.held = True, STAND_IN, False
        table.request = None


@entry_kind("timeout", public=("level",))
class Timeout(SeatEntry):
    level: KnownLevel
    """Of the bot that plays on, even if the seat has lost."""

    def fold(self, table: Table, entry: Entry) -> None:
        seat_state = table.seats[self.seat]
        if table.clock.at_end == LOSS:
            seat_state.conceded = seat_state.out_of_time = True
            table.request = None
        seat_state.level = self.level


@entry_kind("replace", public=("level", "name", "absent", "called_by"))
class Replace(SeatEntry):
    level: KnownLevel
    """Of the bot that plays from now on."""
    name: PlayableName | None = None
    """Of a bot that takes an open seat."""
    absent: bool | None = None
    """Whether the bot plays because the person was away, and until they are back."""
    called_by: SeatNumber | None = None
    """The seat whose player called the bot."""

    def fold(self, table: Table, entry: Entry) -> None:
        seat_state = table.seats[self.seat]
        if seat_state.player is None:
            if self.name is None:
                raise ValueError("a bot without a name")
            seat_state.name = self.name
        seat_state.level = self.level
        seat_state.held = self.absent is True
        request = table.request
        if request is not None and (self.called_by is not None or self.seat in table.voters(request.seat)):
            table.request = None  # nobody who is away has consented


@entry_kind("resume")
class Resume(SeatEntry):
    """A person takes the seat back from the bot."""

    def fold(self, table: Table, entry: Entry) -> None:
        seat_state = table.seats[self.seat]
        seat_state.level, seat_state.held, seat_state.resumed = None, False, table.clock.at


@entry_kind("abort")
class Abort(EntryContent):
    """The game is called off: it has no result."""

    def fold(self, table: Table, entry: Entry) -> None:
        table.aborted = True
        table.request = None
