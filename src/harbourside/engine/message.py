"""A sentence for a person, before it is put into a language: an id and arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Arg = int | str | list[str]


class Quoted(str):
    """Text from outside: worded as it stands, even if there is a noun or a sentence by that id."""


@dataclass(frozen=True)
class Message:
    """Worded by the Fluent files (see words.py).

    An argument named `seat`, or ending in `_seat`, is a seat number and is worded as that player's
    name. A string argument is the id of a noun (`coffee`, `ship_blue_3`) if the files have one by that
    id; a list is worded item by item.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def to_dict(self) -> dict[str, object]:
        return {"id": self.id, "args": dict(self.args)}
