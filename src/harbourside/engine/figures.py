"""Figures of the printed game that no source states. We chose values for them; players can correct them.

The value of a FigureOption lists the corrected figures as pairs: `flower@maria=yellow wheel@3=2`. The rules
text contains `{flower@maria}` for a figure and `{max_turns}` for an option; the page shows the table's values
there. `{?flower}` marks a figure that we chose; the message `ruling-flower` explains the choice.
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
    """One figure that players may correct."""

    id: str
    """`kind@place`. Each kind has a heading (message `figures-kind`) and an explanation (`ruling-kind`)."""
    label: Message
    """Its name."""
    values: tuple[str, ...]
    """The allowed values: ids of things, or numbers."""
    ours: str
    """The value that we chose, used unless players correct it."""

    @property
    def kind(self) -> str:
        return self.id.partition("@")[0]


@dataclass(frozen=True)
class FigureOption(Option):
    """An option that corrects figures. Its value lists only the figures that differ from ours."""

    values: tuple[OptionValue, ...] = (None,)
    text: bool = True
    figures: tuple[Figure, ...] = ()
    agree: Callable[[Mapping[str, str]], None] | None = field(default=None, repr=False)
    """Raises BadOption if the figures do not fit together. None if every combination is allowed."""

    def check(self, value: object) -> OptionValue:
        return self.text_of(self.read(value))

    def parse(self, text: str) -> OptionValue:
        return self.check(text)

    def read(self, value: object) -> dict[str, str]:
        """All figures by id, after the corrections in a value of this option."""
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
        """The option's value for these figures; None if no figure is corrected."""
        corrected = [f"{figure.id}={found[figure.id]}" for figure in self.corrections(found)]
        return " ".join(corrected) or None

    def corrections(self, found: Mapping[str, str]) -> list[Figure]:
        """The figures that differ from ours."""
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
