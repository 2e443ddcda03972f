"""What several commands check."""

from __future__ import annotations

from typing import Final

from harbourside.engine.errors import GameIsOver, StaleMove
from harbourside.engine.play import Play
from harbourside.server.errors import Refused
from harbourside.server.table.status import OVER, PLAYING
from harbourside.server.table.table import Table

MOST_TAKEN_BACK: Final = 1000
"""A journal may have this many entries besides those of decisions that stand. With the longest game this
bounds the journal, and all work that grows with it."""


def expect_status(table: Table, status: str) -> None:
    if table.problem is not None:
        raise Refused(409, "needs-patch")
    if table.status != status:
        raise Refused(409, f"not-{status}")


def game_in_play(table: Table) -> Play:
    if table.status == OVER:
        raise GameIsOver
    expect_status(table, PLAYING)
    assert table.play is not None
    return table.play


def check_in_game(table: Table, seat: int) -> None:
    if table.seats[seat].out_of_time:
        raise Refused(409, "out-of-time")
    if table.seats[seat].conceded:
        raise Refused(409, "conceded")


def check_number(table: Table, number: int) -> None:
    if number != table.number + 1:
        raise StaleMove(number, table.number + 1)


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused(422, "no-seat", number=seat, last=len(table.seats) - 1)


def own_seats(table: Table, player: str) -> list[int]:
    own = table.seats_of(player)
    if not own:
        raise Refused(403, "not-seated")
    return own


def one_own_seat(table: Table, player: str, seat: int | None) -> int:
    """The seat that is meant. A caller with several seats must say which."""
    own = own_seats(table, player)
    if seat is None:
        if len(own) > 1:
            raise Refused(422, "which-seat")
        return own[0]
    check_seat(table, seat)
    if seat not in own:
        raise Refused(403, "not-your-seat", seat=seat)
    return seat


def check_room(table: Table) -> None:
    """Refuse an entry that is no decision once the journal has too many of them."""
    if table.number - len(table.decisions) >= MOST_TAKEN_BACK:
        raise Refused(409, "too-much-taken-back")
