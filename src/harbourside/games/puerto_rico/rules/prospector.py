"""Prospector: the chooser gets a doubloon, the others nothing. docs/rules/puerto_rico.md, section 5.9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    PROSPECTED,
    PROSPECTING,
    PROSPECTOR_GAIN,
)
from harbourside.games.puerto_rico.rules import gains, rounds

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def resume_prospector(state: PuertoRicoState) -> None:
    if state.stage == PROSPECTING:
        state.stage = PROSPECTED
        if gains.offered(state, PROSPECTOR_GAIN):
            return
    rounds.end_phase(state)
