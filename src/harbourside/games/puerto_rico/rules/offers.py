"""A gain is offered: its owner takes it or declines it. docs/rules/puerto_rico.md, section 5.12 (R52).

What the gains are, and who is asked about them, is in gains.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    FESTIVAL_CROP_GAIN,
    HIRING_GAIN,
    PRODUCTION_GAIN,
    VILLA_GAIN,
)
from harbourside.games.puerto_rico.rules import craftsman, gains, hiring, settler, table

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def legal_vp_asked(state: PuertoRicoState, out: list[int]) -> None:
    table.list_yes_no(out)


def do_vp_asked(state: PuertoRicoState, action: int) -> None:
    gains.decide(state, action)


def legal_doubloons_asked(state: PuertoRicoState, out: list[int]) -> None:
    table.list_yes_no(out)


def do_doubloons_asked(state: PuertoRicoState, action: int) -> None:
    gains.decide(state, action)


def legal_goods_asked(state: PuertoRicoState, out: list[int]) -> None:
    table.list_yes_no(out)


def do_goods_asked(state: PuertoRicoState, action: int) -> None:
    """The aqueduct's goods, or all that a player produces."""
    if state.gain == PRODUCTION_GAIN:
        craftsman.answer_production(state, action)
    else:
        gains.decide(state, action)


def legal_people_asked(state: PuertoRicoState, out: list[int]) -> None:
    table.list_yes_no(out)


def do_people_asked(state: PuertoRicoState, action: int) -> None:
    """The mayor's people, the villa's, or the festival's workers."""
    if state.gain == HIRING_GAIN:
        hiring.answer_hiring(state, action)
    elif state.gain == VILLA_GAIN:
        hiring.answer_villa(state, action)
    else:
        assert state.gain == FESTIVAL_CROP_GAIN
        gains.decide(state, action)
        settler.finish_placing(state)
