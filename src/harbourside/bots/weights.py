"""The `weights` setting of a bot: evaluation weights from a file or a list, or the game's own."""

from __future__ import annotations

from harbourside.bots.asking import BotFailed
from harbourside.bots.settings import BadBot
from harbourside.engine.errors import HarboursideError
from harbourside.engine.seat import Seat
from harbourside.engine.weights import BadWeights, in_order, read_weights

Weights = str | list[float]
"""The path of a file, or the weights in the order of the game's weight_names."""


class UnreadableWeights(BadBot):
    """The file of weights that a bot was given cannot be read."""

    def __init__(self, reason: BadWeights) -> None:
        HarboursideError.__init__(self, reason.message)


class UnfitWeights(BotFailed):
    """The bot cannot decide, because its weights are for another game."""

    def __init__(self, reason: BadWeights) -> None:
        HarboursideError.__init__(self, reason.message)


class WeightsSetting:
    """A file is read at once, so that errors are found early. Its names are checked for each seat."""

    def __init__(self, given: Weights | None) -> None:
        self._given = given
        if isinstance(given, str):
            try:
                self._by_name = read_weights(given)
            except BadWeights as error:
                raise UnreadableWeights(error) from None

    def for_seat(self, seat: Seat) -> list[float]:
        if self._given is None:
            return seat.weights
        if isinstance(self._given, str):
            try:
                return in_order(self._by_name, seat.weight_names, self._given)
            except BadWeights as error:
                raise UnfitWeights(error) from None
        return self._given
