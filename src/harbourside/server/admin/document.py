"""A whole table as one JSON document, with its secrets: to keep it, or to take it to another server."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError

from harbourside.engine.errors import shown
from harbourside.engine.registry import game as find_game
from harbourside.engine.rng import DEALER_SEED_BITS
from harbourside.server.admin.entries import makes_sense
from harbourside.server.errors import Refused
from harbourside.server.fields import Id, Name, SeatNumber, StrictModel, Time
from harbourside.server.levels import check_level
from harbourside.server.table.header import BOT, EARLIER_PATIENCE, Header, read_header
from harbourside.server.table.journal import Entry
from harbourside.server.terms import Clock, Visibility

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of a document; the longest games have some hundred thousand."""

_FORMAT: Final = "harbourside-table"


class _Seat(StrictModel):
    kind: Literal["human", "bot", "open", "recorded"]
    level: str | None = None
    name: Name | None = None


class _Terms(StrictModel):
    visibility: Visibility
    spectators: bool
    hints: bool
    start_when_full: bool
    several_seats: bool = False
    grace: Annotated[int, Field(ge=1)] | None = None
    clock: Clock
    patience: Annotated[int, Field(ge=1)] = EARLIER_PATIENCE


class _Header(StrictModel):
    id: Id
    game: Annotated[str, Field(min_length=1, max_length=64)]
    rules: Annotated[int, Field(ge=0, le=2**31 - 1)]
    host: Id
    created: Time
    seed: Annotated[str, Field(pattern=r"^[0-9]{1,60}$")]
    """A string: it has more digits than most readers of JSON keep of a number."""
    secret: Annotated[str, Field(min_length=1, max_length=64)]
    options: dict[str, Any]
    seats: Annotated[list[_Seat], Field(min_length=1, max_length=16)]
    terms: _Terms


class _Entry(StrictModel):
    number: Annotated[int, Field(ge=1, le=2**31 - 1)]
    at: Time
    kind: str
    seat: SeatNumber | None
    data: dict[str, Any]


class _Document(StrictModel):
    format: Literal["harbourside-table"]
    version: Literal[1]
    header: _Header
    entries: list[_Entry]


def write_document(header: Header, entries: list[Entry]) -> str:
    document = {
        "format": _FORMAT,
        "version": 1,
        "header": {
            "id": header.id,
            "game": header.game,
            "rules": header.rules,
            "host": header.host,
            "created": header.created,
            "seed": str(header.seed),
            "secret": header.secret,
            **header.to_dict(),
        },
        "entries": [asdict(entry) for entry in entries],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def read_document(text: str) -> tuple[Header, list[Entry]]:
    """The reverse; Refused with the first thing that is not as it should be."""
    try:
        document = _Document.model_validate_json(text)
    except ValidationError as error:
        wrong = error.errors()[0]
        where = ".".join(str(part) for part in wrong["loc"]) or "JSON"
        raise _not_a_table(where) from None
    head = document.header
    if int(head.seed) >= 1 << DEALER_SEED_BITS:
        raise _not_a_table("header.seed")
    for index, entry in enumerate(document.entries):
        if entry.number != index + 1 or not makes_sense(entry.kind, entry.seat, entry.data):
            raise _not_a_table(f"entries.{index}")
    header = read_header(
        *(head.id, head.game, head.rules, head.host, head.created, head.seed, head.secret),
        head.model_dump(include={"options", "seats", "terms"}),
    )
    _check_header(header)
    return header, [Entry(e.number, e.at, e.kind, e.seat, e.data) for e in document.entries]


def _check_header(header: Header) -> None:
    """What would be found out only when the game starts, or a bot is asked."""
    for plan in header.seats:
        if plan.kind == BOT:
            check_level(plan.level or "")
    game = find_game(header.game)
    if game.facts.reads_rules(header.rules):
        game.check_options(game.check_players(len(header.seats)), header.options)


def _not_a_table(where: str) -> Refused:
    return Refused(422, "not-a-table", where=shown(where, 100))
