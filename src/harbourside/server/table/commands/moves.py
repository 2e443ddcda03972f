"""Decisions of people and bots, and of records that somebody brings along."""

from __future__ import annotations

from typing import Literal

from harbourside.engine.errors import IllegalAction, NotYourTurn, StaleMove
from harbourside.engine.play import Play
from harbourside.server.errors import Refused
from harbourside.server.table.commands.checks import (
    check_in_game,
    check_number,
    game_in_play,
    one_own_seat,
    own_seats,
)
from harbourside.server.table.entries import (
    BreakOff,
    MakeMove,
    NewEntries,
    Start,
)
from harbourside.server.table.table import Table


def move(table: Table, player: str, number: int, key: str, goes_on: bool = False) -> NewEntries:
    """The decision of the player to move. `number` is the one its entry would have.

    A move that goes on was decided together with the one before: an undo takes back both.
    """
    check_number(table, number)
    play = game_in_play(table)
    own = own_seats(table, player)
    seat = play.state.actor
    if seat not in own:
        raise NotYourTurn(own[0], seat)
    check_in_game(table, seat)
    if table.seats[seat].is_away:
        raise Refused(409, "bot-plays")
    return [_move(play, seat, key, "person", goes_on)]


def bot_move(table: Table, number: int, seat: int, key: str) -> NewEntries:
    """The decision of a bot, if the table still waits for it."""
    check_number(table, number)
    if table.decides != seat or not table.bot_decides:
        raise StaleMove(number, table.number + 1)
    return [_move(game_in_play(table), seat, key, "bot")]


def _move(play: Play, seat: int, key: str, by: Literal["person", "bot"], goes_on: bool = False) -> MakeMove:
    action = play.game.actions.index(key)
    if not play.state.is_legal(action):
        raise IllegalAction(key, play.state.reason(action), play.game.package)
    return MakeMove(seat, action=key, by=by, goes_on=goes_on)


def is_repeat(table: Table, player: str, number: int, key: str) -> bool:
    """Whether this move has this number already: clients repeat a move if its response was lost."""
    if not 1 <= number <= table.number:
        return False
    made = table.history[number - 1].content
    return isinstance(made, MakeMove) and made.seat in table.seats_of(player) and made.action == key


def hinted_seat(table: Table, player: str, seat: int | None) -> int:
    """The seat that may get a hint: the caller's own, when it is to decide, at a table that allows hints."""
    play = game_in_play(table)
    own = own_seats(table, player)
    if not table.header.terms.hints:
        raise Refused(403, "no-hints")
    actor = play.state.actor
    hinted = actor if seat is None and actor in own else one_own_seat(table, player, seat)
    if hinted != actor:
        raise NotYourTurn(hinted, actor)
    check_in_game(table, hinted)
    return hinted


def replay_record(play: Play) -> NewEntries:
    """All entries of a record that somebody brought along."""
    key = play.game.actions.key
    moves = [MakeMove(move.seat, action=key(move.action)) for move in play.moves]
    end = [] if play.state.is_over else [BreakOff()]
    return [Start(), *moves, *end]
