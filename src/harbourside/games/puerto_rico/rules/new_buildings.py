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
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


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


def buccaneer_share(state: PuertoRicoState) -> int:
    """How many times the buccaneer's act counts: twice by option, with an active library (R3)."""
    return 2 if state.variant.library_buccaneer and library_doubles(state) else 1


def aqueduct_adds(player: Player, good: int, produced: list[int], supply: list[int]) -> bool:
    """One more indigo and sugar where the large building works and something was made (R26)."""
    if player.people[AQUEDUCT] == 0 or produced[good] == 0 or supply[good] == 0:
        return False
    return (good == INDIGO and player.people[INDIGO_PLANT] > 0) or (
        good == SUGAR and player.people[SUGAR_MILL] > 0
    )


def aqueduct(state: PuertoRicoState, seat: int, produced: list[int]) -> None:
    player = state.players[seat]
    for good in (INDIGO, SUGAR):
        if aqueduct_adds(player, good, produced, state.goods):
            produced[good] += 1
            table.from_supply(state, player, good, 1)


def specialty_factory(player: Player, produced: list[int]) -> int:
    """One doubloon less than the most of one kind produced, corn apart."""
    if player.people[SPECIALTY_FACTORY] == 0:
        return 0
    most = 1
    for good in range(CORN + 1, NUM_GOODS):
        most = max(most, produced[good])
    return most - 1


def church(player: Player, building: int) -> int:
    """VP by the group of what is built, production buildings too (R45); not for the church itself."""
    if player.people[CHURCH] == 0 or building == CHURCH:
        return 0
    return CHURCH_POINTS[GROUP[building]]


def union_hall(player: Player) -> int:
    """At the first captain turn: 1 VP for each pair of equal goods, which stay."""
    if player.people[UNION_HALL] == 0:
        return 0
    pairs = 0
    for amount in player.goods:
        pairs += amount // 2
    return pairs


def lighthouse(player: Player) -> int:
    """A doubloon for each load, and for being the captain."""
    return 1 if player.people[LIGHTHOUSE] > 0 else 0
