"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

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

# Tuned a little by games of a one-ply player against random ones.
USUAL_ROUNDS: Final = 16.0
DOUBLOON_EARLY: Final = 0.9
"""VP that a doubloon becomes when there is time to build with it; late ones break ties only."""
DOUBLOON_LATE: Final = 0.05
GOOD_HELD: Final = 0.6
PRODUCED: Final = 0.3
"""VP a round for a good that is produced each time, and more for the price it sells at."""
PRICE_SHARE: Final = 0.1
IDLE_TILE: Final = 0.04
"""VP a round for a plantation that nobody works on yet."""
QUARRY_SHARE: Final = 0.2
BUILDING_SHARE: Final = 0.08
"""VP a round for each doubloon that an active utility building cost."""
PERSON: Final = 0.25
LARGE_IDLE: Final = 3.0
"""What a large building nobody works in yet may still bring."""
SPREAD: Final = 7.0
"""How many points of lead make the win e times as likely as the rival's."""


def evaluate(state: PuertoRicoState) -> list[float]:
    """Shares of the win between 0 and 1, 1 in all."""
    if state.actor < 0:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    left = rounds_left(state)
    points = [expected_score(state, seat, left) for seat in range(state.seats)]
    best = max(points)
    weights = [exp((value - best) / SPREAD) for value in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


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


def expected_score(state: PuertoRicoState, seat: int, left: float) -> float:
    """The score as it stands, and what money, goods, people and production will still bring."""
    player = state.players[seat]
    value = float(state.score(seat))
    time = min(1.0, left / USUAL_ROUNDS)
    value += player.doubloons * (DOUBLOON_LATE + (DOUBLOON_EARLY - DOUBLOON_LATE) * min(1.0, 2.0 * time))
    for good in range(NUM_GOODS):
        value += player.goods[good] * GOOD_HELD
        made = capacity(player, good)
        value += left * made * (PRODUCED + PRICE_SHARE * PRICES[good])
        value += left * IDLE_TILE * min(2, player.tiles[good] - made)
    value += left * QUARRY_SHARE * min(4, player.people[QUARRY])
    value += left * IDLE_TILE * min(4, player.tiles[QUARRY])
    value += people_worth(state, player, seat, left)
    return value + buildings_worth(player, left)


def people_worth(state: PuertoRicoState, player: Player, seat: int, left: float) -> float:
    people = player.worker_count() + player.noble_count()
    if state.phase == MAYOR and state.actor == seat:
        people += state.hand_workers + state.hand_nobles
    return PERSON * people * min(1.0, left / 4.0)


def buildings_worth(player: Player, left: float) -> float:
    value = 0.0
    for kind in player.kinds:
        if kind < FIRST_BUILDING:
            continue
        if GROUP[kind] == LARGE_GROUP:
            if player.people[kind] == 0:
                value += min(LARGE_IDLE, left)
        elif kind >= FIRST_UTILITY:
            share = 1.0 if player.people[kind] > 0 else 0.5
            value += share * left * BUILDING_SHARE * COST[kind]
        else:
            value += left * IDLE_TILE
    return value
