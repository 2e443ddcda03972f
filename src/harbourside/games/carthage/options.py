"""The options of a table. docs/rules/carthage.md, section 7."""

from __future__ import annotations

from typing import Final

from harbourside.engine.facts import Option
from harbourside.games.carthage.data import THEMES

OPTIONS: Final = (
    Option("storage_until", ("sold", "payday_end")),
    Option("refill_market", ("add_two", "fill_to_five")),
    Option("observation", ("table", "perfect_recall"), variant=False),
    Option("reveal_hands", (False, True), variant=False),
    Option("reveal_vp", (False, True), variant=False),
    Option("theme", tuple(THEMES), variant=False),
)
