"""The score. docs/rules/puerto_rico.md, section 6. Each large building has a function of its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.puerto_rico.data import (
    CITY_HALL,
    CLOISTER,
    CLOISTER_POINTS,
    CLOISTER_SET,
    COFFEE_ROASTER,
    CUSTOMS_HOUSE,
    CUSTOMS_POINTS,
    FIRST_BUILDING,
    FIRST_UTILITY,
    FORTRESS,
    FORTRESS_PEOPLE,
    GUILD_HALL,
    INDIGO_PLANT,
    JEWELER,
    LARGE_PRODUCTION_POINTS,
    MAYOR,
    NUM_KINDS,
    POINTS,
    QUARRY,
    RESIDENCE,
    RESIDENCE_POINTS,
    ROYAL_GARDEN,
    RURAL_SPACES,
    STATUE,
)

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState

BONUS_BUILDINGS: Final = [
    GUILD_HALL, RESIDENCE, FORTRESS, CUSTOMS_HOUSE, CITY_HALL, CLOISTER, ROYAL_GARDEN,
]  # fmt: skip


def score(state: PuertoRicoState, seat: int) -> int:
    """Chips, buildings, active large buildings, nobles. People in hand count as if they were in San Juan."""
    player = state.players[seat]
    in_hand = state.phase == MAYOR and state.actor == seat
    workers = state.hand_workers if in_hand else 0
    nobles = state.hand_nobles if in_hand else 0
    result = player.vp + building_points(player) + player.noble_count() + nobles
    for kind in BONUS_BUILDINGS:
        if player.people[kind] > 0:
            result += bonus(player, kind, workers + nobles, nobles)
    return result


def bonus(player: Player, kind: int, people_in_hand: int, nobles_in_hand: int) -> int:
    """What an active large building adds to its printed points."""
    if kind == GUILD_HALL:
        return guild_hall(player)
    if kind == RESIDENCE:
        return residence(player)
    if kind == FORTRESS:
        return fortress(player, people_in_hand)
    if kind == CUSTOMS_HOUSE:
        return customs_house(player)
    if kind == CITY_HALL:
        return city_hall(player)
    if kind == CLOISTER:
        return cloister(player)
    return player.noble_count() + nobles_in_hand  # the royal garden


def building_points(player: Player) -> int:
    """Printed VP of all buildings, active or not. The statue brings only its printed eight (R21)."""
    points = POINTS[STATUE] * player.tiles[STATUE]
    for kind in player.kinds:
        points += POINTS[kind] * player.tiles[kind]
    return points


def guild_hall(player: Player) -> int:
    """1 for each small and 2 for each large production building. The jeweler is a large one (R4, R14)."""
    points = LARGE_PRODUCTION_POINTS * player.tiles[JEWELER]
    for kind in range(FIRST_BUILDING, INDIGO_PLANT):
        points += player.tiles[kind]
    for kind in range(INDIGO_PLANT, COFFEE_ROASTER + 1):
        points += LARGE_PRODUCTION_POINTS * player.tiles[kind]
    return points


def residence(player: Player) -> int:
    """Points for filled rural spaces. Forests fill them too."""
    missing = min(RURAL_SPACES - player.rural, len(RESIDENCE_POINTS) - 1)
    return RESIDENCE_POINTS[len(RESIDENCE_POINTS) - 1 - missing]


def fortress(player: Player, in_hand: int) -> int:
    """Points for workers and nobles, also those in San Juan (R22)."""
    return (player.people_count() + in_hand) // FORTRESS_PEOPLE


def customs_house(player: Player) -> int:
    """Points for VP chips. VP beyond the pool count too (R23)."""
    return player.vp // CUSTOMS_POINTS


def city_hall(player: Player) -> int:
    """Points for utility buildings. The city hall is one, the jeweler is none (R4)."""
    points = 0
    for kind in range(FIRST_UTILITY, NUM_KINDS):
        if kind != JEWELER:
            points += player.tiles[kind]
    return points


def cloister(player: Player) -> int:
    """Points for sets of three equal rural tiles: plantations, quarries or forests."""
    sets = player.forest_count() // CLOISTER_SET
    for kind in range(QUARRY + 1):
        sets += player.tiles[kind] // CLOISTER_SET
    return CLOISTER_POINTS[sets]
