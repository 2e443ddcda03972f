"""Turns messages into sentences with the Fluent files of a language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from harbourside.engine.message import Arg, Message, Quoted

LANGUAGES: Final = ("en", "pl")
ENGINE: Final = "harbourside.engine"

MINUS: Final = "−"
HYPHENED: Final = re.compile(r"(?<!\w)-(?=\d)")
"""The minus sign of a negative number, as Python and Fluent write it."""

MISSING: Final = "⟦{}⟧"
"""Shown where a text is missing or its arguments do not fit. The contract suite looks for it."""


class Words:
    """The words of some packages in one language. A later package may replace words of an earlier one."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        # Imported here because it takes as long as all the rest of `import harbourside`.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            source = (files(package) / "locale" / f"{language}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def noun(self, id: str) -> str:
        """The word for a thing; the id itself if there is no word for it, as for a player's input."""
        return self._format(id, None, {}) if self.has(id) else id

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        if not self.has(message.id):
            return MISSING.format(message.id)
        return self._format(message.id, None, self._arguments(message.args, names))

    def heading(self, message: Message, names: Sequence[str] = ()) -> tuple[str, str] | None:
        """For an event that begins a new part of a log: its heading and the text below it.

        The Fluent message has an attribute `.heading`. The text is its attribute `.rest`, or else the whole
        sentence; if it is empty, show none.
        """
        if not self.has(message.id):
            return None
        attributes = self._bundle.get_message(message.id).attributes
        if "heading" not in attributes:
            return None
        args = self._arguments(message.args, names)
        rest = self._format(message.id, "rest" if "rest" in attributes else None, args)
        return self._format(message.id, "heading", args), rest

    def help(self, id: str) -> str:
        """An explanation of the word: its attribute `.help`, or an empty text."""
        helped = self.has(id) and "help" in self._bundle.get_message(id).attributes
        return self._format(id, "help", {}) if helped else ""

    def text(self, id: str, names: Sequence[str] = (), /, **args: Arg) -> str:
        return self.say(Message(id, args), names)

    def number(self, number: int) -> str:
        return HYPHENED.sub(MINUS, str(number))

    def decimal(self, number: float, digits: int) -> str:
        return HYPHENED.sub(MINUS, f"{number:.{digits}f}").replace(".", self.text("decimal-mark"))

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self._format("player-number", None, {"number": seat + 1})

    def _arguments(self, args: Mapping[str, Arg], names: Sequence[str]) -> dict[str, int | str]:
        out: dict[str, int | str] = {}
        for name, value in args.items():
            if isinstance(value, int):
                seat = name == "seat" or name.endswith("_seat")
                out[name] = self.player(value, names) if seat else value
            elif isinstance(value, Quoted):
                out[name] = str(value)
            elif isinstance(value, str):
                out[name] = self.noun(value)
                out |= self._cases(name, value)
            else:
                out[name] = ", ".join(self._items(value))
                out[f"{name}_count"] = len(value)
        return out

    def _items(self, items: Sequence[str]) -> Iterator[str]:
        """The items in words. Equal things are counted; texts from outside are not."""
        for item, count in Counter(items).items():
            if isinstance(item, Quoted):
                yield from [str(item)] * count
            elif count == 1:
                yield self.noun(item)
            else:
                yield self._format("counted", None, {"count": count, "item": self.noun(item)})

    def _cases(self, name: str, id: str) -> dict[str, int | str]:
        """A noun's attributes as arguments, such as grammatical cases: `.acc` of $good is $good_acc."""
        if not self.has(id):
            return {}
        attributes = self._bundle.get_message(id).attributes
        return {f"{name}_{case}": self._format(id, case, {}) for case in attributes}

    def _format(self, id: str, attribute: str | None, args: Mapping[str, int | str]) -> str:
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return MISSING.format(id)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            return MISSING.format(f"{id}: {text}")
        said = str(text).replace("!.", "!")  # a name may end with its own mark
        if any(isinstance(value, int) and value < 0 for value in args.values()):
            return HYPHENED.sub(MINUS, said)
        return said


@cache
def words_for(language: str, *packages: str | None) -> Words:
    """The engine's words with those of these packages, cached."""
    return Words(language, [ENGINE, *(p for p in packages if p is not None)])
