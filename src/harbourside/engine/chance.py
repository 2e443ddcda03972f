"""Chance outcomes given in advance, written as in a record: `die@sugar=2` or `drew=gold_3`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from harbourside.engine.errors import BadChance

OUTCOME: Final = re.compile(r"[^\s=]+=[^\s=]+")


def check_outcomes(outcomes: object) -> list[str]:
    """Check outcomes that come from users and files. Raises BadChance if one is malformed."""
    if isinstance(outcomes, str) or not isinstance(outcomes, Sequence):
        raise BadChance(outcomes, "place=outcome")
    for outcome in outcomes:
        if not isinstance(outcome, str) or not OUTCOME.fullmatch(outcome):
            raise BadChance(outcome, "place=outcome")
    return list(outcomes)
