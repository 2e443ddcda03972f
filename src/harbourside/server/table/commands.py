"""What people may ask of a table: each function gives the deeds to be written, or says why not.

None of them changes anything. `player` is an identity; which seat it speaks for follows from the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from harbourside.engine.errors import CannotUndo, GameIsOver, IllegalAction, NotYourTurn, StaleMove
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.server.errors import Refused
from harbourside.server.levels import STAND_IN, check_level
from harbourside.server.table import absence
from harbourside.server.table.absence import Presences, WaysOut
from harbourside.server.table.clock import LOSS, NONE
from harbourside.server.table.entries import (
    Abort,
    Agree,
    Ask,
    BreakOff,
    Close,
    Concede,
    Decline,
    EntryContent,
    Move,
    Rematch,
    Replace,
    Resume,
    Sit,
    Stand,
    Start,
    Timeout,
    Undo,
)
from harbourside.server.table.header import BOT, BOT_NAMES, HUMAN, LISTED, OPEN, Header, SeatPlan
from harbourside.server.table.seats import UndoProposal
from harbourside.server.table.table import CLOSED, GATHERING, OVER, PLAYING, Table

NewEntries = Sequence[EntryContent]

MOST_TAKEN_BACK = 1000
"""So many entries may a journal have besides those of the decisions that stand, until no more is taken back.
With the longest game that bounds the journal, and all work that comes from its length."""
MOST_SITTINGS = 5
"""So often may one person sit down at a table that has not begun, besides once in each seat."""


def open_with_host(header: Header, name: str) -> NewEntries:
    """The first entries of a new table: the host sits down, and it starts if nobody is waited for."""
    commands = [
        Sit(seat, player=header.host, name=plan.name or name)
        for seat, plan in enumerate(header.seats)
        if plan.kind == HUMAN
    ]
    full = all(plan.kind != OPEN for plan in header.seats)
    return [*commands, Start()] if full and header.terms.start_when_full else commands


def retell(play: Play) -> NewEntries:
    """All entries of a record that somebody brought along."""
    key = play.game.actions.key
    moves = [Move(move.seat, action=key(move.action)) for move in play.moves]
    end = [] if play.state.is_over else [BreakOff()]
    return [Start(), *moves, *end]


def sit(table: Table, player: str, name: str, seat: int | None, invitation: str | None) -> NewEntries:
    """Take an open seat: the one an invitation is for, or at a listed table any.

    A stranger takes one seat, unless the host allows several. An invitation is the host's permission for its
    seat.
    """
    _expect(table, GATHERING)
    if invitation is not None:
        invited = table.header.invited_to(invitation)
        if invited is None or (seat is not None and seat != invited):
            raise Refused(403, "wrong-invitation")
        seat = invited
    elif table.header.terms.visibility != LISTED and player != table.header.host:
        raise Refused(403, "needs-invitation")
    if seat is None:
        seat = _first_open(table, player)
    _check_seat(table, seat)
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
    """Whoever names no seat gets one, not two: a click that is sent twice must not fill the table."""
    if table.seats_of(player):
        raise Refused(409, "seated-already")
    for seat, seat_state in enumerate(table.seats):
        if seat_state.is_open:
            return seat
    raise Refused(409, "table-full")


def leave(table: Table, player: str) -> NewEntries:
    """Stand up before the start; with the host, the table goes."""
    _expect(table, GATHERING)
    if player == table.header.host:
        return [Close()]
    return [Stand(seat) for seat in _own_seats(table, player)]


def close_unused(table: Table, number: int) -> NewEntries:
    """Close a table that has never begun, if nothing has happened since that entry."""
    if table.number != number or table.status == CLOSED or table.has_begun:
        return []
    return [Close(by="disuse")]


def close_by_operator(table: Table) -> NewEntries:
    """End a table for everybody, however it stands."""
    if table.status in (OVER, CLOSED):
        raise Refused(409, "nothing-to-close")
    return [Close(by="operator")]


def remove(table: Table, player: str, for_good: bool) -> NewEntries:
    """Take somebody who was banned away from a table, so that nobody has to wait for them. Before the start
    they stand up; with the host, the table closes. After it they give up, or a bot plays until they are back.
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


def start(table: Table, player: str, fill: str | None) -> NewEntries:
    """The host begins; seats still open may be filled with bots."""
    _expect(table, GATHERING)
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


def move(table: Table, player: str, number: int, key: str, goes_on: bool = False) -> NewEntries:
    """The decision of whoever is to decide. `number` is that of the entry it would be.

    One that goes on was made together with the one before: whoever takes it back takes back both.
    """
    _check_number(table, number)
    play = _playing(table)
    own = _own_seats(table, player)
    seat = play.state.actor
    if seat not in own:
        raise NotYourTurn(own[0], seat)
    _check_in_game(table, seat)
    if table.seats[seat].is_away:
        raise Refused(409, "bot-plays")
    return [_move(play, seat, key, "person", goes_on)]


def bot_move(table: Table, number: int, seat: int, key: str) -> NewEntries:
    """The decision of a bot, if it is still the one that was asked for."""
    _check_number(table, number)
    if table.decides != seat or not table.bot_decides:
        raise StaleMove(number, table.number + 1)
    return [_move(_playing(table), seat, key, "bot")]


def _move(play: Play, seat: int, key: str, by: Literal["person", "bot"], goes_on: bool = False) -> Move:
    action = play.game.actions.index(key)
    if not play.state.is_legal(action):
        raise IllegalAction(key, play.state.reason(action), play.game.package)
    return Move(seat, action=key, by=by, goes_on=goes_on)


def is_repeat(table: Table, player: str, number: int, key: str) -> bool:
    """Whether this very move was made already under this number: a client that did not hear the answer."""
    if not 1 <= number <= table.number:
        return False
    made = table.history[number - 1].content
    return isinstance(made, Move) and made.seat in table.seats_of(player) and made.action == key


def _check_room(table: Table) -> None:
    """Room in the journal for something that is no decision."""
    if table.number - len(table.decisions) >= MOST_TAKEN_BACK:
        raise Refused(409, "too-much-taken-back")


def undo(table: Table, player: str, number: int) -> NewEntries:
    """Take back what one decided last: at once while it has told nothing, else if the others agree.

    Bots do not wait for whoever wants that: what they decided meanwhile is no reason to refuse it.
    """
    if not 0 < number <= table.number + 1 or not _only_other_bots_since(table, player, number):
        raise StaleMove(number, table.number + 1)
    play = _playing(table)
    _check_room(table)
    own = [seat for seat in _own_seats(table, player) if not table.seats[seat].conceded]
    if not own:
        _check_in_game(table, table.seats_of(player)[0])
    mine = [decision for decision, made in enumerate(play.moves) if made.seat in own]
    if not mine:
        raise CannotUndo(Message("undo-nothing"))
    last = mine[-1]
    seat = play.moves[last].seat
    to = _beginning(table, play, last)
    if last == play.number - 1 and play.can_undo(seat) is None:
        return [_undo(table, seat, max(to, play.number - play.undoable))]
    if table.request is not None and table.request.seat not in own:
        raise Refused(409, "asked-already", seat=table.request.seat)
    outstanding = _outstanding(table, seat, table.request)
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
        isinstance(content, Move) and content.by == "bot" and content.seat not in own for content in contents
    )


def _beginning(table: Table, play: Play, decision: int) -> int:
    """The first of the decisions that somebody made together, of which this is the last."""
    while table.goes_on(decision) and play.moves[decision - 1].seat == play.moves[decision].seat:
        decision -= 1
    return decision


def _undo(table: Table, seat: int, to: int) -> Undo:
    """Going back by oneself gives no time back, so there has to be some left."""
    if table.clock.kind != NONE and table.clock.left_after_going_back(to, seat) <= 0:
        raise Refused(409, "no-time-to-undo")
    return Undo(seat, to=to)


def _outstanding(table: Table, seat: int, request: UndoProposal | None) -> list[int]:
    """Whose consent is still missing. A person with several seats consents for all of them."""
    agreed = {table.seats[other].player for other in (request.agreed if request is not None else [])}
    return [other for other in table.voters(seat) if table.seats[other].player not in agreed]


def answer(table: Table, player: str, request: int, agree: bool) -> NewEntries:
    """Agree to go back, or not; whoever asked takes it back by not agreeing. The last consent does it."""
    _playing(table)
    own = _own_seats(table, player)
    asked = table.request
    if asked is None or asked.number != request:
        raise Refused(409, "nothing-asked")
    if asked.seat in own:
        if agree:
            raise Refused(409, "others-agree")
        return [Decline(asked.seat)]
    outstanding = _outstanding(table, asked.seat, asked)
    mine = [seat for seat in outstanding if seat in own]
    if not mine:
        raise Refused(409, "no-vote")
    if not agree:
        return [Decline(mine[0])]
    if set(outstanding) <= set(mine):
        return [Undo(asked.seat, to=asked.to, agreed=mine[0])]
    return [Agree(mine[0])]


def run_out(table: Table, now: int) -> NewEntries:
    """What is to be written because time has run out; nothing, if it has not. Any process may."""
    seat = table.clock.running
    if seat is None or not table.clock.is_over(now):
        return []
    level = STAND_IN if table.clock.at_end == LOSS else table.clock.at_end
    return [Timeout(seat, level=level)]


def concede(table: Table, player: str, seat: int | None) -> NewEntries:
    """Give the game up. With others still to play, a bot goes on in this seat, but cannot win."""
    _playing(table)
    seat = _one_own(table, player, seat)
    _check_in_game(table, seat)
    return [Concede(seat)]


def step_away(table: Table, player: str, seat: int | None, level: str | None) -> NewEntries:
    """Let a bot play one's seat for a while."""
    _playing(table)
    _check_room(table)
    seat = _one_own(table, player, seat)
    _check_in_game(table, seat)
    chosen = check_level(level) if level is not None else STAND_IN
    return [Replace(seat, level=chosen)]


def come_back(table: Table, player: str, seat: int | None) -> NewEntries:
    """Take one's seat back from the bot."""
    _playing(table)
    seat = _one_own(table, player, seat)
    _check_in_game(table, seat)
    if not table.seats[seat].is_away:
        raise Refused(409, "not-away")
    if not table.has_time(seat):
        raise Refused(409, "no-time-left")
    return [Resume(seat)]


def hold(table: Table, player: str, now: int) -> NewEntries:
    """A bot plays for somebody who is away, if it is still they who are waited for, and long enough."""
    grace, seat = table.header.terms.grace, table.decides
    if grace is None or seat is None or table.waits_for != player or now < table.clock.at + 1000 * grace:
        return []
    return [Replace(seat, level=STAND_IN, absent=True)]


def be_back(table: Table, player: str) -> NewEntries:
    """Whoever was away and is here again has their seats back."""
    return [Resume(seat) for seat in table.held_for(player)] if table.status == PLAYING else []


def call_bot(table: Table, player: str, seat: int, who: Presences) -> NewEntries:
    """A bot plays for the person who is waited for. Who was away has their seats back by looking at the
    table; who was only slow takes them back."""
    ways = _ways_out(table, player, seat, who)
    _check_since(ways.call, seat, who)
    owner = table.seats[seat].player
    absent, caller = ways.since is not None, table.seats_of(player)[0]
    return [
        Replace(own, level=STAND_IN, absent=absent, called_by=caller)
        for own in table.seats_of(owner)
        if table.seats[own].level is None and not table.seats[own].conceded
    ]


def abort(table: Table, player: str, seat: int, who: Presences) -> NewEntries:
    """Call an early game off, since everybody else is away: it has no result and counts for nobody."""
    ways = _ways_out(table, player, seat, who)
    if not absence.is_early(table):
        raise Refused(409, "too-late-to-abort")
    _check_alone(table, player, who)
    _check_since(ways.abort, seat, who)
    return [Abort(table.seats_of(player)[0])]


def claim(table: Table, player: str, seat: int, who: Presences) -> NewEntries:
    """Everybody else has been away for long: they lose."""
    ways = _ways_out(table, player, seat, who)
    if absence.is_early(table):
        raise Refused(409, "too-early-to-claim")
    _check_alone(table, player, who)
    if absence.goes_on_without_others(table, player):
        raise Refused(409, "others-play-on")
    _check_since(ways.claim, seat, who)
    claimant = table.seats_of(player)[0]
    losers = absence.people_of(table) - {player}
    return [
        Concede(other, claimed_by=claimant)
        for other, seat_state in enumerate(table.seats)
        if seat_state.player in losers and not seat_state.conceded
    ]


def _ways_out(table: Table, player: str, seat: int, who: Presences) -> WaysOut:
    _playing(table)
    _check_seat(table, seat)
    if player not in absence.people_of(table):
        _check_in_game(table, _own_seats(table, player)[0])
    if absence.rule_of(table.header) is None:
        raise Refused(409, "no-waiting-rule")
    ways = absence.ways_out(table, player, who)
    if ways.seat != seat:
        raise Refused(409, "not-waited-for", seat=seat)
    return ways


def _check_alone(table: Table, player: str, who: Presences) -> None:
    """Whoever is here has a say: only a game that nobody else would play on can be ended."""
    rule = absence.rule_of(table.header)
    if rule is None or rule.away is None:
        raise Refused(409, "no-waiting-rule")
    for seat, seat_state in enumerate(table.seats):
        if seat_state.player in absence.people_of(table) - {player} and seat_state.player not in who.away:
            raise Refused(409, "is-here", seat=seat)


def _check_since(moment: int | None, seat: int, who: Presences) -> None:
    if moment is None or who.now < moment:
        raise Refused(409, "not-away-long-enough", seat=seat)


def hinted_seat(table: Table, player: str, seat: int | None) -> int:
    """The seat that may be given a hint: the caller's own, when it is to decide, where hints are allowed."""
    play = _playing(table)
    own = _own_seats(table, player)
    if not table.header.terms.hints:
        raise Refused(403, "no-hints")
    asked = play.state.actor if seat is None and play.state.actor in own else _one_own(table, player, seat)
    if asked != play.state.actor:
        raise NotYourTurn(asked, play.state.actor)
    _check_in_game(table, asked)
    return asked


def plan_again(table: Table, player: str) -> tuple[SeatPlan, ...]:
    """The seats of a rematch: the caller's own, the bots as before, the others open for who sat there."""
    _own_seats(table, player)
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
    """The same again: a new table is named here, and everybody who sat at this one is invited."""
    _expect(table, OVER)
    own = _own_seats(table, player)
    invitations = {
        str(seat): header.invitation(seat) for seat, p in enumerate(header.seats) if p.kind == OPEN
    }
    return [Rematch(own[0], table=header.id, invitations=invitations)]


# What they have in common


def _expect(table: Table, status: str) -> None:
    if table.problem is not None:
        raise Refused(409, "needs-patch")
    if table.status != status:
        raise Refused(409, f"not-{status}")


def _playing(table: Table) -> Play:
    if table.status == OVER:
        raise GameIsOver
    _expect(table, PLAYING)
    assert table.play is not None
    return table.play


def _check_in_game(table: Table, seat: int) -> None:
    if table.seats[seat].out_of_time:
        raise Refused(409, "out-of-time")
    if table.seats[seat].conceded:
        raise Refused(409, "conceded")


def _check_number(table: Table, number: int) -> None:
    if number != table.number + 1:
        raise StaleMove(number, table.number + 1)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused(422, "no-seat", number=seat, last=len(table.seats) - 1)


def _own_seats(table: Table, player: str) -> list[int]:
    own = table.seats_of(player)
    if not own:
        raise Refused(403, "not-seated")
    return own


def _one_own(table: Table, player: str, seat: int | None) -> int:
    """The seat that is meant: whoever has several says which."""
    own = _own_seats(table, player)
    if seat is None:
        if len(own) > 1:
            raise Refused(422, "which-seat")
        return own[0]
    _check_seat(table, seat)
    if seat not in own:
        raise Refused(403, "not-your-seat", seat=seat)
    return seat
