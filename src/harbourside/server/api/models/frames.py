"""What goes over sockets."""

from __future__ import annotations

from typing import Literal

from harbourside.server.api.models.base import Problem, Told
from harbourside.server.api.models.tables import Summary, TableTold


class TableFrame(Told):
    """Sent on `/api/tables/{id}/live`: all messages since the last frame, and the table after them."""

    type: Literal["table"]
    table: TableTold
    now: int
    """The server's time, to set one's own clock by."""


class RefusedFrame(Problem):
    """Sent on a socket that is then closed, with 4000 plus the status as its code."""

    type: Literal["refused"]


class LobbyFrame(Told):
    """Sent on `/api/lobby/live`."""

    type: Literal["lobby"]
    open: list[Summary]
    """The first page of those asked for."""
    next: str | None = None
    """What to ask `GET /api/tables` for the next page with, as `after`; null if there is no more."""
    mine: list[Summary]
    your_turn: list[str]
    """The tables that wait for the caller."""


class Beat(Told):
    """Sent on every socket while nothing happens."""

    type: Literal["beat"]
    number: int | None
    """The table's last number: whoever has less has missed something."""
