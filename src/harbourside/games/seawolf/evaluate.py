"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

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

# First guesses, to be tuned by play.
PAIR_KEPT: Final = 0.9
"""The part of a pair in hand that is expected to be delivered at the next delivery."""
HALF_PAIR: Final = 0.35
"""The part of a single ship's or goods card's value that a partner to come will make good."""
LEFT_OVER: Final = 0.6
"""The part of a superfluous card's value that it will still cost."""
EVENT_COST: Final = 0.4
WOLF_COST: Final = 0.5
SPREAD: Final = 6.0
"""How many points of lead make the win e times as likely as the rival's."""


def evaluate(state: SeaWolfState) -> list[float]:
    """Shares of the win between 0 and 1, 1 in all."""
    if state.actor < 0:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    hope = delivery_hope(state)
    points = [expected_score(player, hope) for player in state.players]
    best = max(points)
    weights = [exp((value - best) / SPREAD) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def delivery_hope(state: SeaWolfState) -> float:
    """The part of a pair's value that is still expected to be delivered by whoever holds it."""
    to_come = state.pile.count(DELIVERY)
    if state.phase == DELIVERING:
        return 1.0
    return PAIR_KEPT if to_come > 0 else 0.0


def expected_score(player: Player, hope: float) -> float:
    """What is laid down counts; pairs count in part; single cards may yet find a partner, or cost."""
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
            total -= LEFT_OVER * held
        elif ship > 0 and goods > 0:
            total += hope * (ship + goods) - LEFT_OVER * (held - ship - goods)
        else:
            single = ship + goods
            total += hope * HALF_PAIR * single - LEFT_OVER * (held - single)
    for card in player.hand:
        if card >= FIRST_EVENT:
            total -= EVENT_COST * EVENT_PENALTY
    return total - WOLF_COST * WOLF_PENALTY * player.wolves
