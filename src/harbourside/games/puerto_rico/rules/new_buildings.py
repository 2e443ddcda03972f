"""Module I, the small effects of its buildings, each by name; the roles call them where they apply.

Elsewhere: guesthouse (guesthouse.py), black market (builder.py), forest house (settler.py), trading post
(trader.py), small wharf (captain.py), storehouse (storage.py), cloister and statue (scoring.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    AQUEDUCT,
    CHURCH,
    CHURCH_POINTS,
    CORN,
    GROUP,
    INDIGO,
    INDIGO_PLANT,
    LIBRARY,
    LIGHTHOUSE,
    NONE,
    NUM_GOODS,
    SPECIALTY_FACTORY,
    SUGAR,
    SUGAR_MILL,
    UNION_HALL,
)
from harbourside.games.puerto_rico.rules import table

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def library_doubles(state: PuertoRicoState) -> bool:
    """Whether an active library doubles the chooser's privilege (section 2.3)."""
    player = state.players[state.chooser]
    if player.people[LIBRARY] == 0:
        return False
    return not state.variant.library_once or player.library_pick in (NONE, state.pick)


def note_library(state: PuertoRicoState) -> None:
    """With library_once_per_round_2p: the first role of the round whose chooser has it active is doubled."""
    player = state.players[state.chooser]
    if state.variant.library_once and player.people[LIBRARY] > 0 and player.library_pick == NONE:
        player.library_pick = state.pick


def privilege(state: PuertoRicoState, seat: int) -> int:
    """How much the chooser's privilege is worth to this seat: 0, 1, or 2 with the library."""
    if seat != state.chooser:
        return 0
    return 2 if library_doubles(state) else 1


def aqueduct(state: PuertoRicoState, seat: int, produced: list[int]) -> None:
    """One more indigo and sugar where the large building works and something was made (R26)."""
    player = state.players[seat]
    if player.people[AQUEDUCT] == 0:
        return
    for good, building in ((INDIGO, INDIGO_PLANT), (SUGAR, SUGAR_MILL)):
        if produced[good] > 0 and player.people[building] > 0 and state.goods[good] > 0:
            produced[good] += 1
            table.from_supply(state, player, good, 1)


def specialty_factory(state: PuertoRicoState, seat: int, produced: list[int]) -> None:
    """One doubloon less than the most of one kind produced, corn apart."""
    if state.players[seat].people[SPECIALTY_FACTORY] == 0:
        return
    most = 1
    for good in range(CORN + 1, NUM_GOODS):
        most = max(most, produced[good])
    table.earn(state, seat, most - 1, "specialty_factory")


def church(state: PuertoRicoState, seat: int, building: int) -> None:
    """VP by the group of what is built, production buildings too (R45); not for the church itself."""
    if state.players[seat].people[CHURCH] > 0 and building != CHURCH:
        table.gain_vp(state, seat, CHURCH_POINTS[GROUP[building]], "church")


def union_hall(state: PuertoRicoState, seat: int) -> None:
    """At the first captain turn: 1 VP for each pair of equal goods, which stay."""
    player = state.players[seat]
    if player.people[UNION_HALL] == 0:
        return
    pairs = 0
    for amount in player.goods:
        pairs += amount // 2
    table.gain_vp(state, seat, pairs, "union_hall")


def lighthouse(state: PuertoRicoState, seat: int) -> None:
    """A doubloon for each load, and for being the captain."""
    if state.players[seat].people[LIGHTHOUSE] > 0:
        table.earn(state, seat, 1, "lighthouse")
