"""A table's entries as messages, and its game as a record."""

from __future__ import annotations

from typing import Any

from harbourside.engine.events import Event
from harbourside.server.table.entries import (
    KINDS,
    EntryContent,
    EntryOutcome,
    GameEntry,
    MakeMove,
    Rematch,
    Start,
)
from harbourside.server.table.journal import Entry
from harbourside.server.table.status import OVER
from harbourside.server.table.table import Table
from harbourside.server.table.visibility.access import game_of

Json = dict[str, Any]


def messages(table: Table, since: int, player: str | None, seat: int | None) -> list[Json]:
    """The entries after number `since`. Everybody's messages have the same numbers, without gaps."""
    return [_message(table, outcome, player, seat) for outcome in table.history[max(0, since) :]]


def _message(table: Table, outcome: EntryOutcome, player: str | None, seat: int | None) -> Json:
    """What the game shows depends on the seat looked through; an invitation depends on the viewer."""
    entry = outcome.entry
    kind = KINDS.get(entry.kind, EntryContent)
    message: Json = {"number": entry.number, "kind": entry.kind, "at": entry.at, "seat": entry.seat}
    message |= {name: entry.data[name] for name in kind.public if name in entry.data}
    if kind is MakeMove:
        message["decision"] = outcome.decision
        message["action"] = _key(table, outcome, seat)
    if kind is Rematch:
        message["invitation"] = _invitation(entry, table.seats_of(player), seat)
    if issubclass(kind, GameEntry):
        message["events"] = _events(table, outcome, seat)
    return message


def _invitation(entry: Entry, own: list[int], seat: int | None) -> str | None:
    """The viewer's invitation to the rematch. After the end everybody may look through every seat, but an
    invitation is for the seat's owner. A person with several seats gets that of the seat they look through.
    """
    invitations: dict[str, str] = entry.data["invitations"]
    return invitations.get(str(seat)) if seat in own else None


def _key(table: Table, outcome: EntryOutcome, seat: int | None) -> str | None:
    """The decision's key: for the player who made it, and after the end for all."""
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
    shown = event.told_to(seat, faded)
    if event.fades_to and not faded and table.status != OVER and seat not in event.seen_by:
        shown["fades"] = event.told_to(seat, faded=True)
    return shown


def record(table: Table, seat: int | None) -> Json:
    """The game as a record. Before the end it is the viewer's own: their decisions by key, those of others as
    events, no chance and no seed. After the end it is the whole text, which anybody can replay and check.
    """
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
