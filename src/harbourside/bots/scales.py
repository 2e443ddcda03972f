"""What a thinking bot weighs positions by: the game's own weights, or those that it was given."""

from __future__ import annotations

from harbourside.bots.asking import BotFailed
from harbourside.bots.settings import BadBot
from harbourside.engine.errors import HarboursideError
from harbourside.engine.seat import Seat
from harbourside.engine.weights import BadWeights, in_order, read_weights

Weights = str | list[float]
"""A file, or the figures themselves in the order of the game's weight_names."""


class UnreadableWeights(BadBot):
    """A bot that was given a file without weights is none."""

    def __init__(self, reason: BadWeights) -> None:
        HarboursideError.__init__(self, reason.message)


class UnfitWeights(BotFailed):
    """A bot that was given another game's weights cannot decide."""

    def __init__(self, reason: BadWeights) -> None:
        HarboursideError.__init__(self, reason.message)


class Scales:
    """A file is read at once, so that a bad one is noticed; whether it fits the game, the seat shows."""

    def __init__(self, given: Weights | None) -> None:
        self._given = given
        if isinstance(given, str):
            try:
                self._by_name = read_weights(given)
            except BadWeights as error:
                raise UnreadableWeights(error) from None

    def weights(self, seat: Seat) -> list[float]:
        if self._given is None:
            return seat.weights
        if isinstance(self._given, str):
            try:
                return in_order(self._by_name, seat.weight_names, self._given)
            except BadWeights as error:
                raise UnfitWeights(error) from None
        return self._given
