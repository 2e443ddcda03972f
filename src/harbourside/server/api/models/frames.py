"""What goes over sockets."""

from __future__ import annotations

from typing import Literal

from harbourside.server.api.models.base import ErrorResponse, ResponseModel
from harbourside.server.api.models.tables import TableResponse, TableSummary


class TableFrame(ResponseModel):
    """Sent on `/api/tables/{id}/live`: all messages since the last frame, and the table after them."""

    type: Literal["table"]
    table: TableResponse
    now: int
    """The server's time, to set one's own clock by."""


class RefusedFrame(ErrorResponse):
    """Sent on a socket that is then closed, with 4000 plus the status as its code."""

    type: Literal["refused"]


class LobbyFrame(ResponseModel):
    """Sent on `/api/lobby/live`."""

    type: Literal["lobby"]
    open: list[TableSummary]
    """The first page of those asked for."""
    next: str | None = None
    """What to ask `GET /api/tables` for the next page with, as `after`; null if there is no more."""
    mine: list[TableSummary]
    your_turn: list[str]
    """The tables that wait for the caller."""


class HeartbeatFrame(ResponseModel):
    """Sent on every socket while nothing happens."""

    type: Literal["beat"]
    number: int | None
    """The table's last number: whoever has less has missed something."""
