"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.games.puerto_rico.data import (
    CITY_SPACES,
    COST,
    FACTORY,
    FACTORY_INCOME,
    FIRST_BUILDING,
    FIRST_UTILITY,
    GROUP,
    HARBOR,
    LARGE_GROUP,
    MAYOR,
    NUM_GOODS,
    PRICES,
    QUARRY,
    VP_POOL,
    WHARF,
    WORKERS,
)
from harbourside.games.puerto_rico.rules.craftsman import capacity
from harbourside.games.puerto_rico.rules.scoring import bonus

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState

USUAL_ROUNDS: Final = 16.0

# The weights: their places in the list; their values stand in weights.toml.
DOUBLOON: Final = 0
"""VP that a doubloon becomes while there is time to build with it; after that it only breaks ties."""
DOUBLOON_LATE: Final = 1
SPENDING: Final = 2
"""So many rounds before the end the time for building begins to run out."""
GOOD_HELD: Final = 3
PRODUCED: Final = 4
"""VP a round for each good that is produced each time: most are shipped."""
SOLD: Final = 5
"""VP a round for each doubloon of the price of the dearest good produced: one of it is sold."""
IDLE_TILE: Final = 6
"""VP a round for a plantation that nobody works on yet."""
QUARRY_SHARE: Final = 7
BUILDING_SHARE: Final = 8
"""VP a round for each doubloon that an active utility building cost; but for these three:"""
FACTORY_SHARE: Final = 9
"""VP a round for each doubloon that the factory would pay."""
HARBOUR_SHARE: Final = 10
"""VP a round for each kind of good produced."""
WHARF_SHARE: Final = 11
"""VP a round for each good produced."""
UNMANNED: Final = 12
"""The part of a building's worth that it has before anybody works there."""
LARGE_GROWTH: Final = 13
"""VP a round by which the bonus of a large building grows."""
PERSON: Final = 14
SPREAD: Final = 15
"""How many points of lead make the win e times as likely as the rival's."""
WEIGHT_NAMES: Final = (
    "doubloon",
    "doubloon_late",
    "spending",
    "good_held",
    "produced",
    "sold",
    "idle_tile",
    "quarry_share",
    "building_share",
    "factory_share",
    "harbour_share",
    "wharf_share",
    "unmanned",
    "large_growth",
    "person",
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
    """The score as it stands, and what money, goods, people, production and buildings will still bring."""
    player = state.players[seat]
    value = float(state.score(seat))
    late = weights[DOUBLOON_LATE]
    doubloon = late + (weights[DOUBLOON] - late) * min(1.0, left / weights[SPENDING])
    value += player.doubloons * doubloon
    made = 0
    kinds = 0
    dearest = 0
    idle = 0
    for good in range(NUM_GOODS):
        amount = capacity(player, good)
        value += player.goods[good] * weights[GOOD_HELD]
        idle += min(2, player.tiles[good] - amount)
        if amount > 0:
            made += amount
            kinds += 1
            dearest = PRICES[good]
    value += left * (weights[PRODUCED] * made + weights[SOLD] * dearest + weights[IDLE_TILE] * idle)
    value += left * weights[QUARRY_SHARE] * min(4, player.people[QUARRY])
    value += left * weights[IDLE_TILE] * min(4, player.tiles[QUARRY])
    people = player.worker_count() + player.noble_count()
    in_hand = 0
    if state.phase == MAYOR and state.actor == seat:
        in_hand = state.hand_workers + state.hand_nobles
    value += weights[PERSON] * (people + in_hand) * min(1.0, left / 4.0)
    for kind in player.kinds:
        if kind >= FIRST_BUILDING:
            value += building_worth(player, kind, left, made, kinds, weights)
    return value


def building_worth(
    player: Player, kind: int, left: float, made: int, kinds: int, weights: list[float]
) -> float:
    """What a building will still bring, besides the points it has brought."""
    manned = player.people[kind] > 0
    if GROUP[kind] == LARGE_GROUP:
        growth = left * weights[LARGE_GROWTH]
        return growth if manned else growth + min(1.0, left) * bonus(player, kind, 0, 0)
    if kind < FIRST_UTILITY:
        return left * weights[IDLE_TILE]
    if kind == FACTORY:
        worth = weights[FACTORY_SHARE] * FACTORY_INCOME[kinds]
    elif kind == HARBOR:
        worth = weights[HARBOUR_SHARE] * kinds
    elif kind == WHARF:
        worth = weights[WHARF_SHARE] * made
    else:
        worth = weights[BUILDING_SHARE] * COST[kind]
    return left * (worth if manned else worth * weights[UNMANNED])
