"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from harbourside.games.carthage.data import (
    CARTHAGE,
    END_MARKERS,
    NUM_COLOURS,
    NUM_VALUES,
    PAYMENT,
    POINTS_PER_VP,
    VALUES,
)
from harbourside.games.carthage.rules.counts import NO_CARDS, count
from harbourside.games.carthage.rules.purchase import steps_for

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState, Player

# Tuned by a few hundred two-player games of looking one move ahead against random play: 98 % won.
SALE_HOPE: Final = [0.60, 0.65, 0.70, 0.65, 0.75, 1.0]
"""The part of a stack's price that is expected of it, by the space of its ship, if it is not stored."""
STORED_HOPE: Final = [0.60, 0.65, 0.75, 0.82, 0.90, 1.0]
COIN: Final = 0.25
"""What a coin in hand is expected to bring."""
SPARE_COINS: Final = 22
"""Coins beyond this bring little."""
SPARE_COIN: Final = 0.02
MARKER: Final = 0.8
"""What a marker is expected to add to later sales."""
SPREAD: Final = 2.5
"""How many points of lead make the win e times as likely as the rival's."""


def evaluate(state: CarthageState) -> list[float]:
    """Shares of the win between 0 and 1, 1 in all."""
    if state.actor < 0:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    points = [expected_score(state, seat) for seat in range(state.seats)]
    best = max(points)
    weights = [exp((value - best) / SPREAD) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def expected_score(state: CarthageState, seat: int) -> float:
    """What is won counts; goods count in part, coins and markers for what they may bring."""
    player = state.players[seat]
    buying = state.phase == PAYMENT and state.turn_player == seat
    to_come: i64 = state.open_to(seat) if buying else NO_CARDS
    # Near the end, what is not sold soon is not sold at all.
    left = (END_MARKERS - most_markers(state)) / END_MARKERS
    total = float(player.vp)
    for colour in range(NUM_COLOURS):
        total += stack_worth(state, player, colour, to_come)
    coins: int = player.coins - (state.cost - state.paid if buying else 0)
    total += left * (COIN * min(coins, SPARE_COINS) + SPARE_COIN * max(0, coins - SPARE_COINS))
    return total + left * MARKER * player.marker_count()


def most_markers(state: CarthageState) -> int:
    most = 0
    for player in state.players:
        most = max(most, player.marker_count())
    return most


def stack_worth(state: CarthageState, player: Player, colour: int, to_come: i64) -> float:
    """The price of a colour's goods in points, by the hope that they are sold."""
    number = 0
    stored = 0
    bought = 0
    highest = 0
    for i in range(NUM_VALUES):
        card = colour * NUM_VALUES + i
        here: int = count(player.unstored + player.stored + to_come, card)
        number += here
        stored += count(player.stored, card)
        bought += count(to_come, card)
        if here > 0:
            highest = VALUES[i]
    if number == 0:
        return 0.0
    price = (highest + player.markers[colour]) * number
    space = min(CARTHAGE, state.ships[colour] + steps_for(bought))
    safe = stored / number
    hope = safe * STORED_HOPE[space] + (1.0 - safe) * SALE_HOPE[space]
    return hope * price / POINTS_PER_VP
