"""Fields of a position. One declaration says how a field is written, how it is read, and what is allowed.

A game lists its fields in `saving.py`. The list writes a position (`dump`) and reads it back (`load`), and
`load` checks each field by itself.

    FIELDS = Fields(
        Choice("phase", PHASE_NAMES),
        SeatField("turn_player"),
        Integer("car", 0, NUM_STOPS - 1),
        Each("seats", "players", PLAYER_FIELDS, lambda part: Player()),
    )

    FIELDS.dump(whole(state))           # {"phase": "drive", "turn_player": 0, …}
    FIELDS.load(whole(state), reader)   # sets state.phase, state.turn_player, …

Conditions on several fields are checked by `check=`, or by the game after loading.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from harbourside.engine.reader import Reader

__all__ = [
    "NONE",
    "BitSet",
    "Boolean",
    "Bound",
    "Choice",
    "Choices",
    "Counts",
    "Custom",
    "Each",
    "Field",
    "Fields",
    "Flags",
    "Inside",
    "Integer",
    "Names",
    "Numbers",
    "Part",
    "SeatField",
    "SeatFlags",
    "or_none",
    "whole",
]

NONE: Final = -1
"""What an attribute holds for no seat, no good, no building."""

Names = Sequence[str] | Mapping[int, str]
"""Names for numbers: a list with the names of 0, 1, 2 …, or a mapping from numbers to names."""


def or_none(names: Sequence[str]) -> dict[int, str]:
    """These names, and "" for NONE."""
    return {NONE: "", **dict(enumerate(names))}


@dataclass(frozen=True)
class Part:
    """The object that a list of fields describes: a state, or an object inside it."""

    thing: Any
    """The object that has the attributes."""
    state: Any
    """The whole position. A bound may use the parts of it that have been read."""
    index: int = NONE
    """The index of the thing in its list. For a player it is the seat."""


def whole(state: object) -> Part:
    """The position itself, as opposed to one of its players."""
    return Part(state, state)


Bound = int | Callable[[Part], int]
"""A number, or a function that computes it from the part."""


def _at(bound: Bound, part: Part) -> int:
    return bound if isinstance(bound, int) else bound(part)


def _seats(part: Part) -> int:
    return int(part.state.seats)


class Field:
    """One field of the description. The attribute has the same name as the field, unless you give another."""

    def __init__(self, name: str, attribute: str | None = None) -> None:
        self.name = name
        self.attribute = attribute or name

    def dump(self, part: Part) -> object:
        return self.write(getattr(part.thing, self.attribute), part)

    def load(self, part: Part, reader: Reader) -> None:
        setattr(part.thing, self.attribute, self.read(reader, part))

    def write(self, value: Any, part: Part) -> object:
        """The description of the attribute's value."""
        return value

    def read(self, reader: Reader, part: Part) -> object:
        """The attribute's value, read from its description. Raises BadPosition if that is wrong."""
        raise NotImplementedError


class Integer(Field):
    """A number from `least` to `most`."""

    def __init__(self, name: str, least: Bound, most: Bound, attribute: str | None = None) -> None:
        super().__init__(name, attribute)
        self._least = least
        self._most = most

    def read(self, reader: Reader, part: Part) -> int:
        return reader.integer(self.name, _at(self._least, part), _at(self._most, part))


class SeatField(Integer):
    """The number of a seat; with `or_none`, also NONE."""

    def __init__(self, name: str, attribute: str | None = None, or_none: bool = False) -> None:
        super().__init__(name, NONE if or_none else 0, lambda part: _seats(part) - 1, attribute)


class Boolean(Field):
    """True or false."""

    def read(self, reader: Reader, part: Part) -> bool:
        return reader.boolean(self.name)


class _Named(Field):
    """Numbers that are written as names."""

    def __init__(self, name: str, names: Names, attribute: str | None = None) -> None:
        super().__init__(name, attribute)
        by_number = names if isinstance(names, Mapping) else dict(enumerate(names))
        self._numbers = list(by_number)
        self._names = list(by_number.values())

    def _name_of(self, number: int) -> str:
        return self._names[self._numbers.index(number)]


class Choice(_Named):
    """A number, written as its name."""

    def write(self, value: Any, part: Part) -> str:
        return self._name_of(value)

    def read(self, reader: Reader, part: Part) -> int:
        return self._numbers[reader.choice(self.name, self._names)]


class Choices(_Named):
    """A list of numbers, written as their names.

    `top_first`: the last number is written first. Use it for a pile of cards, which people read from the top.
    `ascending`: the list is sorted when it is read. Use it if the game needs a sorted list.
    """

    def __init__(
        self,
        name: str,
        names: Names,
        least: Bound = 0,
        most: Bound = 1000,
        attribute: str | None = None,
        top_first: bool = False,
        ascending: bool = False,
    ) -> None:
        super().__init__(name, names, attribute)
        self._least = least
        self._most = most
        self._step = -1 if top_first else 1
        self._ascending = ascending

    def write(self, value: Any, part: Part) -> list[str]:
        return [self._name_of(number) for number in value][:: self._step]

    def read(self, reader: Reader, part: Part) -> list[int]:
        least, most = _at(self._least, part), _at(self._most, part)
        chosen = reader.choices(self.name, self._names, least, most)[:: self._step]
        numbers = [self._numbers[choice] for choice in chosen]
        return sorted(numbers) if self._ascending else numbers


class Flags(Field):
    """A boolean for each name, written as a list of the names that are true."""

    def __init__(self, name: str, names: Sequence[str], attribute: str | None = None) -> None:
        super().__init__(name, attribute)
        self._names = names

    def write(self, value: Any, part: Part) -> list[str]:
        return [name for name, flag in zip(self._names, value, strict=True) if flag]

    def read(self, reader: Reader, part: Part) -> list[bool]:
        flags = [False] * len(self._names)
        for place, number in enumerate(reader.choices(self.name, self._names, 0, len(flags))):
            if flags[number]:
                raise reader.refuse(f"{self.name}[{place}]", "named-twice", item=self._names[number])
            flags[number] = True
        return flags


class BitSet(Flags):
    """Like Flags, for an attribute that is a number with one bit for each name. It is faster."""

    def write(self, value: Any, part: Part) -> list[str]:
        return super().write([value >> bit & 1 for bit in range(len(self._names))], part)

    def read(self, reader: Reader, part: Part) -> Any:
        return sum(1 << bit for bit, flag in enumerate(super().read(reader, part)) if flag)


class SeatFlags(Field):
    """A boolean for each seat, written as a list of the seats that are true."""

    def write(self, value: Any, part: Part) -> list[int]:
        return [seat for seat, flag in enumerate(value) if flag]

    def read(self, reader: Reader, part: Part) -> list[bool]:
        seats = _seats(part)
        flags = [False] * seats
        for seat in reader.integers(self.name, 0, seats - 1, 0, seats):
            if flags[seat]:
                raise reader.refuse(self.name, "seat-twice", seat=seat)
            flags[seat] = True
        return flags


class SeatBits(SeatFlags):
    """Like SeatFlags, for an attribute that is a number with one bit for each seat."""

    def write(self, value: Any, part: Part) -> list[int]:
        return super().write([value >> seat & 1 for seat in range(_seats(part))], part)

    def read(self, reader: Reader, part: Part) -> Any:
        return sum(1 << seat for seat, flag in enumerate(super().read(reader, part)) if flag)


class Numbers(Field):
    """A list of `length` numbers, each from `least` to `most`."""

    def __init__(
        self, name: str, least: Bound, most: Bound, length: Bound, attribute: str | None = None
    ) -> None:
        super().__init__(name, attribute)
        self._least = least
        self._most = most
        self._length = length

    def write(self, value: Any, part: Part) -> list[int]:
        return list(value)

    def read(self, reader: Reader, part: Part) -> list[int]:
        length = _at(self._length, part)
        return reader.integers(self.name, _at(self._least, part), _at(self._most, part), length, length)


class Counts(Field):
    """A number for each name, written as an object that must contain every name.

    `most` is one bound for all names, or a list with one bound for each name.
    """

    def __init__(
        self, name: str, names: Sequence[str], most: Bound | Sequence[int], attribute: str | None = None
    ) -> None:
        super().__init__(name, attribute)
        self._names = names
        self._most = most

    def write(self, value: Any, part: Part) -> dict[str, int]:
        return dict(zip(self._names, value, strict=True))

    def read(self, reader: Reader, part: Part) -> list[int]:
        inside = reader.inside(self.name)
        inside.only(*self._names)
        return [inside.integer(name, 0, self._most_of(place, part)) for place, name in enumerate(self._names)]

    def _most_of(self, place: int, part: Part) -> int:
        return self._most[place] if isinstance(self._most, Sequence) else _at(self._most, part)


class SparseCounts(Counts):
    """Like Counts, but names with the number 0 are left out."""

    def write(self, value: Any, part: Part) -> dict[str, int]:
        return {name: count for name, count in super().write(value, part).items() if count}

    def read(self, reader: Reader, part: Part) -> list[int]:
        inside = reader.inside(self.name)
        inside.only(*self._names)
        given = reader.mapping(self.name)
        return [
            inside.integer(name, 0, self._most_of(place, part)) if name in given else 0
            for place, name in enumerate(self._names)
        ]


class Custom(Field):
    """A field that is not the value of one attribute. You give the functions that write and read it."""

    def __init__(
        self,
        name: str,
        dump: Callable[[Part], object],
        load: Callable[[Part, Reader], None],
    ) -> None:
        super().__init__(name)
        self._dump = dump
        self._load = load

    def dump(self, part: Part) -> object:
        return self._dump(part)

    def load(self, part: Part, reader: Reader) -> None:
        self._load(part, reader)


class Fields:
    """All fields of one object, in the order in which they are written and read.

    `check` is called when all fields are set. It refuses wrong combinations, and sets attributes that follow
    from the fields.
    """

    def __init__(self, *fields: Field, check: Callable[[Part, Reader], None] | None = None) -> None:
        self._fields = fields
        self._check = check
        self.names = [field.name for field in fields]

    def dump(self, part: Part) -> dict[str, object]:
        return {field.name: field.dump(part) for field in self._fields}

    def load(self, part: Part, reader: Reader) -> None:
        """Set the attributes from the description. The error for a wrong field says where it is."""
        reader.only(*self.names)
        for field in self._fields:
            field.load(part, reader)
        if self._check is not None:
            self._check(part, reader)


class Inside(Field):
    """Some fields of the same object, written as a nested object."""

    def __init__(self, name: str, fields: Fields) -> None:
        super().__init__(name)
        self._fields = fields

    def dump(self, part: Part) -> object:
        return self._fields.dump(part)

    def load(self, part: Part, reader: Reader) -> None:
        self._fields.load(part, reader.inside(self.name))


class Each(Field):
    """A list of objects with fields, usually one object for each seat. `make` creates an empty object."""

    def __init__(
        self,
        name: str,
        attribute: str,
        fields: Fields,
        make: Callable[[Part], object],
        length: Bound = _seats,
    ) -> None:
        super().__init__(name, attribute)
        self.fields = fields
        self._make = make
        self._length = length

    def write(self, value: Any, part: Part) -> list[dict[str, object]]:
        return [self.fields.dump(Part(thing, part.state, index)) for index, thing in enumerate(value)]

    def load(self, part: Part, reader: Reader) -> None:
        """The list grows while it is read, so that a check can compare a thing with the earlier ones."""
        length = _at(self._length, part)
        things: list[Any] = []
        setattr(part.thing, self.attribute, things)
        for index, inside in enumerate(reader.each(self.name, length, length)):
            made = self._make(Part(None, part.state, index))
            self.fields.load(Part(made, part.state, index), inside)
            things.append(made)
