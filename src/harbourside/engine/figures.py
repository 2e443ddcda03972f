"""Figures of the printed game that could not be read, and how a table corrects them.

An option of such figures holds what differs from ours, as pairs: `flower@maria=yellow wheel@3=2`. Where the
rules in words name a figure, `{flower@maria}`, or an option of single values, `{max_turns}`, the table's own
stands in its place; `{?flower}` is the quiet sign that it was ruled, explained by message `ruling-flower`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from harbourside.engine.errors import BadOption, shown
from harbourside.engine.facts import LONGEST_TEXT, Option, OptionValue
from harbourside.engine.message import Arg, Message, Quoted

BETWEEN: Final = re.compile(r"[\s,;]+")


@dataclass(frozen=True)
class Figure:
    """One figure that a table may correct."""

    id: str
    """`kind@place`. The kind has a heading (message `figures-kind`) and a sentence why (`ruling-kind`)."""
    label: Message
    """What it is called."""
    values: tuple[str, ...]
    """What it may be: things by their ids, or numbers."""
    ours: str
    """What it is unless a table says otherwise."""

    @property
    def kind(self) -> str:
        return self.id.partition("@")[0]


@dataclass(frozen=True)
class FigureOption(Option):
    """An option that corrects figures. Its value names only those that differ from ours, in their order."""

    values: tuple[OptionValue, ...] = (None,)
    text: bool = True
    figures: tuple[Figure, ...] = ()
    agree: Callable[[Mapping[str, str]], None] | None = field(default=None, repr=False)
    """Raises BadOption if all figures together make no game; None if any of them do."""

    def check(self, value: object) -> OptionValue:
        return self.text_of(self.read(value))

    def parse(self, text: str) -> OptionValue:
        return self.check(text)

    def read(self, value: object) -> dict[str, str]:
        """Every figure by its id, as a value of this option has it."""
        found = {figure.id: figure.ours for figure in self.figures}
        for pair in self._pairs(value):
            id, _, corrected = pair.partition("=")
            figure = next((figure for figure in self.figures if figure.id == id), None)
            if figure is None:
                known: list[str] = [Quoted(figure.id) for figure in self.figures[:8]]
                told: dict[str, Arg] = {"option": self.name, "figure": shown(id), "known": known}
                raise BadOption(self.name, reason=Message("error-figure-unknown", told))
            if corrected not in figure.values:
                allowed: list[str] = [Quoted(value) for value in figure.values]
                told = {"figure": shown(id), "value": shown(corrected), "allowed": allowed}
                raise BadOption(self.name, reason=Message("error-figure-value", told))
            found[id] = corrected
        if self.agree is not None:
            self.agree(found)
        return found

    def text_of(self, found: Mapping[str, str]) -> OptionValue:
        """The value for these figures; None if they are all ours."""
        corrected = [f"{figure.id}={found[figure.id]}" for figure in self.corrections(found)]
        return " ".join(corrected) or None

    def corrections(self, found: Mapping[str, str]) -> list[Figure]:
        """The figures that are not as ours."""
        return [figure for figure in self.figures if found[figure.id] != figure.ours]

    def _pairs(self, value: object) -> list[str]:
        if value is None:
            return []
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            raise BadOption(
                self.name,
                value,
                reason=Message("error-bad-text", {"option": self.name, "most": LONGEST_TEXT}),
            )
        text = re.sub(r"\s*=\s*", "=", value.strip().lower())
        return [] if text in ("", "none") else BETWEEN.split(text.strip(",; \t\n"))
