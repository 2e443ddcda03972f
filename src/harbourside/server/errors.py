"""What the server itself refuses, besides what the engine does; and the status each refusal has."""

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
    """Something that cannot be done here, now, or by this caller. `status` is HTTP's word for it."""

    def __init__(self, status: int, id: str, **args: Arg) -> None:
        super().__init__(Message(f"refused-{id}", args), PACKAGE)
        self.status = status


class RetryLater(Refused):
    """What will be possible again in a while: the answer says when to ask again."""

    def __init__(self, status: int, id: str, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__(status, id, seconds=self.seconds)


class Unavailable(RetryLater):
    """The database is gone, hangs or cannot be written; or the server has no descriptors left. The log has
    been told already."""

    def __init__(self) -> None:
        super().__init__(503, "unavailable", RETRY_SECONDS)


class BadSettings(HarboursideError):
    """The server's configuration makes no sense."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"settings-{id}", args), PACKAGE)


def unknown_table() -> Refused:
    """The same whether there is no such table or the caller may not know of it."""
    return Refused(404, "unknown-table")


_STATUS: Final[dict[type[HarboursideError], int]] = {
    UnknownGame: 404,
    NotYourTurn: 409,
    GameIsOver: 409,
    StaleMove: 409,
    CannotUndo: 409,
}


def status_of(error: HarboursideError) -> int:
    """Whatever is wrong with the request itself is 422; what does not fit the table now is 409."""
    if isinstance(error, Refused):
        return error.status
    return _STATUS.get(type(error), 422)
