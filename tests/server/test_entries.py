"""The kinds of journal entries: what is stored, what is read again, and what a new kind needs."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String
from tests.server.helpers import header_of, table_of_people

from harbourside.server.admin.entries import makes_sense
from harbourside.server.storage.models import EntryRow, table_of
from harbourside.server.table.entries import (
    KINDS,
    Abort,
    Agree,
    Ask,
    BreakOff,
    Close,
    Concede,
    Decline,
    EntryContent,
    GameEntry,
    MakeMove,
    Patch,
    Rematch,
    Replace,
    Resume,
    Sit,
    Stand,
    Start,
    Timeout,
    Undo,
    content_of,
)
from harbourside.server.table.entries.base import SeatEntry
from harbourside.server.table.journal import Entry
from harbourside.server.table.status import NEEDS_PATCH
from harbourside.server.table.table import Table

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"

STORED: list[tuple[EntryContent, str, str]] = [
    (Sit(0, player="ann", name="Ann"), "sit", '{"player": "ann", "name": "Ann"}'),
    (Stand(1), "stand", "{}"),
    (Close(), "close", "{}"),
    (Close(by="operator"), "close", '{"by": "operator"}'),
    (Close(by="disuse"), "close", '{"by": "disuse"}'),
    (Start(), "start", "{}"),
    (Start(chance=["a=1"]), "start", '{"chance": ["a=1"]}'),
    (MakeMove(0, action="draw:pile"), "move", '{"action": "draw:pile"}'),
    (MakeMove(0, action="draw:pile", by="bot"), "move", '{"action": "draw:pile", "by": "bot"}'),
    (
        MakeMove(0, action="draw:pile", by="person", goes_on=True, spared=5, chance=[]),
        "move",
        '{"action": "draw:pile", "by": "person", "goes_on": true, "spared": 5, "chance": []}',
    ),
    (Undo(0, to=0), "undo", '{"to": 0}'),
    (Undo(0, to=3, agreed=0), "undo", '{"to": 3, "agreed": 0}'),
    (Ask(0, to=0), "ask", '{"to": 0}'),
    (Agree(1), "agree", "{}"),
    (Decline(1), "decline", "{}"),
    (Concede(1), "concede", "{}"),
    (Concede(1, claimed_by=0), "concede", '{"claimed_by": 0}'),
    (Timeout(0, level="mate"), "timeout", '{"level": "mate"}'),
    (Timeout(0, level="mate", spared=7), "timeout", '{"level": "mate", "spared": 7}'),
    (Replace(1, level="mate"), "replace", '{"level": "mate"}'),
    (Replace(1, level="mate", name="Ada"), "replace", '{"level": "mate", "name": "Ada"}'),
    (Replace(1, level="mate", absent=True), "replace", '{"level": "mate", "absent": true}'),
    (
        Replace(1, level="mate", absent=False, called_by=0),
        "replace",
        '{"level": "mate", "absent": false, "called_by": 0}',
    ),
    (Resume(1), "resume", "{}"),
    (Abort(0), "abort", "{}"),
    (
        Rematch(0, table="other", invitations={"1": "word"}),
        "rematch",
        '{"table": "other", "invitations": {"1": "word"}}',
    ),
    (Patch(from_=0, rules=1), "patch", '{"from": 0, "rules": 1}'),
    (BreakOff(), "break_off", "{}"),
]
"""Every form in which journals have stored an entry until today: none of them may change."""


@pytest.mark.parametrize(("content", "kind", "data"), STORED)
def test_an_entry_is_stored_as_it_always_was(content: EntryContent, kind: str, data: str) -> None:
    entry = content.numbered(9, 1000)
    assert (entry.number, entry.at, entry.kind, entry.seat) == (9, 1000, kind, content.seat)
    assert json.dumps(entry.data) == data


@pytest.mark.parametrize(("content", "kind", "data"), STORED)
def test_a_stored_entry_is_read_as_what_it_was(content: EntryContent, kind: str, data: str) -> None:
    assert content_of(Entry(9, 1000, kind, content.seat, json.loads(data))) == content


@pytest.mark.parametrize(("content", "kind", "data"), STORED)
def test_a_document_may_have_every_stored_entry(content: EntryContent, kind: str, data: str) -> None:
    assert makes_sense(kind, content.seat, json.loads(data))


@pytest.mark.parametrize(
    ("kind", "seat", "data"),
    [
        ("cheat", 0, {}),
        ("stand", None, {}),
        ("stand", 99, {}),
        ("stand", 0, {"seat": 1}),
        ("agree", 0, {"surprise": 1}),
        ("undo", 0, {"to": "1"}),
        ("undo", 0, {"to": True}),
        ("patch", None, {"from_": 0, "rules": 1}),
        ("sit", 0, {"player": "ann", "name": "a\nb"}),
        ("replace", 0, {"level": "nobody"}),
        ("close", None, {"by": "burglar"}),
        ("start", None, {"chance": [1]}),
    ],
)
def test_a_document_may_have_no_other_entry(kind: str, seat: int | None, data: dict[str, Any]) -> None:
    assert not makes_sense(kind, seat, data)


def test_a_field_from_a_later_version_does_not_stop_a_table() -> None:
    table = table_of_people()
    table.add(Entry(table.number + 1, 1000, "move", 0, {"action": "draw:pile", "by": "person", "mood": 1}))
    assert table.problem is None
    assert table.history[-1].entry.data["mood"] == 1


def test_a_kind_from_a_later_version_makes_a_table_that_needs_a_patch() -> None:
    table = table_of_people()
    table.add(Entry(table.number + 1, 1000, "dance", 0, {}))
    assert table.status == NEEDS_PATCH
    assert table.cause is not None
    assert "dance" in str(table.cause.args["reason"])


def test_an_entry_without_its_seat_makes_a_table_that_needs_a_patch() -> None:
    table = Table(header_of(seats="ho"))
    table.add(Entry(1, 1000, "sit", None, {"player": "ann", "name": "Ann"}))
    assert table.status == NEEDS_PATCH


# What a new kind needs


def subclasses(of: type[EntryContent]) -> set[type[EntryContent]]:
    """Those that code can name: a class with slots is made twice."""
    import harbourside.server.table.entries as entries

    modules = [module for module in vars(entries).values() if hasattr(module, "__file__")]
    classes = {found for module in modules for found in vars(module).values() if isinstance(found, type)}
    return {found for found in classes if issubclass(found, of)} - {EntryContent, SeatEntry, GameEntry}


def test_every_class_of_an_entry_is_a_kind() -> None:
    assert subclasses(EntryContent) == set(KINDS.values())
    assert {kind.kind: kind for kind in KINDS.values()} == KINDS


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_kind_says_what_it_does_and_shows_only_what_it_has(kind: type[EntryContent]) -> None:
    assert "fold" in vars(kind)
    assert set(kind.public) <= {field.name for field in fields(kind)}


def test_every_kind_has_a_stored_form_in_the_list() -> None:
    assert {kind for _, kind, _ in STORED} == set(KINDS)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_kind_has_a_line_for_the_log_in_both_languages(language: str) -> None:
    """A move's line is what the game says of it."""
    said = set(re.findall(r"^ui-log-(\w+) =", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    assert set(KINDS) - {MakeMove.kind} - said == set()


def test_every_kind_fits_its_column() -> None:
    """SQLite would store a longer one, PostgreSQL refuses it."""
    column = table_of(EntryRow).c.kind.type
    assert isinstance(column, String)
    assert column.length is not None
    assert max(map(len, KINDS)) <= column.length
