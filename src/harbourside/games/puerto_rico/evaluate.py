"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.games.puerto_rico.data import (
    CITY_SPACES,
    COST,
    FIRST_BUILDING,
    FIRST_UTILITY,
    GROUP,
    LARGE_GROUP,
    MAYOR,
    NUM_GOODS,
    PRICES,
    QUARRY,
    VP_POOL,
    WORKERS,
)
from harbourside.games.puerto_rico.rules.craftsman import capacity

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState

USUAL_ROUNDS: Final = 16.0

# The weights: their places in the list; their values stand in weights.toml.
DOUBLOON_EARLY: Final = 0
"""VP that a doubloon becomes when there is time to build with it; late ones break ties only."""
DOUBLOON_LATE: Final = 1
GOOD_HELD: Final = 2
PRODUCED: Final = 3
"""VP a round for a good that is produced each time, and more for the price it sells at."""
PRICE_SHARE: Final = 4
IDLE_TILE: Final = 5
"""VP a round for a plantation that nobody works on yet."""
QUARRY_SHARE: Final = 6
BUILDING_SHARE: Final = 7
"""VP a round for each doubloon that an active utility building cost."""
PERSON: Final = 8
LARGE_IDLE: Final = 9
"""What a large building nobody works in yet may still bring."""
SPREAD: Final = 10
"""How many points of lead make the win e times as likely as the rival's."""
WEIGHT_NAMES: Final = (
    "doubloon_early",
    "doubloon_late",
    "good_held",
    "produced",
    "price_share",
    "idle_tile",
    "quarry_share",
    "building_share",
    "person",
    "large_idle",
    "spread",
)


def evaluate(state: PuertoRicoState, weights: list[float]) -> list[float]:
    """Shares of the win between 0 and 1, 1 in all."""
    if state.actor < 0:
        return final_shares(state)
    left = rounds_left(state)
    points = [expected_score(state, seat, left, weights) for seat in range(state.seats)]
    return shares_by_points(points, weights[SPREAD])


def rounds_left(state: PuertoRicoState) -> float:
    """By whichever end of the game is nearest: workers, chips, cities, or the usual number of rounds."""
    if state.end_reasons != 0:
        return 0.5
    done = state.round_number / USUAL_ROUNDS
    done = max(done, 1.0 - state.vp_pool / VP_POOL[state.seats])
    if not state.variant.nobles:
        done = max(done, 1.0 - state.workers / WORKERS[state.seats])
    for player in state.players:
        done = max(done, player.city / CITY_SPACES)
    return max(0.5, (1.0 - done) * USUAL_ROUNDS)


def expected_score(state: PuertoRicoState, seat: int, left: float, weights: list[float]) -> float:
    """The score as it stands, and what money, goods, people and production will still bring."""
    player = state.players[seat]
    value = float(state.score(seat))
    time = min(1.0, left / USUAL_ROUNDS)
    late = weights[DOUBLOON_LATE]
    value += player.doubloons * (late + (weights[DOUBLOON_EARLY] - late) * min(1.0, 2.0 * time))
    good_held = weights[GOOD_HELD]
    produced = weights[PRODUCED]
    price_share = weights[PRICE_SHARE]
    idle_tile = weights[IDLE_TILE]
    for good in range(NUM_GOODS):
        value += player.goods[good] * good_held
        made = capacity(player, good)
        value += left * made * (produced + price_share * PRICES[good])
        value += left * idle_tile * min(2, player.tiles[good] - made)
    value += left * weights[QUARRY_SHARE] * min(4, player.people[QUARRY])
    value += left * idle_tile * min(4, player.tiles[QUARRY])
    value += people_worth(state, player, seat, left, weights)
    return value + buildings_worth(player, left, weights)


def people_worth(
    state: PuertoRicoState, player: Player, seat: int, left: float, weights: list[float]
) -> float:
    people = player.worker_count() + player.noble_count()
    if state.phase == MAYOR and state.actor == seat:
        people += state.hand_workers + state.hand_nobles
    return weights[PERSON] * people * min(1.0, left / 4.0)


def buildings_worth(player: Player, left: float, weights: list[float]) -> float:
    utility = left * weights[BUILDING_SHARE]
    plant = left * weights[IDLE_TILE]
    value = 0.0
    for kind in player.kinds:
        if kind < FIRST_BUILDING:
            continue
        if GROUP[kind] == LARGE_GROUP:
            if player.people[kind] == 0:
                value += min(weights[LARGE_IDLE], left)
        elif kind >= FIRST_UTILITY:
            share = 1.0 if player.people[kind] > 0 else 0.5
            value += share * utility * COST[kind]
        else:
            value += plant
    return value
