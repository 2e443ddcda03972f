"""Weights that play best: every seat tries weights of its own, and who scores more shows where to go.

In each game every weight is made heavier or lighter at random for every seat, by the same part of its size.
The seats' leads, set against what each of them tried, tell the effect of every weight at once, whatever it
does in the evaluation. This sees what predicting results cannot: that two weights are both right by
themselves, and together make a bot that never gets round to anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from harbourside.engine.rng import Rng
from harbourside.engine.weights import HEAVIEST
from harbourside.tuning.fitting import size
from harbourside.tuning.plan import Plan

APART: Final = 0.4
"""How far from the present weight the tried ones are, as a logarithm of its size."""
REACH: Final = 0.6
"""How far a step takes the weight with the greatest effect, in the same measure."""
SURE: Final = 4.0
"""An effect of so many standard errors is worth the whole step."""
MEMORY: Final = 0.6
"""The part of what earlier steps have shown that still counts in the next."""

Directions = list[int]
"""For each weight, whether it is heavier (1), lighter (-1) or as it is (0)."""


@dataclass(frozen=True)
class Trial:
    """One game of a step: which one, and around what weights."""

    round: int
    step: int
    number: int
    weights: tuple[float, ...]


@dataclass(frozen=True)
class Attempt:
    """How it ended: what each seat has more than the mean of the others."""

    trial: Trial
    leads: list[float]


def directions(plan: Plan, trial: Trial, players: int) -> list[Directions]:
    """For each seat. Every other seat does the opposite of the one before; which, is left to chance."""
    rng = Rng(plan.derive_seed("directions", trial.round, trial.step, trial.number))
    tried: list[Directions] = []
    for seat in range(players):
        if seat % 2 == 1:
            tried.append([-way for way in tried[-1]])
        elif seat == players - 1:
            tried.append([0] * len(trial.weights))
        else:
            tried.append([2 * rng.below(2) - 1 for _ in trial.weights])
    order = list(range(players))
    rng.shuffle(order)
    return [tried[place] for place in order]


def moved(weights: tuple[float, ...], by: list[float]) -> list[float]:
    """Each weight heavier by a part of its size; those near nought can reach it, and come back."""
    return [
        min(HEAVIEST, max(0.0, weight + size(weight) * (exp(part) - 1.0)))
        for weight, part in zip(weights, by, strict=True)
    ]


class Walk:
    """The steps of a round, one after another."""

    def __init__(self, plan: Plan, weights: tuple[float, ...]) -> None:
        self._plan = plan
        self._shown = [0.0] * len(weights)
        """By each weight, the effect as all steps so far show it."""
        self._evidence = 0.0
        self.weights = weights

    def step(self, attempts: list[Attempt]) -> None:
        """Go where the seats with the greater leads were."""
        effects, error = self._effects(attempts)
        self._evidence = MEMORY * self._evidence + 1.0
        fresh = 1.0 / self._evidence
        self._shown = [
            (1.0 - fresh) * before + fresh * effect
            for before, effect in zip(self._shown, effects, strict=True)
        ]
        error *= sqrt(fresh)
        if error == 0.0:
            return
        trusted = [effect**3 / (effect**2 + error**2) for effect in self._shown]
        unit = REACH / max(SURE * error, max(abs(effect) for effect in trusted))
        self.weights = tuple(
            float(f"{weight:.6g}") for weight in moved(self.weights, [unit * effect for effect in trusted])
        )

    def _effects(self, attempts: list[Attempt]) -> tuple[list[float], float]:
        """Of each weight on the lead, when heavier; and their standard error."""
        sums = [0.0] * len(self.weights)
        squares = 0.0
        count = 0
        for attempt in attempts:
            tried = directions(self._plan, attempt.trial, len(attempt.leads))
            for ways, lead in zip(tried, attempt.leads, strict=True):
                if 0 in ways:
                    continue
                count += 1
                squares += lead * lead
                for place, way in enumerate(ways):
                    sums[place] += way * lead
        return [total / max(1, count) for total in sums], sqrt(squares) / max(1, count)
