"""How good a position looks: each seat's expected final score, turned into a share of the win."""

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
"""The VP that a coin, a worker or a tile is worth at the end."""

# The places of the weights in their list. Their values stand in weights.toml.
COIN_IN_TIME: Final = 0
WORKER_IN_TIME: Final = 1
CROWN_IN_TIME: Final = 2
EXTRA_IN_TIME: Final = 3
STORED_IN_TIME: Final = 4
"""How much more than at the end these are worth at the beginning of a game."""
REWARD_WORTH: Final = 5
STEEPNESS: Final = 6
"""The exponent of a ship's progress: its last parts bring more than its first ones."""
PHASES_PER_PART: Final = 7
WAIT_FOR_OTHERS: Final = 8
"""How many phases a ship takes for each part that it lacks, and for each that the other ships lack."""
CARGO_FULL: Final = 9
CARGO_PART: Final = 10
"""The share of a cargo's points that we expect to be delivered: for a full ship, and for any other."""
PASS_HOPE: Final = 11
"""The share of the current pass penalty that we expect to be paid."""
SPREAD: Final = 12
"""The lead in points that makes a win e times as likely as the rival's, at the end of the game."""
SPREAD_IN_TIME: Final = 13
"""How many points are added to `SPREAD` at the beginning of a game."""
FITTING: Final = 14
"""What is added for a stored tile that some ship could take."""
GOOD_STORED: Final = 15
"""What is added for stored goods."""
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
    """Each seat's share of the win, between 0 and 1. The shares add up to 1."""
    if state.actor < 0:
        return final_shares(state)
    phases_left = float((state.rounds - state.round) * PHASES + PHASES - state.phase)
    points = [expected_score(player, phases_left, weights) for player in state.players]
    points[state.actor] += under_way(state, phases_left, weights)
    time = phases_left / (phases_left + PHASES)
    return shares_by_points(points, weights[SPREAD] + weights[SPREAD_IN_TIME] * time)


def expected_score(player: Player, phases_left: float, weights: list[float]) -> float:
    """The VP track and delivered goods count in full. All else counts for what we expect it to bring."""
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
    """The worth of the tiles in the warehouse, by their space and their use."""
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
    """The points and rewards of the ships, times their chance: all unfinished ships share the same time."""
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
    """The decks that we expect a ship to have: an open ship gets one more part."""
    return ship.decks if ship.closed else ship.decks + 1


def parts_lacking(ship: Ship) -> int:
    return 0 if ship.finished else 3 * decks_hoped(ship) - ship.decks - ship.masts - ship.sails


def cargo_hope(ship: Ship, delivered: list[int], time: float, weights: list[float]) -> float:
    """The points for delivering the goods aboard, times the chance to deliver them."""
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
    """The worth of what the player who decides gets next: the rewards due, and the tile in hand."""
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
