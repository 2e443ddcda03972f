"""What all kinds of entries have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from pydantic import ConfigDict

from harbourside.engine.errors import shown
from harbourside.server.errors import Refused
from harbourside.server.fields import SeatNumber, Time
from harbourside.server.table.journal import Entry

if TYPE_CHECKING:
    from harbourside.engine.events import Event
    from harbourside.server.table.table import Table


def _stored_name(field_name: str) -> str:
    """Python's keywords cannot be names of fields, so `from` is `from_` in code."""
    return field_name.removesuffix("_")


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryContent:
    """What an entry says, besides when. Each kind is a subclass: its fields are what is stored, with their
    limits, and `fold` is what it does to a table.
    """

    __pydantic_config__: ClassVar = ConfigDict(
        extra="forbid", strict=True, alias_generator=_stored_name, use_attribute_docstrings=True
    )

    kind: ClassVar[str]
    public: ClassVar[tuple[str, ...]] = ()
    """The stored fields that everybody may see."""
    needs_game: ClassVar[bool] = False
    """Whether a table that needs a patch passes it over. Who sits where is folded all the same."""
    work: ClassVar[int] = 1
    """How many moves folding it may replay."""
    stored: ClassVar[tuple[tuple[str, str, object], ...]]
    """For each field besides the seat: its name in the journal, its name here, its default."""

    seat: SeatNumber | None = field(default=None, kw_only=False)
    spared: Time = 0
    """Milliseconds before this entry that nobody's clock is charged for."""

    def data(self) -> dict[str, Any]:
        """As the journal stores it: without fields that have their default."""
        values = ((name, getattr(self, here), default) for name, here, default in self.stored)
        return {name: value for name, value, default in values if value != default}

    def numbered(self, number: int, at: int) -> Entry:
        """As the journal's next entry."""
        return Entry(number, at, self.kind, self.seat, self.data())

    @classmethod
    def read(cls, seat: int | None, data: Mapping[str, Any]) -> Self:
        """The reverse. Stored entries are not checked again: earlier limits may have been wider."""
        return cls(seat, **{here: data[name] for name, here, _ in cls.stored if name in data})

    def fold(self, table: Table, entry: Entry) -> EntryOutcome | None:
        """Change the table. None: there is nothing to see besides the entry itself."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatEntry(EntryContent):
    """An entry of one seat."""

    seat: SeatNumber = field(kw_only=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry(EntryContent):
    """An entry that changes the position. Chance may fall, and viewers see events."""

    needs_game: ClassVar[bool] = True

    chance: list[str] | None = None
    """How chance fell; None while that is not known."""

    def with_chance(self, entry: Entry, fell: list[str]) -> Entry:
        """The entry with how chance fell. If the journal says otherwise, these rules cannot replay it."""
        if self.chance == fell:
            return entry
        if self.chance is not None:
            written, found = shown(" ".join(self.chance), 200), shown(" ".join(fell), 200)
            raise Refused(409, "other-chance", written=written, fell=found)
        return Entry(entry.number, entry.at, entry.kind, entry.seat, {**entry.data, "chance": fell})


@dataclass(frozen=True, slots=True)
class EntryOutcome:
    """An entry with all that there is to see of it; visibility.py shows each viewer their side."""

    entry: Entry
    content: EntryContent | None
    """None if this version cannot read it."""
    events: Sequence[Event] = ()
    decision: int | None = None
    """For a move: how many decisions had been made before it."""


KINDS: Final[dict[str, type[EntryContent]]] = {}
"""All kinds of entries by their names in the journal."""

Content = TypeVar("Content", bound=EntryContent)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def entry_kind(kind: str, public: tuple[str, ...] = ()) -> Callable[[type[Content]], type[Content]]:
    """Make a class a kind of entry, with the fields that everybody may see."""

    def register(cls: type[Content]) -> type[Content]:
        made = dataclass(frozen=True, slots=True, kw_only=True)(cls)
        made.kind, made.public = kind, public
        # The journal has always had the fields of a kind in this order, and what is common to all after them.
        own = [f for f in fields(made) if f.name not in ("seat", "spared", "chance")]
        common = [f for f in fields(made) if f.name in ("spared", "chance")]
        made.stored = tuple((_stored_name(f.name), f.name, f.default) for f in own + common)
        KINDS[kind] = made
        return made

    return register
