"""The strong bot: tree search over samples, with a budget of seconds, iterations or nodes."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import perf_counter

from harbourside.bots.slips import Slips
from harbourside.bots.tree import Candidate, Tree
from harbourside.bots.weights import Weights, WeightsSetting
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat

DEFAULT_ITERATIONS = 300
DEFAULT_ROUNDS = 3
"""After how many turns of the seat a rollout ends."""


@dataclass(frozen=True)
class Thought:
    """The search's result for one action."""

    action: int
    visits: int
    win_chance: float
    """For the seat that decides."""


@dataclass(frozen=True)
class Thinking:
    """The search's result for a position, for hints and analysis."""

    thoughts: list[Thought]
    """The best action first, then the others: by the number of samples they were tried on, then by result."""
    win_chances: list[float]
    """For each seat, after the best action."""
    line: list[int]
    """The actions expected next, of all seats, without forced ones."""
    iterations: int
    """How often an action was tried on a sample."""
    nodes: int
    """How many positions were evaluated."""


class SearchBot:
    """It stops when the first of its budgets is used up.

    With a seed and a budget of iterations or nodes, its answers are the same each time. With a budget of
    seconds they depend on the machine.
    """

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        nodes: int | None = None,
        exploration: float = 0.3,
        rounds: int = DEFAULT_ROUNDS,
        slips: float = 0.0,
        weights: Weights | None = None,
    ) -> None:
        if not 0.0 <= exploration < inf:
            raise ValueError(f"exploration must be a finite number from 0, not {exploration}")
        if rounds < 0:
            raise ValueError(f"rounds must be at least 0, not {rounds}")
        for budget in (seconds, iterations, nodes):
            if budget is not None and not budget > 0:
                raise ValueError(f"a budget must be above 0, not {budget}")
        if seconds is None and iterations is None and nodes is None:
            iterations = DEFAULT_ITERATIONS
        self._rng = Rng(seed)
        self._seconds = seconds
        self._iterations = iterations
        self._nodes = nodes
        self._exploration = exploration
        self._rounds = rounds
        self._slips = Slips(slips, self._rng)
        self._weights = WeightsSetting(weights)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        slip = self._slips.slip(legal)
        return self._search(seat)[0].leader().node.action if slip is None else slip

    def think(self, seat: Seat) -> Thinking:
        """Search, and return all results."""
        return _report(*self._search(seat))

    def _search(self, seat: Seat) -> tuple[Tree, int]:
        """The tree, and the number of iterations."""
        weights = self._weights.for_seat(seat)
        tree = Tree(seat.number, seat.players, seat.legal_actions(), self._exploration, self._rounds, weights)
        begin = perf_counter()
        iterations = 0
        with _without_collector():
            while not self._is_spent(tree, iterations, begin):
                if tree.needs_sample():
                    tree.start_sample(seat.sample(self._rng))
                tree.iterate()
                iterations += 1
        return tree, iterations

    def _is_spent(self, tree: Tree, iterations: int, begin: float) -> bool:
        if iterations == 0:
            return False
        if tree.is_decided():
            return True
        if self._iterations is not None and iterations >= self._iterations:
            return True
        if self._nodes is not None and tree.evaluations >= self._nodes:
            return True
        return self._seconds is not None and perf_counter() - begin >= self._seconds


@contextmanager
def _without_collector() -> Iterator[None]:
    """Switch the garbage collector off: it would walk the tree many times, which has no cycles."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _report(tree: Tree, iterations: int) -> Thinking:
    leader = tree.leader()
    common = max(1, tree.samples)
    nodes = tree.evaluations

    def rank(candidate: Candidate) -> tuple[bool, int, float, int]:
        tries = min(common, candidate.node.visits)
        return candidate is not leader, -tries, -candidate.total_gain(common), candidate.node.action

    return Thinking(
        thoughts=[
            Thought(r.node.action, r.node.visits, tree.chance(r.node, tree.seat))
            for r in sorted(tree.candidates, key=rank)
        ],
        win_chances=[tree.chance(leader.node, number) for number in range(len(tree.totals))],
        line=tree.principal_line(),
        iterations=iterations,
        nodes=nodes,
    )
