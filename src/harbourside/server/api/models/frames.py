"""The frames that the server sends over sockets."""

from __future__ import annotations

from typing import Literal

from harbourside.server.api.models.base import ErrorResponse, ResponseModel
from harbourside.server.api.models.tables import TableResponse, TableSummary


class TableFrame(ResponseModel):
    """Sent on `/api/tables/{id}/live`: the entries since the last frame, and the table after them."""

    type: Literal["table"]
    table: TableResponse
    now: int
    """The server's time in milliseconds since 1970, so that a client can correct its own clock."""


class RefusedFrame(ErrorResponse):
    """Sent before the server closes a socket. The close code is 4000 plus the HTTP status."""

    type: Literal["refused"]


class LobbyFrame(ResponseModel):
    """Sent on `/api/lobby/live` when a list has changed."""

    type: Literal["lobby"]
    open: list[TableSummary]
    """The first page of the open tables that match the filters."""
    next: str | None = None
    """The `after` of `GET /api/tables` for the next page; null: there is none."""
    mine: list[TableSummary]
    your_turn: list[str]
    """The ids of the tables that wait for the caller."""


class HeartbeatFrame(ResponseModel):
    """Sent on every socket when it has been silent for a while."""

    type: Literal["beat"]
    number: int | None
    """The number of the table's last entry; null in the lobby. A client with a lower one has missed some."""
