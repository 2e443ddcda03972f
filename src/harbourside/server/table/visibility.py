"""Who sees what. Everything that leaves a table for a person or a program is made here.

Of the game, a viewer gets the engine's `view` and `events` for their seat and nothing else. A decision's
key, the chance that fell and the seed stay here until the end: a key can name a hidden card. An event that
fades is told in full until the next decision, and after the end; then neither an old number nor a look back
brings its secret arguments. Nothing here
may depend on what the viewer cannot know, however small; the paired-state tests compare every byte.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from harbourside.engine.errors import GameIsOver, NotYourTurn
from harbourside.engine.events import Event
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.engine.rulebook import section_of
from harbourside.engine.state import places_of
from harbourside.server.errors import Refused
from harbourside.server.table import absence
from harbourside.server.table.clock import NONE
from harbourside.server.table.entries import (
    KINDS,
    EntryContent,
    EntryOutcome,
    GameEntry,
    Move,
    Rematch,
    Start,
)
from harbourside.server.table.header import Header
from harbourside.server.table.journal import Entry
from harbourside.server.table.seats import SeatState
from harbourside.server.table.table import OVER, PLAYING, Table

Json = dict[str, Any]


def viewing_seat(
    table: Table, player: str | None, seat: int | None, spectate: bool = False, over: bool = False
) -> int | None:
    """The seat through whose eyes a caller looks; None: a spectator.

    Whoever holds several sees the one that is to decide, or else the first, unless they name one. A game that
    is over (or was when this position of it was asked for) has no secrets, nor has a record: whoever may look
    at all may look through anybody's eyes.
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


def may_view(table: Table, player: str | None) -> bool:
    """Whether a caller may know of this table at all, once they know its address."""
    if table.header.terms.spectators or player == table.header.host:
        return True
    return bool(table.seats_of(player))


def state(table: Table, player: str | None, seat: int | None, since: int | None = None) -> Json:
    """All that a caller may know of the table now, and what happened after entry `since`."""
    return {
        **_for_all(table),
        "you": {
            "player": player,
            "seats": table.seats_of(player),
            "seat": seat,
            "host": player == table.header.host,
        },
        "view": _view(table, seat),
        "undo": _undo(table, seat),
        "messages": messages(table, since, player, seat) if since is not None else [],
    }


def _for_all(table: Table) -> Json:
    """What everybody sees alike, made once for each entry."""
    if table.view_cache.for_all is None:
        table.view_cache.for_all = _made_for_all(table)
    return table.view_cache.for_all


def _view(table: Table, seat: int | None) -> Json | None:
    """The game through a seat's eyes, made once for each entry."""
    if table.play is None or table.problem is not None:
        return None
    views = table.view_cache.views
    if seat not in views:
        view: Json = table.play.state.view(seat)
        views[seat] = {**view, "rules": section_of(table.game.package, view["prompt"]["id"])}
    return views[seat]


def _made_for_all(table: Table) -> Json:
    header = table.header
    return {
        "id": header.id,
        "number": table.number,
        "status": table.status,
        "closed_by": table.closed_by,
        "problem": table.problem.to_dict() if table.problem is not None else None,
        "game": header.game,
        "rules": header.rules,
        "options": dict(header.options),
        "secrets": table.problem is not None or table.game.keeps_secrets(header.options),
        "visibility": header.terms.visibility,
        "spectators": header.terms.spectators,
        "hints": header.terms.hints,
        "several_seats": header.terms.several_seats,
        "grace": header.terms.grace,
        "waiting_rule": _waiting_rule(header),
        "clock": dict(header.terms.clock),
        "time": _time(table),
        "created": header.created,
        "host": header.host,
        "seed_hash": header.seed_hash,
        "seats": [_seat(seat_state) for seat_state in table.seats],
        "decides": table.decides,
        "result": result(table),
        "rematch": table.rematch,
        "loaded": header.is_record,
    }


def _waiting_rule(header: Header) -> Json | None:
    rule = absence.rule_of(header)
    return None if rule is None else asdict(rule)


def _seat(seat_state: SeatState) -> Json:
    is_bot = seat_state.player is None and seat_state.level is not None
    kind = "open" if seat_state.is_open else "bot" if is_bot else "person"
    return {
        "kind": kind,
        "player": seat_state.player,
        "name": seat_state.name or None,
        "level": seat_state.level,
        "away": seat_state.is_away and not seat_state.conceded,
        "conceded": seat_state.conceded,
        "out_of_time": seat_state.out_of_time,
        "held": seat_state.held,
    }


def _time(table: Table) -> Json | None:
    """What everybody had left at the last entry, and whose time has been running since."""
    clock = table.clock
    if clock.kind == NONE or table.play is None:
        return None
    return {
        "left": [clock.left(seat) for seat in range(len(table.seats))],
        "running": clock.running,
        "since": clock.at,
        "deadline": clock.deadline,
    }


def _undo(table: Table, seat: int | None) -> Json:
    """Whether the viewer could take their last decision back alone, and what they are asked."""
    request = table.request
    return {
        "free": _undo_is_free(table, seat),
        "request": None
        if request is None
        else {
            "number": request.number,
            "seat": request.seat,
            "to": request.to,
            "agreed": list(request.agreed),
            "voters": table.voters(request.seat),
        },
    }


def _undo_is_free(table: Table, seat: int | None) -> bool:
    """Only whoever decided last is told: to others it could tell what that decision revealed."""
    play = table.play
    if play is None or seat is None or table.status != PLAYING or not play.moves:
        return False
    return play.moves[-1].seat == seat and play.can_undo(seat) is None


def result(table: Table) -> Json | None:
    """Scores, places and winners. Who has conceded is last, whatever the bot made of their seat. A game that
    was called off has none of these."""
    if table.play is None or table.status != OVER or table.broken_off:
        return None
    end = table.play.state
    conceded = [seat for seat, seat_state in enumerate(table.seats) if seat_state.conceded]
    if table.aborted:
        return {"scores": [], "places": [], "winners": [], "conceded": conceded, "by": table.ended_by}
    places = places_of([[int(seat not in conceded), *end.standing(seat)] for seat in range(end.seats)])
    return {
        "scores": end.scores(),
        "places": places,
        "winners": [seat for seat, place in enumerate(places) if place == 1 and seat not in conceded],
        "conceded": conceded,
        "by": table.ended_by,
    }


def messages(table: Table, since: int, player: str | None, seat: int | None) -> list[Json]:
    """What happened after entry `since`. Everybody's messages have the same numbers, without gaps."""
    return [_message(table, outcome, player, seat) for outcome in table.history[max(0, since) :]]


def _message(table: Table, outcome: EntryOutcome, player: str | None, seat: int | None) -> Json:
    """What the game shows depends on the seat looked through, what belongs to somebody on who is looking."""
    entry = outcome.entry
    kind = KINDS.get(entry.kind, EntryContent)
    told: Json = {"number": entry.number, "kind": entry.kind, "at": entry.at, "seat": entry.seat}
    told |= {name: entry.data[name] for name in kind.public if name in entry.data}
    if kind is Move:
        told["decision"] = outcome.decision
        told["action"] = _key(table, outcome, seat)
    if kind is Rematch:
        told["invitation"] = _invitation(entry, table.seats_of(player), seat)
    if issubclass(kind, GameEntry):
        told["events"] = _events(table, outcome, seat)
    return told


def _invitation(entry: Entry, own: list[int], seat: int | None) -> str | None:
    """The viewer's invitation to the rematch. After the end everybody may look through every seat, but an
    invitation is for the seat's owner. Somebody with several seats gets the one they look through.
    """
    invitations: dict[str, str] = entry.data["invitations"]
    return invitations.get(str(seat)) if seat in own else None


def _key(table: Table, outcome: EntryOutcome, seat: int | None) -> str | None:
    """The decision's key: for who made it, and after the end for all."""
    entry = outcome.entry
    if table.status != OVER and (seat is None or entry.seat != seat):
        return None
    key: str = entry.data["action"]
    return key


def _events(table: Table, outcome: EntryOutcome, seat: int | None) -> list[Json]:
    faded = table.has_faded(outcome.entry)
    return [_event(table, event, seat, faded) for event in outcome.events]


def _event(table: Table, event: Event, seat: int | None, faded: bool) -> Json:
    """An event that will fade comes with what will be left of it, so that a page can forget the rest."""
    told = event.told_to(seat, faded)
    if event.fades_to and not faded and table.status != OVER and seat not in event.seen_by:
        told["fades"] = event.told_to(seat, faded=True)
    return told


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


def record(table: Table, seat: int | None) -> Json:
    """The game as a record. Before the end it is the viewer's own: their decisions by key, those of others
    as events, no chance and no seed. After it, the whole text that anybody can replay and check."""
    play = game_of(table)
    over = table.status == OVER
    standing = [table.history[number - 1] for number in table.decisions]
    return {
        "complete": over,
        "game": table.header.game,
        "rules": table.header.rules,
        "names": table.names(),
        "options": dict(table.header.options),
        "start": _events(table, next(h for h in table.history if isinstance(h.content, Start)), seat),
        "decisions": [
            {
                "number": h.entry.number,
                "seat": h.entry.seat,
                "action": _key(table, h, seat),
                "events": _events(table, h, seat),
            }
            for h in standing
        ],
        "text": play.record() if over else None,
    }


def proof(table: Table) -> Json:
    """The hash of the seed from the start; the seed itself once nothing can be foreseen from it."""
    return {
        "algorithm": "sha256",
        "seed_hash": table.header.seed_hash,
        "seed": str(table.header.seed) if table.status == OVER else None,
    }


def summary(table: Table) -> Json:
    """What a list of tables shows of this one: nothing that a passer-by could not see."""
    return {
        "id": table.header.id,
        "game": table.header.game,
        "status": table.status,
        "visibility": table.header.terms.visibility,
        "created": table.header.created,
        "number": table.number,
        "seats": [_seat(seat_state) for seat_state in table.seats],
        "decides": table.decides,
        "result": result(table),
    }


def game_of(table: Table) -> Play:
    if table.problem is not None:
        raise Refused(409, "needs-patch")
    if table.play is None:
        raise Refused(409, "not-started")
    return table.play
