"""Finds the weights with which evaluate() predicts the results of games best.

The loss of a position is the cross-entropy between the result and the evaluation. It is minimised by the
Levenberg-Marquardt method with numeric derivatives, so evaluate() can be any function.
"""

from __future__ import annotations

from math import log
from typing import Final, final

from harbourside.engine.state import State
from harbourside.engine.weights import HEAVIEST

LEAST_SHARE: Final = 1e-6
"""The smallest share in the loss, so that one very wrong evaluation does not outweigh all others."""
STEP: Final = 0.01
"""The step of the numeric derivative, as a part of the weight's size."""
SMALLEST: Final = 0.05
"""The smallest size of a weight."""
PULL: Final = 1.0
"""The penalty for moving a weight by its size. Without evidence from games, weights do not move."""
MOST_STEPS: Final = 12
MOST_DAMPING: Final = 1e6
ENOUGH: Final = 1e-5
"""The fit stops when a step lowers the loss by less than this part of it."""


@final
class Examples:
    """Positions of finished games with their results. Each game counts once, for any number of positions."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self.results: list[list[float]] = []
        self.shares: list[float] = []
        """The weight of each position in the loss."""

    def add_game(self, states: list[State], result: list[float]) -> None:
        for state in states:
            self.states.append(state)
            self.results.append(result)
            self.shares.append(1.0 / len(states))

    def games(self) -> float:
        return sum(self.shares)

    def loss(self, weights: list[float]) -> float:
        """The loss, summed over the games. Lower is better."""
        total = 0.0
        for number in range(len(self.states)):
            result = self.results[number]
            shares = self.states[number].evaluate(weights)
            for seat in range(len(result)):
                if result[seat] > 0.0:
                    total -= self.shares[number] * result[seat] * log(max(shares[seat], LEAST_SHARE))
        return total

    def slopes(self, weights: list[float]) -> tuple[list[float], list[list[float]]]:
        """The gradient of the loss, and the Gauss-Newton approximation of its second derivatives."""
        count = len(weights)
        gradient = [0.0] * count
        curvature = [[0.0] * count for _ in range(count)]
        steps = [STEP * size(weight) for weight in weights]
        moved = [weights.copy() for _ in range(count)]
        for i in range(count):
            moved[i][i] += steps[i]
        for number in range(len(self.states)):
            state = self.states[number]
            result = self.results[number]
            part = self.shares[number]
            shares = state.evaluate(weights)
            others = [state.evaluate(other) for other in moved]
            for seat in range(len(result)):
                share = max(shares[seat], LEAST_SHARE)
                row: list[float] = []
                used: list[int] = []
                for i in range(count):
                    slope = (others[i][seat] - shares[seat]) / steps[i]
                    if slope != 0.0:
                        row.append(slope)
                        used.append(i)
                for a in range(len(used)):
                    i = used[a]
                    gradient[i] -= part * result[seat] / share * row[a]
                    line = curvature[i]
                    scaled = part / share * row[a]
                    for b in range(a + 1):
                        line[used[b]] += scaled * row[b]
        for i in range(count):
            for j in range(i):
                curvature[j][i] = curvature[i][j]
        return gradient, curvature


@final
class Fit:
    """The fitted weights, and the mean loss of a game before and after the fit."""

    def __init__(self, weights: list[float], before: float, after: float) -> None:
        self.weights = weights
        self.before = before
        self.after = after


def fit(examples: Examples, weights: list[float]) -> Fit:
    """Minimise the loss, starting from these weights."""
    sizes = [size(weight) for weight in weights]
    found = weights.copy()
    before = examples.loss(weights)
    best = before
    damping = 0.01
    for _ in range(MOST_STEPS):
        gradient, curvature = examples.slopes(found)
        for i in range(len(found)):
            gradient[i] += 2.0 * PULL * (found[i] - weights[i]) / sizes[i] ** 2
            curvature[i][i] += 2.0 * PULL / sizes[i] ** 2
        last = best
        while damping < MOST_DAMPING:
            tried = step_down(found, gradient, curvature, damping)
            loss = examples.loss(tried) + pull(tried, weights, sizes)
            if loss < best:
                best = loss
                found = tried
                damping /= 4.0
                break
            damping *= 4.0
        if last - best <= ENOUGH * last:
            break
    games = max(1.0, examples.games())
    return Fit(found, before / games, examples.loss(found) / games)


def size(weight: float) -> float:
    return max(weight, SMALLEST)


def pull(weights: list[float], previous: list[float], sizes: list[float]) -> float:
    total = 0.0
    for i in range(len(weights)):
        total += PULL * ((weights[i] - previous[i]) / sizes[i]) ** 2
    return total


def step_down(
    weights: list[float], gradient: list[float], curvature: list[list[float]], damping: float
) -> list[float]:
    """One damped step. More damping makes it shorter and closer to the gradient."""
    damped = [row.copy() for row in curvature]
    for i in range(len(weights)):
        damped[i][i] *= 1.0 + damping
    step = solve(damped, gradient)
    return [min(HEAVIEST, max(0.0, weights[i] - step[i])) for i in range(len(weights))]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of equations with a positive definite matrix by Gaussian elimination."""
    count = len(right)
    rows = [row.copy() for row in matrix]
    values = right.copy()
    for i in range(count):
        for j in range(i + 1, count):
            factor = rows[j][i] / rows[i][i]
            if factor != 0.0:
                for k in range(i, count):
                    rows[j][k] -= factor * rows[i][k]
                values[j] -= factor * values[i]
    for i in range(count - 1, -1, -1):
        for k in range(i + 1, count):
            values[i] -= rows[i][k] * values[k]
        values[i] /= rows[i][i]
    return values
