"""After the game: a rematch."""

from __future__ import annotations

from harbourside.server.table.commands.checks import (
    expect_status,
    own_seats,
)
from harbourside.server.table.entries import (
    NewEntries,
    Rematch,
)
from harbourside.server.table.header import BOT, BOT_NAMES, HUMAN, OPEN, Header, SeatPlan
from harbourside.server.table.status import OVER
from harbourside.server.table.table import Table


def rematch_seats(table: Table, player: str) -> tuple[SeatPlan, ...]:
    """The seats of a rematch: the caller's own, the bots as before, and open seats for the other people."""
    own_seats(table, player)
    plans = []
    for seat, (plan, seat_state) in enumerate(zip(table.header.seats, table.seats, strict=True)):
        if seat_state.player == player:
            plans.append(SeatPlan(HUMAN, None, seat_state.name or None))
        elif seat_state.player is not None:
            plans.append(SeatPlan(OPEN))
        else:
            level = plan.level or seat_state.level
            plans.append(SeatPlan(BOT, level, seat_state.name or BOT_NAMES[seat % len(BOT_NAMES)]))
    return tuple(plans)


def rematch(table: Table, player: str, header: Header) -> NewEntries:
    """Name the new table here, and invite everybody who sat at this one."""
    expect_status(table, OVER)
    own = own_seats(table, player)
    invitations = {
        str(seat): header.invitation(seat) for seat, p in enumerate(header.seats) if p.kind == OPEN
    }
    return [Rematch(own[0], table=header.id, invitations=invitations)]
