"""Clocks that run out, giving up, and bots that play for people."""

from __future__ import annotations

from harbourside.server.errors import Refused
from harbourside.server.levels import STAND_IN, check_level
from harbourside.server.table.clock import LOSS
from harbourside.server.table.commands.checks import (
    check_in_game,
    check_room,
    game_in_play,
    one_own_seat,
)
from harbourside.server.table.entries import (
    Concede,
    NewEntries,
    Replace,
    Resume,
    Timeout,
)
from harbourside.server.table.status import PLAYING
from harbourside.server.table.table import Table


def time_out(table: Table, now: int) -> NewEntries:
    """The entry for a clock that has run out, if one has. Any process may write it."""
    seat = table.clock.running
    if seat is None or not table.clock.is_over(now):
        return []
    level = STAND_IN if table.clock.at_end == LOSS else table.clock.at_end
    return [Timeout(seat, level=level)]


def concede(table: Table, player: str, seat: int | None) -> NewEntries:
    """Give the game up. If others play on, a bot plays for this seat, but cannot win."""
    game_in_play(table)
    seat = one_own_seat(table, player, seat)
    check_in_game(table, seat)
    return [Concede(seat)]


def step_away(table: Table, player: str, seat: int | None, level: str | None) -> NewEntries:
    """Let a bot play for one's seat for a while."""
    game_in_play(table)
    check_room(table)
    seat = one_own_seat(table, player, seat)
    check_in_game(table, seat)
    chosen = check_level(level) if level is not None else STAND_IN
    return [Replace(seat, level=chosen)]


def come_back(table: Table, player: str, seat: int | None) -> NewEntries:
    """Take one's seat back from the bot."""
    game_in_play(table)
    seat = one_own_seat(table, player, seat)
    check_in_game(table, seat)
    if not table.seats[seat].is_away:
        raise Refused(409, "not-away")
    if not table.has_time(seat):
        raise Refused(409, "no-time-left")
    return [Resume(seat)]


def replace_absent(table: Table, player: str, now: int) -> NewEntries:
    """Let a bot play for somebody who is away, if the table has waited for them long enough."""
    grace, seat = table.header.terms.grace, table.decides
    if grace is None or seat is None or table.waits_for != player or now < table.clock.at + 1000 * grace:
        return []
    return [Replace(seat, level=STAND_IN, absent=True)]


def resume_held(table: Table, player: str) -> NewEntries:
    """Give a person who was away and is here again their seats back."""
    return [Resume(seat) for seat in table.held_for(player)] if table.status == PLAYING else []
