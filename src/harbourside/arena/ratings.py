"""Ratings of bots from the places in their games: the Plackett–Luce model of openskill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from harbourside.arena.contest import Result
from harbourside.arena.intervals import Z
from harbourside.engine.rng import Rng

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
MIDDLE: Final = 1500.0
PER_MU: Final = 400 / (log(10) * BETA * sqrt(2))
"""With this factor, 400 points more mean a chance of ten to one in a game of two, as in chess."""

ORDERS: Final = 8
MOST_UPDATES: Final = 100_000
"""Very long runs use fewer orders, so that a report takes only seconds."""


@dataclass(frozen=True)
class Rating:
    """A bot's strength: openskill's mu and sigma, and the same in points."""

    mu: float
    sigma: float

    @property
    def points(self) -> float:
        return MIDDLE + (self.mu - MU) * PER_MU

    @property
    def deviation(self) -> float:
        return self.sigma * PER_MU

    @property
    def ordinal(self) -> float:
        """The points minus three deviations: the bot is almost certainly stronger."""
        return self.points - 3 * self.deviation

    @property
    def low(self) -> float:
        return self.points - Z * self.deviation

    @property
    def high(self) -> float:
        return self.points + Z * self.deviation


def rate(bots: int, results: Sequence[Result]) -> list[Rating]:
    """The mean of the ratings from several orders of the games.

    openskill rates game by game, and the last games count more. But bots do not learn, so the order means
    nothing. Eight orders halve the error of one.
    """
    passes = [_rate_in_order(bots, order) for order in _orders(results)]
    return [
        Rating(fmean(own.mu for own in bot), fmean(own.sigma for own in bot))
        for bot in zip(*passes, strict=True)
    ]


def _orders(results: Sequence[Result]) -> Iterator[list[Result]]:
    """The results in several orders, the same ones each time."""
    for number in range(min(ORDERS, max(1, MOST_UPDATES // max(1, len(results))))):
        order = list(range(len(results)))
        Rng(number).shuffle(order)
        yield [results[place] for place in order]


def _rate_in_order(bots: int, results: list[Result]) -> list[Rating]:
    # tau is 0, because a bot's strength does not change between games.
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    for result in results:
        seats = result.contest.seats
        if len(set(seats)) == 1:
            continue
        after = model.rate([[ratings[bot]] for bot in seats], ranks=[float(place) for place in result.places])
        for bot in set(seats):
            # A bot at several seats gets several updates; their mean counts as one.
            own = [rating for seat, (rating,) in enumerate(after) if seats[seat] == bot]
            mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
