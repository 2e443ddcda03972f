"""Reads and checks JSON data from outside. Errors name the wrong part and the reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harbourside.engine.errors import BadPosition, shown
from harbourside.engine.message import Arg, Message
from harbourside.engine.rng import DEALER_WORDS, FAST_WORDS, MASK, Rng, rng_from_words


class Reader:
    """A JSON object that is read field by field. `where` is its path in the whole document."""

    def __init__(self, data: object, where: str) -> None:
        self.where = where
        if not isinstance(data, Mapping):
            raise BadPosition(where, Message("position-not-an-object"))
        self._data: Mapping[object, object] = data

    def refuse(self, name: str, id: str, **args: Arg) -> BadPosition:
        return BadPosition(f"{self.where}.{name}", Message(f"position-{id}", args))

    def only(self, *names: str) -> None:
        """Refuse other fields, because a misspelt field would be ignored without a word."""
        for name in self._data:
            if name not in names:
                raise self.refuse(shown(name), "unknown-field", known=list(names))

    def value(self, name: str) -> object:
        if name not in self._data:
            raise self.refuse(name, "missing")
        return self._data[name]

    def exactly(self, name: str, expected: int | str) -> None:
        value = self.value(name)
        # True and 1.0 equal 1 in Python
        if type(value) is not type(expected) or value != expected:
            raise self.refuse(name, "wrong-value", value=shown(value), expected=str(expected))

    def mapping(self, name: str) -> Mapping[object, object]:
        return self.inside(name)._data

    def inside(self, name: str) -> Reader:
        return Reader(self.value(name), f"{self.where}.{name}")

    def integer(self, name: str, least: int, most: int) -> int:
        return self._integer(name, self.value(name), least, most)

    def _integer(self, name: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.refuse(name, "not-in-range", value=shown(value), least=least, most=most)
        return value

    def boolean(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.refuse(name, "not-a-boolean", value=shown(value))
        return value

    def choice(self, name: str, names: Sequence[str]) -> int:
        """The index of the name in `names`."""
        return self._choice(name, self.value(name), names)

    def _choice(self, name: str, value: object, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.refuse(name, "not-a-choice", value=shown(value), allowed=list(names[:8]))
        return names.index(value)

    def items(self, name: str, least: int = 0, most: int = 1000) -> Sequence[object]:
        value = self.value(name)
        if not isinstance(value, list | tuple):
            raise self.refuse(name, "not-a-list", value=shown(value))
        if not least <= len(value) <= most:
            raise self.refuse(name, "wrong-length", length=len(value), least=least, most=most)
        return value

    def choices(self, name: str, names: Sequence[str], least: int = 0, most: int = 1000) -> list[int]:
        """The indices in `names` of a list of names."""
        return [
            self._choice(f"{name}[{i}]", item, names) for i, item in enumerate(self.items(name, least, most))
        ]

    def integers(self, name: str, least: int, most: int, shortest: int = 0, longest: int = 1000) -> list[int]:
        return [
            self._integer(f"{name}[{i}]", item, least, most)
            for i, item in enumerate(self.items(name, shortest, longest))
        ]

    def each(self, name: str, least: int = 0, most: int = 1000) -> list[Reader]:
        """A reader for each object in a list."""
        items = self.items(name, least, most)
        return [Reader(item, f"{self.where}.{name}[{i}]") for i, item in enumerate(items)]

    def rng(self, name: str) -> Rng:
        words = self.integers(name, 0, MASK, FAST_WORDS, DEALER_WORDS)
        if len(words) not in (FAST_WORDS, DEALER_WORDS):
            raise self.refuse(name, "wrong-length", length=len(words), least=FAST_WORDS, most=DEALER_WORDS)
        if len(words) == DEALER_WORDS and words[-1] >> 31:
            raise self.refuse(name, "not-in-range", value=shown(words[-1]), least=0, most=MASK >> 1)
        return rng_from_words(words)
