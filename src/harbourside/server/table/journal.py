"""The journal: the entries of a table, numbered from 1. Entries are only ever added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Entry:
    """A line of the journal as it is stored; `entries` has what each kind means."""

    number: int
    at: int
    kind: str
    seat: int | None
    data: Mapping[str, Any]
    """Where chance fell, `data["chance"]` says how."""
