"""What the others may do when the game waits for somebody who is away or slow."""

from __future__ import annotations

from harbourside.server.errors import Refused
from harbourside.server.levels import STAND_IN
from harbourside.server.table import absence
from harbourside.server.table.absence import AbsenceOptions, Presences
from harbourside.server.table.commands.checks import (
    check_in_game,
    check_seat,
    game_in_play,
    own_seats,
)
from harbourside.server.table.entries import (
    Abort,
    Concede,
    NewEntries,
    Replace,
)
from harbourside.server.table.table import Table


def call_bot(table: Table, player: str, seat: int, presences: Presences) -> NewEntries:
    """Let a bot play for the person whom the game waits for. A person who was away has their seats back when
    they look at the table; one who was only slow takes them back.
    """
    options = _options_for(table, player, seat, presences)
    _check_since(options.call, seat, presences)
    owner = table.seats[seat].player
    absent, caller = options.since is not None, table.seats_of(player)[0]
    return [
        Replace(own, level=STAND_IN, absent=absent, called_by=caller)
        for own in table.seats_of(owner)
        if table.seats[own].level is None and not table.seats[own].conceded
    ]


def abort(table: Table, player: str, seat: int, presences: Presences) -> NewEntries:
    """Call an early game off because everybody else is away: it has no result and does not count."""
    options = _options_for(table, player, seat, presences)
    if not absence.is_early(table):
        raise Refused(409, "too-late-to-abort")
    _check_alone(table, player, presences)
    _check_since(options.abort, seat, presences)
    return [Abort(table.seats_of(player)[0])]


def claim(table: Table, player: str, seat: int, presences: Presences) -> NewEntries:
    """Win because everybody else has been away for long: they lose."""
    options = _options_for(table, player, seat, presences)
    if absence.is_early(table):
        raise Refused(409, "too-early-to-claim")
    _check_alone(table, player, presences)
    if absence.goes_on_without_others(table, player):
        raise Refused(409, "others-play-on")
    _check_since(options.claim, seat, presences)
    claimant = table.seats_of(player)[0]
    losers = absence.people_of(table) - {player}
    return [
        Concede(other, claimed_by=claimant)
        for other, seat_state in enumerate(table.seats)
        if seat_state.player in losers and not seat_state.conceded
    ]


def _options_for(table: Table, player: str, seat: int, presences: Presences) -> AbsenceOptions:
    game_in_play(table)
    check_seat(table, seat)
    if player not in absence.people_of(table):
        check_in_game(table, own_seats(table, player)[0])
    if absence.rule_of(table.header) is None:
        raise Refused(409, "no-waiting-rule")
    options = absence.options_for(table, player, presences)
    if options.seat != seat:
        raise Refused(409, "not-waited-for", seat=seat)
    return options


def _check_alone(table: Table, player: str, presences: Presences) -> None:
    """Only a game that nobody else is here to play on can be ended."""
    rule = absence.rule_of(table.header)
    if rule is None or rule.away is None:
        raise Refused(409, "no-waiting-rule")
    others = absence.people_of(table) - {player}
    for seat, seat_state in enumerate(table.seats):
        if seat_state.player in others and seat_state.player not in presences.away:
            raise Refused(409, "is-here", seat=seat)


def _check_since(moment: int | None, seat: int, presences: Presences) -> None:
    if moment is None or presences.now < moment:
        raise Refused(409, "not-away-long-enough", seat=seat)
