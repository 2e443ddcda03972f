"""The server's own refusals, and the HTTP status of each refusal."""

from __future__ import annotations

from typing import Final

from harbourside.engine.errors import (
    CannotUndo,
    GameIsOver,
    HarboursideError,
    NotYourTurn,
    StaleMove,
    UnknownGame,
)
from harbourside.engine.message import Arg, Message

PACKAGE: Final = "harbourside.server"
RETRY_SECONDS: Final = 4.0


class Refused(HarboursideError):
    """A request that is not possible here, now, or for this caller, with its HTTP status."""

    def __init__(self, status: int, id: str, **args: Arg) -> None:
        super().__init__(Message(f"refused-{id}", args), PACKAGE)
        self.status = status


class RetryLater(Refused):
    """A request that will be possible later: the response says when to try again."""

    def __init__(self, status: int, id: str, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__(status, id, seconds=self.seconds)


class Unavailable(RetryLater):
    """The database is gone, hangs or cannot be written; or the server has no free descriptors. It has been
    logged already."""

    def __init__(self) -> None:
        super().__init__(503, "unavailable", RETRY_SECONDS)


class BadSettings(HarboursideError):
    """A setting is not valid."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"settings-{id}", args), PACKAGE)


def unknown_table() -> Refused:
    """One refusal for a table that does not exist and for one that the caller may not know of."""
    return Refused(404, "unknown-table")


_STATUS: Final[dict[type[HarboursideError], int]] = {
    UnknownGame: 404,
    NotYourTurn: 409,
    GameIsOver: 409,
    StaleMove: 409,
    CannotUndo: 409,
}


def status_of(error: HarboursideError) -> int:
    """422 if the request itself is wrong, 409 if the table does not allow it now."""
    if isinstance(error, Refused):
        return error.status
    return _STATUS.get(type(error), 422)
