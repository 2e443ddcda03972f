"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.games.puerto_rico.data import (
    BUILDER,
    CAPTAIN,
    CIRCLES,
    CITY_SPACES,
    COFFEE,
    COFFEE_ROASTER,
    CONSTRUCTION_HUT,
    CORN,
    COST,
    FACTORY,
    FACTORY_INCOME,
    FIRST_UTILITY,
    GROUP,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    INDIGO,
    INDIGO_PLANT,
    LARGE_GROUP,
    LARGE_WAREHOUSE,
    MAYOR,
    NUM_GOODS,
    NUM_KINDS,
    PRICES,
    QUARRY,
    RURAL_SPACES,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
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

# The weights: their places in the list. Their values are in weights.toml. "A round" means: for each round
# that is left. "A round, squared" means: by the square of the rounds left, for what pays only later.
DOUBLOON: Final = 0
"""VP that a doubloon becomes while there is time to build with it."""
DOUBLOON_OVER: Final = 1
"""The part of that for a doubloon beyond the price of a large building, because nothing costs more."""
DOUBLOON_TIME: Final = 2
"""With fewer rounds left than this, a doubloon is worth less."""
GOOD_HELD: Final = 3
"""VP for a good in hand, and for each kind of them."""
KIND_HELD: Final = 4
PRODUCED: Final = 5
"""VP a round for a good that is produced each time."""
VARIETY: Final = 6
"""VP a round, squared, for each kind of them."""
BEST_PRICE: Final = 7
"""VP for each doubloon of the best price among produced goods, times the root of the rounds left."""
UNMANNED: Final = 8
"""VP a round for a good that could be produced if people worked for it."""
IDLE_TILE: Final = 9
"""VP a round, squared, for a plantation without a building for its goods."""
IDLE_CIRCLE: Final = 10
"""VP lost for each circle of a production building without a plantation, because it uses up people."""
QUARRY_MANNED: Final = 11
"""VP a round for an active quarry, up to four."""
QUARRY_IDLE: Final = 12
PERSON: Final = 13
"""VP a round for each worker or noble."""
CITY: Final = 14
"""VP a round, squared, for each filled city space."""
LARGE_GROWTH: Final = 15
"""VP a round by which the bonus of a large building still grows."""
LARGE_IDLE: Final = 16
"""The part of that bonus that counts while nobody works there yet."""
UTILITY: Final = 17
"""VP a round for each doubloon that another active utility building cost."""
UTILITY_IDLE: Final = 18
"""The part of a utility building's worth that is left while nobody works in it."""
WORTH: Final = 19
"""VP a round for each of the active utility buildings of the base game: for the factory by the doubloons
it pays, for the harbour by the kinds of goods produced, for warehouses and the wharf by the goods, for those
that help the settler by the part of the island that is free."""
SPREAD: Final = 31
"""At the end: with this many points more than a rival, a win is e times as likely as the rival's."""
SPREAD_IN_TIME: Final = 32
"""How much is added to that number at the beginning of a game."""
WEIGHT_NAMES: Final = (
    "doubloon",
    "doubloon_over",
    "doubloon_time",
    "good_held",
    "kind_held",
    "produced",
    "variety",
    "best_price",
    "unmanned",
    "idle_tile",
    "idle_circle",
    "quarry_manned",
    "quarry_idle",
    "person",
    "city",
    "large_growth",
    "large_idle",
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
LAST_ROUND: Final = 0.6
"""How much of a round the last round counts for, at its beginning."""
MOST_QUARRIES: Final = 4
"""No more than this can be taken off a price by quarries."""
LARGE_PRICE: Final = COST[GUILD_HALL]


def evaluate(state: PuertoRicoState, weights: list[float]) -> list[float]:
    """Each seat's share of the win. The shares add up to 1."""
    if state.actor < 0:
        return final_shares(state)
    left = rounds_left(state)
    points = [expected_score(state, seat, left, weights) for seat in range(state.seats)]
    spread = weights[SPREAD] + weights[SPREAD_IN_TIME] * left / USUAL_ROUNDS
    return shares_by_points(points, spread)


def rounds_left(state: PuertoRicoState) -> float:
    """An estimate by the nearest end of the game: chips, cities or people.

    Workers run out by mayors and not by time. A player who takes the mayor should not seem to end the game.
    So that estimate is half by the workers and half by the usual number of rounds.
    """
    if state.end_reasons != 0:
        return LAST_ROUND * (1.0 - state.pick / state.variant.picks)
    done = 1.0 - state.vp_pool / VP_POOL[state.seats]
    for player in state.players:
        done = max(done, player.city / CITY_SPACES)
    left = (1.0 - done) * USUAL_ROUNDS
    by_rounds = max(0.0, USUAL_ROUNDS + 1.0 - state.round_number)
    if state.variant.nobles:
        left = min(left, by_rounds)
    else:
        by_workers = USUAL_ROUNDS * state.workers / WORKERS[state.seats]
        left = min(left, 0.5 * (by_workers + by_rounds), by_workers + 1.0)
    return max(LAST_ROUND, left)


def comes_again(state: PuertoRicoState, role: int) -> bool:
    """Whether a role can still be played. In the last round each can be played once."""
    return state.end_reasons == 0 or state.phase == role or state.used & (1 << role) == 0


def expected_score(state: PuertoRicoState, seat: int, left: float, weights: list[float]) -> float:
    """The score now, and what money, goods, people and production will still bring."""
    player = state.players[seat]
    people = player.people
    hand = 0
    if state.phase == MAYOR and state.actor == seat:
        hand = state.hand_workers + state.hand_nobles
        if hand > 0:
            people = people_placed(state, player, hand)
    value = float(state.score(seat))
    if comes_again(state, BUILDER):
        over = max(0, player.doubloons - LARGE_PRICE)
        purse = player.doubloons - over + over * weights[DOUBLOON_OVER]
        value += purse * weights[DOUBLOON] * min(1.0, left / max(LAST_ROUND, weights[DOUBLOON_TIME]))
    if comes_again(state, CAPTAIN):
        value += goods_worth(player, people, left, weights)
    quarries = min(MOST_QUARRIES, player.tiles[QUARRY])
    manned = min(quarries, people[QUARRY])
    rate = weights[QUARRY_MANNED] * manned + weights[QUARRY_IDLE] * (quarries - manned)
    rate += weights[PERSON] * (player.people_count() + hand)
    rate += weights[CITY] * player.city * left / USUAL_ROUNDS
    return value + left * rate + buildings_worth(player, people, left, weights)


def goods_worth(player: Player, people: list[int], left: float, weights: list[float]) -> float:
    """Goods in hand, and those that will be produced."""
    held = 0
    kinds_held = 0
    made_in_all = 0
    kinds = 0
    best = 0
    unmanned = 0
    idle_tiles = 0
    idle_circles = 0
    for good in range(NUM_GOODS):
        here = player.goods[good]
        if here > 0:
            held += here
            kinds_held += 1
        tiles = player.tiles[good]
        room = plant_circles(player, good)
        if tiles == 0 and room == 0:
            continue
        able = min(tiles, room)
        made = min(people[good], plant_people(people, good))
        if made > 0:
            made_in_all += made
            kinds += 1
            best = PRICES[good]
        unmanned += able - made
        idle_tiles += tiles - able
        idle_circles += room - able
    early = left / USUAL_ROUNDS
    rate = weights[PRODUCED] * made_in_all
    rate += early * (
        weights[VARIETY] * kinds + weights[UNMANNED] * unmanned + weights[IDLE_TILE] * idle_tiles
    )
    value = weights[GOOD_HELD] * held + weights[KIND_HELD] * kinds_held + left * rate
    return value + weights[BEST_PRICE] * best * sqrt(left) - weights[IDLE_CIRCLE] * idle_circles * early


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
    """What the utility buildings will still bring, besides their printed points."""
    utility = weights[UTILITY]
    idle = weights[UTILITY_IDLE]
    rate = 0.0
    hope = 0
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
        elif kind in (WHARF, SMALL_WAREHOUSE, LARGE_WAREHOUSE):
            worth *= goods_made(people)
        elif kind in (HACIENDA, CONSTRUCTION_HUT, HOSPICE):
            worth *= (RURAL_SPACES - player.rural) / RURAL_SPACES
        rate += worth if people[kind] > 0 else idle * worth
    return left * rate + min(1.0, left) * weights[LARGE_IDLE] * hope


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
    """The people on each kind, if those in hand are placed well: that is how the mayor's placing is judged.

    Goods with their buildings come first, the dearest before the others; then corn, buildings and quarries.
    """
    people = player.people.copy()
    kinds = player.kinds
    first = kinds[state.place] if state.place < len(kinds) else NUM_KINDS
    for good in range(COFFEE, CORN, -1):
        if player.tiles[good] > 0:
            hand = man_pairs(player, people, good, first, hand)
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
    """How many people can be on this kind. On kinds before `first` nobody is placed any more."""
    return player.tiles[kind] * CIRCLES[kind] if kind >= first else people[kind]


def plant_reach(player: Player, people: list[int], good: int, first: int) -> int:
    total = 0
    for plant in PLANTS[good]:
        total += reach(player, people, plant, first)
    return total


def man_pairs(player: Player, people: list[int], good: int, first: int, hand: int) -> int:
    """Place people in pairs: one on a plantation, one in a building. Returns how many are left in hand."""
    farmers = people[good]
    makers = plant_people(people, good)
    able = min(reach(player, people, good, first), plant_reach(player, people, good, first))
    made = min(farmers, makers)
    while made < able:
        made += 1
        wanted = max(0, made - farmers) + max(0, made - makers)
        if wanted > hand:
            return hand
        hand -= wanted
        farmers = max(farmers, made)
        if makers < made:
            makers = made
            for plant in PLANTS[good]:
                if people[plant] < reach(player, people, plant, first):
                    people[plant] += 1
                    break
        people[good] = farmers
    return hand


def man(player: Player, people: list[int], kind: int, wanted: int, first: int, hand: int) -> int:
    """Place people on a kind until `wanted` are there. Returns how many are left in hand."""
    if kind < first:
        return hand
    count = min(wanted, player.tiles[kind] * CIRCLES[kind]) - people[kind]
    if count <= 0:
        return hand
    count = min(count, hand)
    people[kind] += count
    return hand - count
