"""How good a position looks: each seat's expected final score, turned into a share of the win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.games.carthage.data import (
    CARTHAGE,
    END_MARKERS,
    ICONS,
    NUM_COLOURS,
    NUM_VALUES,
    PAYMENT,
    POINTS_PER_VP,
    VALUES,
)
from harbourside.games.carthage.rules.counts import NO_CARDS, count, number_of
from harbourside.games.carthage.rules.purchase import steps_for

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState, Player

# The places of the weights in their list. Their values stand in weights.toml.
SALE_HOPE: Final = 0
"""The share of an unstored stack's price that we expect to get, by the space of its ship."""
STORED_HOPE: Final = 6
COIN: Final = 12
"""The points that we expect from a coin in hand."""
SPARE_COINS: Final = 13
"""Coins beyond this number bring little: `SPARE_COIN` each."""
SPARE_COIN: Final = 14
MARKER: Final = 15
"""The points that we expect a marker to add to later sales."""
SPREAD: Final = 16
"""The lead in points that makes a win e times as likely as the rival's, at the end of the game."""
SPREAD_IN_TIME: Final = 17
"""How many points are added to `SPREAD` at the beginning of a game."""
PROTECTED: Final = 18
"""How much of a good counts as stored if a card in hand could store it."""
WEIGHT_NAMES: Final = (
    "sale_hope_0",
    "sale_hope_1",
    "sale_hope_2",
    "sale_hope_3",
    "sale_hope_4",
    "sale_hope_5",
    "stored_hope_0",
    "stored_hope_1",
    "stored_hope_2",
    "stored_hope_3",
    "stored_hope_4",
    "stored_hope_5",
    "coin",
    "spare_coins",
    "spare_coin",
    "marker",
    "spread",
    "spread_in_time",
    "protected",
)


def evaluate(state: CarthageState, weights: list[float]) -> list[float]:
    """Each seat's share of the win, between 0 and 1. The shares add up to 1."""
    if state.actor < 0:
        return final_shares(state)
    # Near the end, goods that are not sold soon are not sold at all.
    left = 1.0 - most_markers(state) / END_MARKERS
    points = [expected_score(state, seat, left, weights) for seat in range(state.seats)]
    return shares_by_points(points, weights[SPREAD] + weights[SPREAD_IN_TIME] * left)


def expected_score(state: CarthageState, seat: int, left: float, weights: list[float]) -> float:
    """Points count in full, and goods in part. Coins and markers count for the points that they may bring."""
    player = state.players[seat]
    buying = state.phase == PAYMENT and state.turn_player == seat
    to_come: i64 = state.open_to(seat) if buying else NO_CARDS
    total = float(player.vp)
    for colour in range(NUM_COLOURS):
        total += stack_worth(state, player, colour, to_come, weights)
    coins: int = player.coins - (state.cost - state.paid if buying else 0)
    plenty = weights[SPARE_COINS]
    spare = coins - plenty if coins > plenty else 0.0
    total += left * (weights[COIN] * (coins - spare) + weights[SPARE_COIN] * spare)
    return total + left * weights[MARKER] * player.marker_count()


def most_markers(state: CarthageState) -> int:
    most = 0
    for player in state.players:
        most = max(most, player.marker_count())
    return most


def stack_worth(
    state: CarthageState, player: Player, colour: int, to_come: i64, weights: list[float]
) -> float:
    """The price of a colour's goods in points, times the chance that they are sold."""
    goods: i64 = player.unstored + player.stored + to_come
    number = number_of(goods, colour)
    if number == 0:
        return 0.0
    stored = number_of(player.stored, colour)
    bought = number_of(to_come, colour)
    icons = 0
    highest = 0
    for i in range(NUM_VALUES):
        card = colour * NUM_VALUES + i
        icons += ICONS[i] * count(player.hand, card)
        if count(goods, card) > 0:
            highest = VALUES[i]
    price = (highest + player.markers[colour]) * number
    space = min(CARTHAGE, state.ships[colour] + steps_for(bought))
    safe = (stored + weights[PROTECTED] * min(icons, number - stored)) / number
    hope = safe * weights[STORED_HOPE + space] + (1.0 - safe) * weights[SALE_HOPE + space]
    return hope * price / POINTS_PER_VP
