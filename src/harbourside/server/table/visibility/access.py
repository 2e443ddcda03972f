"""Who may look at a table, through which seat, and what that seat may do."""

from __future__ import annotations

from harbourside.engine.errors import GameIsOver, NotYourTurn
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.server.errors import Refused
from harbourside.server.table.status import OVER
from harbourside.server.table.table import Table


def may_view(table: Table, player: str | None) -> bool:
    """Whether a caller who knows the table's address may see it."""
    if table.header.terms.spectators or player == table.header.host:
        return True
    return bool(table.seats_of(player))


def viewing_seat(
    table: Table, player: str | None, seat: int | None, spectate: bool = False, over: bool = False
) -> int | None:
    """The seat that a caller looks through; None: a spectator.

    A caller with several seats looks through the one that is to decide, or else the first, unless they name
    one. A record has no secrets, nor has a game that is over, or was at the position that is shown: anybody
    who may look at it may look through any seat.
    """
    everybody = list(range(len(table.seats)))
    own = everybody if table.header.is_record else table.seats_of(player)
    if seat is not None and seat not in (everybody if over or table.status == OVER else own):
        raise (
            Refused(403, "not-your-seat", seat=seat)
            if 0 <= seat < len(table.seats)
            else Refused(422, "no-seat", number=seat, last=len(table.seats) - 1)
        )
    if spectate:
        return None
    if seat is not None or not own:
        return seat
    return table.decides if table.decides in own else own[0]


def game_of(table: Table) -> Play:
    if table.problem is not None:
        raise Refused(409, "needs-patch")
    if table.play is None:
        raise Refused(409, "not-started")
    return table.play


def why_not(table: Table, seat: int | None, key: str) -> Message | None:
    """The rule that forbids an action to this seat now; None if it is allowed."""
    play = game_of(table)
    action = play.game.actions.index(key)
    if table.status == OVER:
        return GameIsOver().message
    if seat is None:
        raise Refused(403, "not-seated")
    if seat != play.state.actor:
        return NotYourTurn(seat, play.state.actor).message
    return play.state.why_not(action)
