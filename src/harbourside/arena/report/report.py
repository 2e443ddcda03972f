"""What all sections of a report need: the standings, the words, and the frame of a section."""

from __future__ import annotations

from dataclasses import dataclass

from harbourside.arena.report.markup import Markup, element
from harbourside.arena.schedule import Plan
from harbourside.arena.summary import Standings
from harbourside.engine.words import Words


@dataclass(frozen=True)
class Report:
    """The data of a report, and the helpers of its sections."""

    standings: Standings
    words: Words

    @property
    def plan(self) -> Plan:
        return self.standings.plan

    def section(self, name: str, content: Markup, note: str | None = None) -> Markup:
        return element(
            "section",
            element("h2", self.words.text(f"arena-section-{name}")),
            None if note is None else element("p", note, class_="note"),
            content,
            id=name,
        )

    def number(self, number: int) -> str:
        return self.words.text("number", number=number)

    def whole_number(self, number: float) -> str:
        return self.words.decimal(number, 0)
