"""Finds the weights that play best: each seat plays with changed weights, and the scores show what is better.

In each game every weight of every seat is increased or decreased at random, by the same part of its size. A
regression of the seats' leads on these changes estimates the effect of all weights at once. It finds effects
that predicting results cannot find: two weights can both be right, but together make a bot play badly.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from harbourside.engine.rng import Rng
from harbourside.engine.weights import HEAVIEST
from harbourside.tuning.fitting import size
from harbourside.tuning.plan import TuningPlan

APART: Final = 0.4
"""The change of a weight in a trial, as a logarithm of its size."""
REACH: Final = 0.6
"""The largest change of a weight in a step, as a logarithm of its size."""
SURE: Final = 4.0
"""The number of standard errors of an effect that gets the whole step."""
MEMORY: Final = 0.6
"""The part of the earlier evidence that still counts in the next step."""

Directions = list[int]
"""For each weight, whether it is increased (1), decreased (-1) or unchanged (0)."""


@dataclass(frozen=True)
class Trial:
    """One game of a step: its number, and the weights that are changed."""

    round: int
    step: int
    number: int
    weights: tuple[float, ...]


@dataclass(frozen=True)
class Attempt:
    """A finished trial: how much more each seat scored than the mean of the others."""

    trial: Trial
    leads: list[float]


def directions(plan: TuningPlan, trial: Trial, players: int) -> list[Directions]:
    """The directions for each seat, in random order. They come in opposite pairs."""
    rng = Rng(plan.derive_seed("directions", trial.round, trial.step, trial.number))
    tried: list[Directions] = []
    for seat in range(players):
        if seat % 2 == 1:
            tried.append([-sign for sign in tried[-1]])
        elif seat == players - 1:
            tried.append([0] * len(trial.weights))
        else:
            tried.append([2 * rng.below(2) - 1 for _ in trial.weights])
    order = list(range(players))
    rng.shuffle(order)
    return [tried[place] for place in order]


def moved(weights: tuple[float, ...], by: list[float]) -> list[float]:
    """Each weight changed by a part of its size. A small weight can become 0, and grow again later."""
    return [
        min(HEAVIEST, max(0.0, weight + size(weight) * (exp(part) - 1.0)))
        for weight, part in zip(weights, by, strict=True)
    ]


class TrialSteps:
    """The weights of a round, improved step by step."""

    def __init__(self, plan: TuningPlan, weights: tuple[float, ...]) -> None:
        self._plan = plan
        self._mean_effects = [0.0] * len(weights)
        """The mean effect of each weight over the steps so far."""
        self._evidence = 0.0
        self.weights = weights

    def step(self, attempts: list[Attempt]) -> None:
        """Move the weights in the directions that gave the greater leads."""
        effects, error = self._effects(attempts)
        self._evidence = MEMORY * self._evidence + 1.0
        fresh = 1.0 / self._evidence
        self._mean_effects = [
            (1.0 - fresh) * before + fresh * effect
            for before, effect in zip(self._mean_effects, effects, strict=True)
        ]
        error *= sqrt(fresh)
        if error == 0.0:
            return
        trusted = [effect**3 / (effect**2 + error**2) for effect in self._mean_effects]
        unit = REACH / max(SURE * error, max(abs(effect) for effect in trusted))
        self.weights = tuple(
            float(f"{weight:.6g}") for weight in moved(self.weights, [unit * effect for effect in trusted])
        )

    def _effects(self, attempts: list[Attempt]) -> tuple[list[float], float]:
        """The effect of increasing each weight on the lead, and the standard error of these effects."""
        sums = [0.0] * len(self.weights)
        squares = 0.0
        count = 0
        for attempt in attempts:
            tried = directions(self._plan, attempt.trial, len(attempt.leads))
            for signs, lead in zip(tried, attempt.leads, strict=True):
                if 0 in signs:
                    continue
                count += 1
                squares += lead * lead
                for place, sign in enumerate(signs):
                    sums[place] += sign * lead
        return [total / max(1, count) for total in sums], sqrt(squares) / max(1, count)
