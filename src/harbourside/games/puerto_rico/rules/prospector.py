"""Prospector: a doubloon for the chooser, nothing for the others. rules/puerto_rico.md, section 5.9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import ROLES
from harbourside.games.puerto_rico.rules import rounds, table
from harbourside.games.puerto_rico.rules.new_buildings import privilege

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def resume_prospector(state: PuertoRicoState) -> None:
    table.earn(state, state.chooser, privilege(state, state.chooser), ROLES[state.phase])
    rounds.end_phase(state)
