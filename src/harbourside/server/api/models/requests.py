"""The request bodies of tables."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from harbourside.engine.record import LONGEST_RECORD
from harbourside.server.api.models.base import OptionValue, RequestModel
from harbourside.server.fields import ActionKey, Level, Name, Number, SeatNumber
from harbourside.server.terms import Clock, NoClock, Visibility


class SeatRequest(RequestModel):
    kind: Literal["human", "bot", "open"]
    """human: the caller sits here. open: anybody can sit down here."""
    level: Level | None = None
    name: Name | None = None


class TableRequest(RequestModel):
    game: Annotated[str, Field(min_length=1, max_length=64)]
    options: dict[str, OptionValue] = Field({}, max_length=64)
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=16)]
    visibility: Visibility = "private"
    clock: Clock = NoClock()
    grace: Annotated[int, Field(ge=30, le=86_400)] | None = None
    """After how many seconds a bot plays for somebody who is away while others wait. Null: no bot comes by
    itself."""
    patience: Annotated[int, Field(ge=30, le=86_400)] = 120
    """At a table without a clock: after how many seconds of somebody's absence the others can call a bot, or
    end the game."""
    spectators: bool = True
    hints: bool | None = None
    """Whether players can ask a bot for hints. Null: only if nobody else can sit down."""
    start_when_full: bool = True
    several_seats: bool = False
    """Whether one person can take several seats of an open table without an invitation for each."""


class RecordRequest(RequestModel):
    record: Annotated[str, Field(max_length=LONGEST_RECORD)]
    """The text of a record, as `GET /api/tables/{id}/record` returns it after the end."""


class JoinRequest(RequestModel):
    seat: SeatNumber | None = None
    invitation: Annotated[str, Field(max_length=64)] | None = None
    name: Name | None = None


class StartRequest(RequestModel):
    fill: Level | None = None
    """The level of the bots for the seats that are still open. Null: all seats must be taken."""


class MoveRequest(RequestModel):
    number: Number
    """The number that the move's entry will have: the table's `number` plus one."""
    action: ActionKey
    goes_on: bool = False
    """Whether it belongs together with the caller's previous move: undo takes both back."""


class UndoRequest(RequestModel):
    number: Number
    """The table's `number` plus one."""


class UndoAnswerRequest(RequestModel):
    request: Number
    """The `number` of the undo request."""
    agree: bool


class OwnSeatRequest(RequestModel):
    seat: SeatNumber | None = None
    """One of the caller's seats. Needed only if they have several."""


class ReplaceRequest(OwnSeatRequest):
    by: Literal["bot", "me"]
    level: Level | None = None


class AbsenceRequest(RequestModel):
    seat: SeatNumber
    """The seat that the game waits for."""
    act: Literal["call", "abort", "claim"]
    """call: let a bot play until the person is back. abort: end an early game without a result. claim: end a
    later game as if the others had conceded."""
