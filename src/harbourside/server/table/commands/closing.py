"""What the server and its operator do to tables: closing them, and taking banned players away."""

from __future__ import annotations

from harbourside.server.errors import Refused
from harbourside.server.levels import STAND_IN
from harbourside.server.table.entries import (
    Close,
    Concede,
    NewEntries,
    Replace,
    Stand,
)
from harbourside.server.table.status import CLOSED, GATHERING, OVER, PLAYING
from harbourside.server.table.table import Table


def close_unused(table: Table, number: int) -> NewEntries:
    """Close a table that has never begun, if nothing has happened since that entry."""
    if table.number != number or table.status == CLOSED or table.has_begun:
        return []
    return [Close(by="disuse")]


def close_by_operator(table: Table) -> NewEntries:
    """End a table for everybody, whatever its status."""
    if table.status in (OVER, CLOSED):
        raise Refused(409, "nothing-to-close")
    return [Close(by="operator")]


def remove(table: Table, player: str, for_good: bool) -> NewEntries:
    """Take a banned player from a table, so that nobody has to wait for them.

    Before the start they stand up; if they are the host, the table closes. After it they concede, or a bot
    plays until they are back.
    """
    if table.status == GATHERING:
        if player == table.header.host:
            return [Close(by="operator")]
        return [Stand(seat) for seat in table.seats_of(player)]
    if table.status != PLAYING:
        return []
    own = [seat for seat in table.seats_of(player) if not table.seats[seat].conceded]
    if for_good:
        return [Concede(seat) for seat in own]
    return [Replace(seat, level=STAND_IN) for seat in own if not table.seats[seat].is_away]
