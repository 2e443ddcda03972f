"""The journal: everything that ever happened at a table, numbered from 1, only ever added to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

SIT: Final = "sit"
STAND: Final = "stand"
CLOSE: Final = "close"
START: Final = "start"
MOVE: Final = "move"
UNDO: Final = "undo"
ASK: Final = "ask"
AGREE: Final = "agree"
DECLINE: Final = "decline"
CONCEDE: Final = "concede"
TIMEOUT: Final = "timeout"
REPLACE: Final = "replace"
RESUME: Final = "resume"
ABORT: Final = "abort"
REMATCH: Final = "rematch"
PATCH: Final = "patch"
BREAK_OFF: Final = "break_off"

KINDS: Final = (
    SIT,
    STAND,
    CLOSE,
    START,
    MOVE,
    UNDO,
    ASK,
    AGREE,
    DECLINE,
    CONCEDE,
    TIMEOUT,
    REPLACE,
    RESUME,
    ABORT,
    REMATCH,
    PATCH,
    BREAK_OFF,
)


BY_HOST: Final = "host"
BY_OPERATOR: Final = "operator"
BY_DISUSE: Final = "disuse"
"""Who has closed a table: a `close` entry says so in `by`; without it, it was the host."""


@dataclass(frozen=True)
class NewEntry:
    """What somebody does at a table, before it has a number."""

    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Entry:
    """A deed with its place in the journal. Where chance fell, `data["chance"]` says how."""

    number: int
    at: int
    kind: str
    seat: int | None
    data: Mapping[str, Any]
