"""A table as a caller sees it now."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from harbourside.engine.rulebook import section_of
from harbourside.server.table import absence
from harbourside.server.table.clock import NONE
from harbourside.server.table.header import Header
from harbourside.server.table.status import OVER, PLAYING
from harbourside.server.table.table import Table
from harbourside.server.table.visibility.history import messages
from harbourside.server.table.visibility.result import result, seat_info

Json = dict[str, Any]


def state(table: Table, player: str | None, seat: int | None, since: int | None = None) -> Json:
    """All that a caller may know of the table now, and the messages after entry `since`."""
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
    """The game as a seat sees it, made once for each entry."""
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
        "seats": [seat_info(seat_state) for seat_state in table.seats],
        "decides": table.decides,
        "result": result(table),
        "rematch": table.rematch,
        "loaded": header.is_record,
    }


def _waiting_rule(header: Header) -> Json | None:
    rule = absence.rule_of(header)
    return None if rule is None else asdict(rule)


def _time(table: Table) -> Json | None:
    """What every seat had left at the last entry, and whose time has been running since."""
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
    """Whether the viewer can take their last decision back alone, and the open request to go back."""
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
    """Only the player who decided last may know: to others it could show what that decision revealed."""
    play = table.play
    if play is None or seat is None or table.status != PLAYING or not play.moves:
        return False
    return play.moves[-1].seat == seat and play.why_not_undo(seat) is None


def proof(table: Table) -> Json:
    """The hash of the seed, and after the end the seed itself."""
    return {
        "algorithm": "sha256",
        "seed_hash": table.header.seed_hash,
        "seed": str(table.header.seed) if table.status == OVER else None,
    }
