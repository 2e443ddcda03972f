"""Ratings of bots from the places in their games: Plackett–Luce, by openskill."""

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
"""400 points ahead is ten to one in a game of two, as chess players are used to."""

ORDERS: Final = 8
MOST_UPDATES: Final = 100_000
"""Very long runs are gone through in fewer orders, so that a report takes seconds."""


@dataclass(frozen=True)
class Rating:
    """How strong a bot is: openskill's mu and sigma, and the same in points."""

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
        """So strong it is almost certainly: three deviations less."""
        return self.points - 3 * self.deviation

    @property
    def low(self) -> float:
        return self.points - Z * self.deviation

    @property
    def high(self) -> float:
        return self.points + Z * self.deviation


def rate(bots: int, results: Sequence[Result]) -> list[Rating]:
    """The mean over several orders of the games: bots do not learn, so the order they met in means nothing.

    openskill goes game by game, and what came last weighs more. Eight orders halve the error of one.
    """
    passes = [_rate_in_order(bots, order) for order in _orders(results)]
    return [
        Rating(fmean(own.mu for own in bot), fmean(own.sigma for own in bot))
        for bot in zip(*passes, strict=True)
    ]


def _orders(results: Sequence[Result]) -> Iterator[list[Result]]:
    """Shuffled, always in the same ways."""
    for number in range(min(ORDERS, max(1, MOST_UPDATES // max(1, len(results))))):
        order = list(range(len(results)))
        Rng(number).shuffle(order)
        yield [results[place] for place in order]


def _rate_in_order(bots: int, results: list[Result]) -> list[Rating]:
    # Bots stay as they are, so no uncertainty comes back from game to game: tau is 0.
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    for result in results:
        seats = result.contest.seats
        if len(set(seats)) == 1:
            continue
        after = model.rate([[ratings[bot]] for bot in seats], ranks=[float(place) for place in result.places])
        for bot in set(seats):
            # At several seats it learns several times at once: the mean makes it no surer than one does.
            own = [rating for seat, (rating,) in enumerate(after) if seats[seat] == bot]
            mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
