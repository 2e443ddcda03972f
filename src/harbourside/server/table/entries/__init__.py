"""The kinds of journal entries: one class each, with what is stored, what everybody may see, and what it does
to a table. A class here, a command, and the page's words in both languages make a new kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from harbourside.server.table.entries.afterwards import Patch, Rematch
from harbourside.server.table.entries.base import KINDS, EntryContent, EntryOutcome, GameEntry
from harbourside.server.table.entries.gathering import Close, ClosedBy, Sit, Stand
from harbourside.server.table.entries.going_back import Agree, Ask, Decline, Undo
from harbourside.server.table.entries.leaving import Abort, Concede, Replace, Resume, Timeout
from harbourside.server.table.entries.playing import BreakOff, MakeMove, Start
from harbourside.server.table.journal import Entry

__all__ = [
    "KINDS",
    "Abort",
    "Agree",
    "Ask",
    "BreakOff",
    "Close",
    "ClosedBy",
    "Concede",
    "Decline",
    "EntryContent",
    "EntryOutcome",
    "GameEntry",
    "MakeMove",
    "NewEntries",
    "Patch",
    "Rematch",
    "Replace",
    "Resume",
    "Sit",
    "Stand",
    "Start",
    "Timeout",
    "Undo",
    "content_of",
]

NewEntries = Sequence[EntryContent]
"""Entries to be written next, before they have numbers."""


def content_of(entry: Entry) -> EntryContent:
    """An entry of the journal as its kind reads it."""
    if entry.kind not in KINDS:
        raise ValueError(f"unknown kind {entry.kind}")
    return KINDS[entry.kind].read(entry.seat, entry.data)
