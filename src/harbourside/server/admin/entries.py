"""What each kind of entry may say. The server's own always do; a file from elsewhere could say anything."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from harbourside.engine.errors import HarboursideError
from harbourside.engine.play import check_names
from harbourside.server.api.models.base import ActionKey, Level, Name, Number, SeatNumber
from harbourside.server.levels import check_level
from harbourside.server.table import journal

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}\z")]
Chance = list[str]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Sit(Part):
    player: Id
    name: Name | Literal[""]


class _Close(Part):
    by: Literal["operator", "disuse"] | None = None
    """The host, if it is not said."""


class _Start(Part):
    chance: Chance = []


class _Move(Part):
    action: ActionKey
    by: Literal["person", "bot"] | None = None
    """Nobody knows, in a record that was brought along."""
    goes_on: bool = False
    chance: Chance = []


class _Undo(Part):
    to: Number
    agreed: SeatNumber | None = None


class _Ask(Part):
    to: Number


class _Timeout(Part):
    level: Level


class _Replace(Part):
    level: Level
    name: Name | None = None
    absent: bool = False
    called_by: SeatNumber | None = None


class _Concede(Part):
    claimed_by: SeatNumber | None = None


class _Rematch(Part):
    table: Id
    invitations: dict[str, Annotated[str, Field(max_length=64)]]


class _Patch(Part):
    before: Annotated[Number, Field(alias="from")]
    rules: Number


_SAID: Final[dict[str, type[Part]]] = {
    journal.SIT: _Sit,
    journal.CLOSE: _Close,
    journal.START: _Start,
    journal.MOVE: _Move,
    journal.UNDO: _Undo,
    journal.ASK: _Ask,
    journal.CONCEDE: _Concede,
    journal.TIMEOUT: _Timeout,
    journal.REPLACE: _Replace,
    journal.REMATCH: _Rematch,
    journal.PATCH: _Patch,
}
"""The other kinds say nothing."""


def makes_sense(kind: str, data: dict[str, Any]) -> bool:
    """Whether there is such a kind of entry, and whether it may say this."""
    if kind not in journal.KINDS:
        return False
    try:
        said = _SAID.get(kind, Part).model_validate(data)
        if isinstance(said, _Timeout | _Replace):
            check_level(said.level)
        if isinstance(said, _Sit | _Replace) and said.name:
            check_names(
                [said.name], 1
            )  # as the game needs it: a name may be older than what is asked of one today
    except (ValidationError, HarboursideError):
        return False
    return True
