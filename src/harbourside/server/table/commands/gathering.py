"""Before the game: opening a table, sitting down, leaving, starting."""

from __future__ import annotations

from typing import Final

from harbourside.server.errors import Refused
from harbourside.server.levels import check_level
from harbourside.server.table.commands.checks import (
    check_seat,
    expect_status,
    own_seats,
)
from harbourside.server.table.entries import (
    Close,
    NewEntries,
    Replace,
    Sit,
    Stand,
    Start,
)
from harbourside.server.table.header import BOT_NAMES, HUMAN, LISTED, OPEN, Header
from harbourside.server.table.status import GATHERING
from harbourside.server.table.table import Table

MOST_SITTINGS: Final = 5
"""One person may sit down this often at a table that has not begun, besides once in each seat."""


def open_with_host(header: Header, name: str) -> NewEntries:
    """The first entries of a new table: the host sits down. If no seat is open, the game starts."""
    commands = [
        Sit(seat, player=header.host, name=plan.name or name)
        for seat, plan in enumerate(header.seats)
        if plan.kind == HUMAN
    ]
    full = all(plan.kind != OPEN for plan in header.seats)
    return [*commands, Start()] if full and header.terms.start_when_full else commands


def sit(table: Table, player: str, name: str, seat: int | None, invitation: str | None) -> NewEntries:
    """Take an open seat: the one an invitation is for, or any at a listed table.

    A stranger takes one seat, unless the host allows several. An invitation is the host's permission for its
    seat.
    """
    expect_status(table, GATHERING)
    if invitation is not None:
        invited = table.header.invited_to(invitation)
        if invited is None or (seat is not None and seat != invited):
            raise Refused(403, "wrong-invitation")
        seat = invited
    elif table.header.terms.visibility != LISTED and player != table.header.host:
        raise Refused(403, "needs-invitation")
    if seat is None:
        seat = _first_open(table, player)
    check_seat(table, seat)
    if not table.seats[seat].is_open:
        raise Refused(409, "seat-taken", seat=seat)
    if invitation is None and table.seats_of(player) and not _may_sit_again(table, player):
        raise Refused(409, "one-seat-each")
    if table.sittings_of(player) >= MOST_SITTINGS + len(table.seats):
        raise Refused(409, "sat-too-often")
    taken = Sit(seat, player=player, name=name)
    others_open = any(s.is_open for other, s in enumerate(table.seats) if other != seat)
    if others_open or not table.header.terms.start_when_full:
        return [taken]
    return [taken, Start()]


def _may_sit_again(table: Table, player: str) -> bool:
    return table.header.terms.several_seats or player == table.header.host


def _first_open(table: Table, player: str) -> int:
    """For a request that names no seat: one seat only, since a click sent twice must not fill the table."""
    if table.seats_of(player):
        raise Refused(409, "seated-already")
    for seat, seat_state in enumerate(table.seats):
        if seat_state.is_open:
            return seat
    raise Refused(409, "table-full")


def leave(table: Table, player: str) -> NewEntries:
    """Stand up before the start. If the host leaves, the table closes."""
    expect_status(table, GATHERING)
    if player == table.header.host:
        return [Close()]
    return [Stand(seat) for seat in own_seats(table, player)]


def start(table: Table, player: str, fill: str | None) -> NewEntries:
    """The host starts the game. A level fills the open seats with bots."""
    expect_status(table, GATHERING)
    if player != table.header.host:
        raise Refused(403, "host-only")
    empty = [seat for seat, seat_state in enumerate(table.seats) if seat_state.is_open]
    if empty and fill is None:
        raise Refused(409, "seats-open", count=len(empty))
    bots = [Replace(seat, level=check_level(fill or ""), name=_bot_name(table, seat)) for seat in empty]
    return [*bots, Start()]


def _bot_name(table: Table, seat: int) -> str:
    taken = {seat_state.name for seat_state in table.seats}
    free = [name for name in BOT_NAMES if name not in taken]
    return (free or list(BOT_NAMES))[seat % len(free or BOT_NAMES)]
