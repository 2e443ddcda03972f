"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from math import pow
from typing import TYPE_CHECKING, Final

from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.games.nauticus.data import (
    FIRST_GOOD,
    FIRST_MAST,
    MOST_SHIPS,
    NO_TILE,
    NUM_GOODS,
    NUM_TILES,
    PENALTY,
    PHASES,
    SHIP_VP,
    TILE_SIZE,
    goods_vp,
)
from harbourside.games.nauticus.rules.scoring import delivered_vp, wealth
from harbourside.games.nauticus.rules.ship import Ship, new_ship

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState, Player

LEFT_OVER: Final = 1.0 / 3.0
"""What a coin, a worker or a tile is worth at the end."""

# The weights: their places in the list; their values stand in weights.toml.
COIN_IN_TIME: Final = 0
WORKER_IN_TIME: Final = 1
CROWN_IN_TIME: Final = 2
EXTRA_IN_TIME: Final = 3
STORED_IN_TIME: Final = 4
"""What they are worth beyond their worth at the end while a whole game lies ahead."""
REWARD_WORTH: Final = 5
STEEPNESS: Final = 6
"""The last parts of a ship bring its points nearer than the first ones do."""
PHASES_PER_PART: Final = 7
WAIT_FOR_OTHERS: Final = 8
"""How much longer a ship takes for each part it lacks, and for each that the others lack."""
CARGO_FULL: Final = 9
CARGO_PART: Final = 10
"""The part of a full and of another cargo's points that is expected to be delivered in time."""
PASS_HOPE: Final = 11
"""The part of the pass penalty that will have to be paid as things stand."""
SPREAD: Final = 12
"""How many points of lead make the win e times as likely as the rival's, at the end."""
SPREAD_IN_TIME: Final = 13
"""How many more than that while a whole game lies ahead."""
FITTING: Final = 14
"""What a tile in store is worth more that some ship could take."""
GOOD_STORED: Final = 15
"""What goods in store are worth more."""
WEIGHT_NAMES: Final = (
    "coin_in_time",
    "worker_in_time",
    "crown_in_time",
    "extra_in_time",
    "stored_in_time",
    "reward_worth",
    "steepness",
    "phases_per_part",
    "wait_for_others",
    "cargo_full",
    "cargo_part",
    "pass_hope",
    "spread",
    "spread_in_time",
    "fitting",
    "good_stored",
)


def evaluate(state: NauticusState, weights: list[float]) -> list[float]:
    """Shares of the win between 0 and 1, 1 in all."""
    if state.actor < 0:
        return final_shares(state)
    phases_left = float((state.rounds - state.round) * PHASES + PHASES - state.phase)
    points = [expected_score(player, phases_left, weights) for player in state.players]
    points[state.actor] += under_way(state, phases_left, weights)
    time = phases_left / (phases_left + PHASES)
    return shares_by_points(points, weights[SPREAD] + weights[SPREAD_IN_TIME] * time)


def expected_score(player: Player, phases_left: float, weights: list[float]) -> float:
    """What is on the track and delivered counts; the rest by what it can still become."""
    time = phases_left / (phases_left + PHASES)
    total = player.vp + delivered_vp(player) + LEFT_OVER * wealth(player)
    total += time * (weights[COIN_IN_TIME] * player.coins + weights[WORKER_IN_TIME] * player.workers)
    total += time * weights[CROWN_IN_TIME] * player.crown_tiles
    if player.spaces_used > 0:
        total += time * stored_worth(player, weights)
    if player.extra_available:
        total += weights[EXTRA_IN_TIME] * time
    total -= weights[PASS_HOPE] * PENALTY[player.passes_flipped]
    total += yard_hope(player.ships, phases_left, weights)
    for ship in player.ships:
        total += cargo_hope(ship, player.delivered, time, weights)
    return total


def stored_worth(player: Player, weights: list[float]) -> float:
    """Tiles in the warehouse, by the space they take and the use they are of."""
    accepted = player.yard_accepts()
    fitting = 0
    for tile in range(FIRST_MAST, FIRST_GOOD):
        if player.warehouse[tile] > 0 and (accepted >> tile) & 1 == 1:
            fitting += 1
    goods = 0
    for tile in range(FIRST_GOOD, NUM_TILES):
        goods += player.warehouse[tile]
    total = weights[STORED_IN_TIME] * player.spaces_used + weights[FITTING] * fitting
    return total + weights[GOOD_STORED] * goods


def yard_hope(ships: list[Ship], phases_left: float, weights: list[float]) -> float:
    """Points and rewards of the ships, as far as they are likely: all unfinished ones want the same time."""
    lacking = 0
    for ship in ships:
        lacking += parts_lacking(ship)
    total = 0.0
    for ship in ships:
        if ship.finished:
            total += SHIP_VP[ship.decks]
            continue
        own = parts_lacking(ship)
        wait = weights[PHASES_PER_PART] * own + weights[WAIT_FOR_OTHERS] * (lacking - own)
        likely = phases_left / (phases_left + wait)
        decks = decks_hoped(ship)
        there = ship.decks + ship.masts + ship.sails
        progress = there / (3.0 * decks)
        points = SHIP_VP[decks] + weights[REWARD_WORTH] * decks
        hope = likely * pow(progress, weights[STEEPNESS]) * points - LEFT_OVER * there
        total += hope if hope > 0.0 else 0.0
    return total


def decks_hoped(ship: Ship) -> int:
    """An open ship is expected to be closed with one more part."""
    return ship.decks if ship.closed else ship.decks + 1


def parts_lacking(ship: Ship) -> int:
    return 0 if ship.finished else 3 * decks_hoped(ship) - ship.decks - ship.masts - ship.sails


def cargo_hope(ship: Ship, delivered: list[int], time: float, weights: list[float]) -> float:
    """What the goods aboard would bring if delivered, as far as that is likely."""
    if ship.cargo == 0:
        return 0.0
    gain = 0
    for good in range(NUM_GOODS):
        if ship.goods[good] > 0:
            gain += goods_vp(delivered[good] + ship.goods[good]) - goods_vp(delivered[good])
    part = weights[CARGO_PART]
    likely = (weights[CARGO_FULL] if ship.is_full() else part) * time
    return likely * gain * (1.0 if ship.finished else part)


def under_way(state: NauticusState, phases_left: float, weights: list[float]) -> float:
    """What the player who decides is about to get: rewards that are due, and the tile in hand."""
    total = weights[REWARD_WORTH] * state.rewards_due
    tile = state.tile_in_hand
    if tile == NO_TILE:
        return total
    player = state.players[state.actor]
    time = phases_left / (phases_left + PHASES)
    best = weights[STORED_IN_TIME] * time * TILE_SIZE[tile]
    now = yard_hope(player.ships, phases_left, weights)
    for number, ship in enumerate(player.ships):
        if ship.may_take(tile):
            grown = ship.with_tile(tile)
            ships = player.ships.copy()
            ships[number] = grown
            gain = yard_hope(ships, phases_left, weights) - now
            gain += cargo_hope(grown, player.delivered, time, weights)
            gain -= cargo_hope(ship, player.delivered, time, weights)
            if grown.finished and not ship.finished:
                gain += weights[REWARD_WORTH] * grown.decks
            best = gain if gain > best else best
    if tile < FIRST_MAST and len(player.ships) < MOST_SHIPS:
        gain = yard_hope([*player.ships, new_ship(tile)], phases_left, weights) - now
        best = gain if gain > best else best
    return total + LEFT_OVER + best
