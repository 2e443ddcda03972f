"""Module I: small effects of its buildings, each by name. The roles call them.

Elsewhere: guesthouse (guesthouse.py), black market (builder.py), forest house and the library's second tile
(settler.py), trading post (trader.py), small wharf (captain.py), storehouse (storage.py), cloister and statue
(scoring.py).
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
    """With library_once_per_round_2p the library doubles one role a round: the first while it is active."""
    player = state.players[state.chooser]
    if state.variant.library_once and player.people[LIBRARY] > 0 and player.library_pick == NONE:
        player.library_pick = state.pick


def privilege(state: PuertoRicoState, seat: int) -> int:
    """The size of the seat's privilege: 1 for the chooser, 2 with a library, 0 for others."""
    if seat != state.chooser:
        return 0
    return 2 if library_doubles(state) else 1


def buccaneer_share(state: PuertoRicoState) -> int:
    """How many times the buccaneer's act counts. By option an active library doubles it (R3)."""
    return 2 if state.variant.library_buccaneer and library_doubles(state) else 1


def aqueduct_adds(player: Player, good: int, produced: list[int], supply: list[int]) -> bool:
    """Whether one more comes: the good was produced, and its large building is active (R26)."""
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
    """One doubloon less than the number produced of the best kind. Corn does not count."""
    if player.people[SPECIALTY_FACTORY] == 0:
        return 0
    most = 1
    for good in range(CORN + 1, NUM_GOODS):
        most = max(most, produced[good])
    return most - 1


def church(player: Player, building: int) -> int:
    """VP by the group of the building, also for production buildings (R45). The church itself brings none."""
    if player.people[CHURCH] == 0 or building == CHURCH:
        return 0
    return CHURCH_POINTS[GROUP[building]]


def union_hall(player: Player) -> int:
    """At the first captain turn: 1 VP for each pair of equal goods. The goods stay."""
    if player.people[UNION_HALL] == 0:
        return 0
    pairs = 0
    for amount in player.goods:
        pairs += amount // 2
    return pairs


def lighthouse(player: Player) -> int:
    """A doubloon for each load, and one for the captain."""
    return 1 if player.people[LIGHTHOUSE] > 0 else 0
