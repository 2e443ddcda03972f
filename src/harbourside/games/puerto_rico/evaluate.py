"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.games.puerto_rico.data import (
    CIRCLES,
    CITY_SPACES,
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    COST,
    FACTORY,
    FACTORY_INCOME,
    FIRST_UTILITY,
    GROUP,
    HARBOR,
    INDIGO,
    INDIGO_PLANT,
    LARGE_GROUP,
    MAYOR,
    NUM_GOODS,
    NUM_KINDS,
    PRICES,
    QUARRY,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    VP_POOL,
    WHARF,
    WORKERS,
)
from harbourside.games.puerto_rico.rules.scoring import bonus

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState

# The weights: their places in the list; their values stand in weights.toml.
DOUBLOON_EARLY: Final = 0
"""VP that a doubloon becomes when there is time to build with it; late ones break ties only."""
DOUBLOON_LATE: Final = 1
GOOD_HELD: Final = 2
"""VP for a good in hand, and more for the price it sells at while there is time."""
PRICE_HELD: Final = 3
PRODUCED: Final = 4
"""VP a round for a good that is produced each time, and more for the price it sells at."""
PRICE_PRODUCED: Final = 5
VARIETY: Final = 6
"""VP a round for each kind of goods that is produced."""
UNMANNED: Final = 7
"""VP a round for a good that could be produced if people worked for it."""
IDLE_TILE: Final = 8
"""VP a round for a plantation without a building for its goods, or the other way round."""
QUARRY_MANNED: Final = 9
"""VP a round for a quarry at work, up to four."""
QUARRY_IDLE: Final = 10
PERSON: Final = 11
"""VP for each of the people while there is time to place them."""
LARGE_GROWTH: Final = 12
"""VP a round by which the bonus of a large building still grows."""
UTILITY: Final = 13
"""VP a round for each doubloon that another active utility building cost."""
UTILITY_IDLE: Final = 14
"""The part of a utility building's worth that is left while nobody works in it."""
WORTH: Final = 15
"""VP a round for each of the active utility buildings of the base game: for the factory by the doubloons it
pays, for the harbour by the kinds of goods produced, for the wharf by the goods."""
SPREAD: Final = 27
"""How many points of lead make the win e times as likely as the rival's, at the end."""
SPREAD_IN_TIME: Final = 28
"""How many more than that while a whole game lies ahead."""
WEIGHT_NAMES: Final = (
    "doubloon_early",
    "doubloon_late",
    "good_held",
    "price_held",
    "produced",
    "price_produced",
    "variety",
    "unmanned",
    "idle_tile",
    "quarry_manned",
    "quarry_idle",
    "person",
    "large_growth",
    "utility",
    "utility_idle",
    "worth_small_market",
    "worth_hacienda",
    "worth_construction_hut",
    "worth_small_warehouse",
    "worth_hospice",
    "worth_office",
    "worth_large_market",
    "worth_large_warehouse",
    "worth_factory",
    "worth_university",
    "worth_harbor",
    "worth_wharf",
    "spread",
    "spread_in_time",
)

USUAL_ROUNDS: Final = 16.0
MOST_QUARRIES: Final = 4
"""No building becomes cheaper by more."""


def evaluate(state: PuertoRicoState, weights: list[float]) -> list[float]:
    """Shares of the win between 0 and 1, 1 in all."""
    if state.actor < 0:
        return final_shares(state)
    left = rounds_left(state)
    points = [expected_score(state, seat, left, weights) for seat in range(state.seats)]
    spread = weights[SPREAD] + weights[SPREAD_IN_TIME] * left / USUAL_ROUNDS
    return shares_by_points(points, spread)


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
    people = player.people
    hand = 0
    if state.phase == MAYOR and state.actor == seat:
        hand = state.hand_workers + state.hand_nobles
        if hand > 0:
            people = people_placed(state, player, hand)
    soon = min(1.0, 2.0 * left / USUAL_ROUNDS)
    late = weights[DOUBLOON_LATE]
    value = float(state.score(seat))
    value += player.doubloons * (late + (weights[DOUBLOON_EARLY] - late) * soon)
    value += weights[PERSON] * (player.worker_count() + player.noble_count() + hand) * min(1.0, left / 4.0)
    value += goods_worth(player, people, left, soon, weights)
    quarries = min(MOST_QUARRIES, player.tiles[QUARRY])
    manned = min(quarries, people[QUARRY])
    value += left * (weights[QUARRY_MANNED] * manned + weights[QUARRY_IDLE] * (quarries - manned))
    return value + buildings_worth(player, people, left, weights)


def goods_worth(player: Player, people: list[int], left: float, soon: float, weights: list[float]) -> float:
    """Goods in hand, and those that will be produced."""
    good_held = weights[GOOD_HELD]
    price_held = soon * weights[PRICE_HELD]
    produced = weights[PRODUCED]
    price_produced = weights[PRICE_PRODUCED]
    held = 0.0
    rate = 0.0
    kinds = 0
    unmanned = 0
    idle = 0
    for good in range(NUM_GOODS):
        price = PRICES[good]
        here = player.goods[good]
        if here > 0:
            held += here * good_held + price * price_held
        tiles = player.tiles[good]
        room = plant_circles(player, good)
        if tiles == 0 and room == 0:
            continue
        able = min(tiles, room)
        made = min(people[good], plant_people(people, good))
        if made > 0:
            kinds += 1
            rate += made * (produced + price_produced * price)
        unmanned += able - made
        idle += min(2, tiles - able)
        if good != CORN:
            idle += min(2, room - able)
    rate += weights[VARIETY] * kinds + weights[UNMANNED] * unmanned + weights[IDLE_TILE] * idle
    return held + left * rate


def plant_circles(player: Player, good: int) -> int:
    """How many goods the buildings have room for; corn needs none."""
    tiles = player.tiles
    if good == CORN:
        return tiles[CORN]
    if good == INDIGO:
        return tiles[SMALL_INDIGO_PLANT] + CIRCLES[INDIGO_PLANT] * tiles[INDIGO_PLANT]
    if good == SUGAR:
        return tiles[SMALL_SUGAR_MILL] + CIRCLES[SUGAR_MILL] * tiles[SUGAR_MILL]
    if good == TOBACCO:
        return CIRCLES[TOBACCO_STORAGE] * tiles[TOBACCO_STORAGE]
    return CIRCLES[COFFEE_ROASTER] * tiles[COFFEE_ROASTER]


def plant_people(people: list[int], good: int) -> int:
    if good == CORN:
        return people[CORN]
    if good == INDIGO:
        return people[SMALL_INDIGO_PLANT] + people[INDIGO_PLANT]
    if good == SUGAR:
        return people[SMALL_SUGAR_MILL] + people[SUGAR_MILL]
    if good == TOBACCO:
        return people[TOBACCO_STORAGE]
    return people[COFFEE_ROASTER]


def buildings_worth(player: Player, people: list[int], left: float, weights: list[float]) -> float:
    """What the utility buildings will still bring, besides the points they have brought."""
    utility = weights[UTILITY]
    idle = weights[UTILITY_IDLE]
    rate = 0.0
    hope = 0.0
    for kind in player.kinds:
        if kind < FIRST_UTILITY:
            continue
        if GROUP[kind] == LARGE_GROUP:
            rate += weights[LARGE_GROWTH]
            if player.people[kind] == 0:
                hope += bonus(player, kind, 0, 0)
            continue
        worth = weights[WORTH + kind - FIRST_UTILITY] if kind <= WHARF else utility * COST[kind]
        if kind == FACTORY:
            worth *= FACTORY_INCOME[kinds_made(people)]
        elif kind == HARBOR:
            worth *= kinds_made(people)
        elif kind == WHARF:
            worth *= goods_made(people)
        rate += worth if people[kind] > 0 else idle * worth
    return left * rate + min(1.0, left) * hope


def kinds_made(people: list[int]) -> int:
    kinds = 0
    for good in range(NUM_GOODS):
        if people[good] > 0 and plant_people(people, good) > 0:
            kinds += 1
    return kinds


def goods_made(people: list[int]) -> int:
    made = 0
    for good in range(NUM_GOODS):
        made += min(people[good], plant_people(people, good))
    return made


def people_placed(state: PuertoRicoState, player: Player, hand: int) -> list[int]:
    """Where those still in hand may go: the mayor's placing is judged by what it can come to.

    Goods with their buildings first, the dearest before the others; then corn, buildings, and quarries.
    """
    people = player.people.copy()
    kinds = player.kinds
    first = kinds[state.place] if state.place < len(kinds) else NUM_KINDS
    for good in range(COFFEE, CORN, -1):
        able = min(reach(player, people, good, first), plant_reach(player, people, good, first))
        hand = man(player, people, good, able, first, hand)
        for plant in PLANTS[good]:
            hand = man(player, people, plant, able - plant_people(people, good) + people[plant], first, hand)
    hand = man(player, people, CORN, player.tiles[CORN], first, hand)
    for kind in range(NUM_KINDS - 1, FIRST_UTILITY - 1, -1):
        if player.tiles[kind] > 0:
            hand = man(player, people, kind, 1, first, hand)
    man(player, people, QUARRY, player.tiles[QUARRY], first, hand)
    return people


PLANTS: Final[list[list[int]]] = [
    [],
    [INDIGO_PLANT, SMALL_INDIGO_PLANT],
    [SUGAR_MILL, SMALL_SUGAR_MILL],
    [TOBACCO_STORAGE],
    [COFFEE_ROASTER],
]
"""The buildings of each good, largest first."""


def reach(player: Player, people: list[int], kind: int, first: int) -> int:
    """How many people can come to work on tiles of this kind: those before `first` have been placed."""
    return player.tiles[kind] * CIRCLES[kind] if kind >= first else people[kind]


def plant_reach(player: Player, people: list[int], good: int, first: int) -> int:
    total = 0
    for plant in PLANTS[good]:
        total += reach(player, people, plant, first)
    return total


def man(player: Player, people: list[int], kind: int, wanted: int, first: int, hand: int) -> int:
    """Put people there, if it is still open, until as many as wanted are; how many are left in hand."""
    if kind < first:
        return hand
    count = min(wanted, player.tiles[kind] * CIRCLES[kind]) - people[kind]
    if count <= 0:
        return hand
    count = min(count, hand)
    people[kind] += count
    return hand - count
