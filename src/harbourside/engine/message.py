"""Messages: sentences for people, as an id and arguments. The Fluent files have the text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Arg = int | str | list[str]


class Quoted(str):
    """Text from outside. It is shown unchanged, even if it equals the id of a noun."""


@dataclass(frozen=True)
class Message:
    """A sentence as an id and arguments. The Fluent files have its text (see words.py).

    An argument named `seat`, or ending in `_seat`, is a seat number; the text shows that player's name.
    A string is the id of a noun (`coffee`, `ship_blue_3`) if the files have such a noun. A list is shown
    item by item.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def to_dict(self) -> dict[str, object]:
        return {"id": self.id, "args": dict(self.args)}
