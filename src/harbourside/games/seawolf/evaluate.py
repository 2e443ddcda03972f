"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.games.seawolf.data import (
    COLOUR_OF,
    DELIVERING,
    DELIVERY,
    EVENT_PENALTY,
    FIRST_EVENT,
    FIRST_GOODS,
    NUM_COLOURS,
    VALUE_OF,
    WOLF_PENALTY,
)

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import Player, SeaWolfState

# The weights: their places in the list, their values stand in weights.toml.
PAIR_KEPT: Final = 0
"""The part of a pair in hand that is expected to be delivered at the next delivery."""
HALF_PAIR: Final = 1
"""The part of a single ship's or goods card's value that a partner to come will make good."""
LEFT_OVER: Final = 2
"""The part of a superfluous card's value that it will still cost."""
EVENT_COST: Final = 3
WOLF_COST: Final = 4
SPREAD: Final = 5
"""How many points of lead make the win e times as likely as the rival's."""
WEIGHT_NAMES: Final = ("pair_kept", "half_pair", "left_over", "event_cost", "wolf_cost", "spread")


def evaluate(state: SeaWolfState, weights: list[float]) -> list[float]:
    """Shares of the win between 0 and 1, 1 in all."""
    if state.actor < 0:
        return final_shares(state)
    hope = delivery_hope(state, weights)
    points = [expected_score(player, hope, weights) for player in state.players]
    return shares_by_points(points, weights[SPREAD])


def delivery_hope(state: SeaWolfState, weights: list[float]) -> float:
    """The part of a pair's value that is still expected to be delivered by whoever holds it."""
    to_come = state.pile.count(DELIVERY)
    if state.phase == DELIVERING:
        return 1.0
    return weights[PAIR_KEPT] if to_come > 0 else 0.0


def expected_score(player: Player, hope: float, weights: list[float]) -> float:
    """What is laid down counts; pairs count in part; single cards may yet find a partner, or cost."""
    half_pair = weights[HALF_PAIR]
    left_over = weights[LEFT_OVER]
    total = 0.0
    for card in player.delivered:
        total += VALUE_OF[card]
    for colour in range(NUM_COLOURS):
        ship = 0
        goods = 0
        held = 0
        for card in player.hand:
            if card < FIRST_EVENT and COLOUR_OF[card] == colour:
                value = VALUE_OF[card]
                held += value
                if card < FIRST_GOODS:
                    ship = value if value > ship else ship
                else:
                    goods = value if value > goods else goods
        if player.has_delivered(colour):
            total -= left_over * held
        elif ship > 0 and goods > 0:
            total += hope * (ship + goods) - left_over * (held - ship - goods)
        else:
            single = ship + goods
            total += hope * half_pair * single - left_over * (held - single)
    for card in player.hand:
        if card >= FIRST_EVENT:
            total -= weights[EVENT_COST] * EVENT_PENALTY
    return total - weights[WOLF_COST] * WOLF_PENALTY * player.wolves
