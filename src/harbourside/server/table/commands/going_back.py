"""Taking decisions back, alone or with the consent of the others."""

from __future__ import annotations

from harbourside.engine.errors import CannotUndo, StaleMove
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.server.errors import Refused
from harbourside.server.table.clock import NONE
from harbourside.server.table.commands.checks import (
    check_in_game,
    check_room,
    game_in_play,
    own_seats,
)
from harbourside.server.table.entries import (
    Agree,
    Ask,
    Decline,
    MakeMove,
    NewEntries,
    Undo,
)
from harbourside.server.table.seats import UndoProposal
from harbourside.server.table.table import Table


def undo(table: Table, player: str, number: int) -> NewEntries:
    """Take back one's last decision: at once if it revealed nothing, otherwise if the others agree.

    Decisions that bots made meanwhile are no reason to refuse.
    """
    if not 0 < number <= table.number + 1 or not _only_other_bots_since(table, player, number):
        raise StaleMove(number, table.number + 1)
    play = game_in_play(table)
    check_room(table)
    own = [seat for seat in own_seats(table, player) if not table.seats[seat].conceded]
    if not own:
        check_in_game(table, table.seats_of(player)[0])
    mine = [decision for decision, made in enumerate(play.moves) if made.seat in own]
    if not mine:
        raise CannotUndo(Message("undo-nothing"))
    last = mine[-1]
    seat = play.moves[last].seat
    to = _first_of_together(table, play, last)
    if last == play.number - 1 and play.why_not_undo(seat) is None:
        return [_undo(table, seat, max(to, play.number - play.undoable))]
    if table.request is not None and table.request.seat not in own:
        raise Refused(409, "asked-already", seat=table.request.seat)
    outstanding = _missing_consent(table, seat, table.request)
    if not outstanding:
        return [_undo(table, seat, to)]
    if table.request is not None:
        raise Refused(409, "asked-already", seat=table.request.seat)
    for other in outstanding:
        if table.seats[other].is_away:
            raise Refused(409, "undo-needs", seat=other)
    return [Ask(seat, to=to)]


def _only_other_bots_since(table: Table, player: str, number: int) -> bool:
    own = table.seats_of(player)
    contents = [outcome.content for outcome in table.history[number - 1 :]]
    return all(
        isinstance(content, MakeMove) and content.by == "bot" and content.seat not in own
        for content in contents
    )


def _first_of_together(table: Table, play: Play, decision: int) -> int:
    """The first of the decisions that were made together, of which this is the last."""
    while table.goes_on(decision) and play.moves[decision - 1].seat == play.moves[decision].seat:
        decision -= 1
    return decision


def _undo(table: Table, seat: int, to: int) -> Undo:
    """Going back alone gives no time back, so some time must be left."""
    if table.clock.kind != NONE and table.clock.left_after_going_back(to, seat) <= 0:
        raise Refused(409, "no-time-to-undo")
    return Undo(seat, to=to)


def _missing_consent(table: Table, seat: int, request: UndoProposal | None) -> list[int]:
    """The seats whose consent is still missing. A person with several seats consents for all of them."""
    agreed = {table.seats[other].player for other in (request.agreed if request is not None else [])}
    return [other for other in table.voters(seat) if table.seats[other].player not in agreed]


def answer(table: Table, player: str, request: int, agree: bool) -> NewEntries:
    """Agree to go back, or refuse. The seat that asked withdraws its request by not agreeing. With the last
    consent the decisions are taken back.
    """
    game_in_play(table)
    own = own_seats(table, player)
    asked = table.request
    if asked is None or asked.number != request:
        raise Refused(409, "nothing-asked")
    if asked.seat in own:
        if agree:
            raise Refused(409, "others-agree")
        return [Decline(asked.seat)]
    outstanding = _missing_consent(table, asked.seat, asked)
    mine = [seat for seat in outstanding if seat in own]
    if not mine:
        raise Refused(409, "no-vote")
    if not agree:
        return [Decline(mine[0])]
    if set(outstanding) <= set(mine):
        return [Undo(asked.seat, to=asked.to, agreed=mine[0])]
    return [Agree(mine[0])]
