"""The strong bot: tree search over samples, within a budget of seconds, iterations or nodes."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import perf_counter

from harbourside.bots.scales import Scales, Weights
from harbourside.bots.slips import Slips
from harbourside.bots.tree import Runner, Tree
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat

DEFAULT_ITERATIONS = 300
DEFAULT_ROUNDS = 3
"""How often the seat's turn comes round before a position is judged."""


@dataclass(frozen=True)
class Thought:
    """What the search found out about one action."""

    action: int
    visits: int
    win_chance: float
    """For the seat that decides."""


@dataclass(frozen=True)
class Thinking:
    """What the search found out: for hints and review."""

    thoughts: list[Thought]
    """What it would do, then what raced with it longest and best."""
    win_chances: list[float]
    """For every seat, if everybody goes on like this."""
    line: list[int]
    """The actions expected from here on, by whoever decides, as far as there is a choice."""
    iterations: int
    """How often an action was tried on a sample."""
    nodes: int
    """How many positions were judged."""


class SearchBot:
    """Anytime: it stops at whichever budget runs out first.

    With a budget of iterations or nodes and a seed its answers can be repeated exactly; seconds depend on
    the machine.
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
            raise ValueError(f"exploration is not negative and not {exploration}")
        if rounds < 0:
            raise ValueError(f"rounds are not negative and not {rounds}")
        for budget in (seconds, iterations, nodes):
            if budget is not None and not budget > 0:
                raise ValueError(f"a budget is more than {budget}")
        if seconds is None and iterations is None and nodes is None:
            iterations = DEFAULT_ITERATIONS
        self._rng = Rng(seed)
        self._seconds = seconds
        self._iterations = iterations
        self._nodes = nodes
        self._exploration = exploration
        self._rounds = rounds
        self._slips = Slips(slips, self._rng)
        self._scales = Scales(weights)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        slip = self._slips.slip(legal)
        return self._search(seat)[0].leader().node.action if slip is None else slip

    def think(self, seat: Seat) -> Thinking:
        """Search, and tell all about it."""
        return _report(*self._search(seat))

    def _search(self, seat: Seat) -> tuple[Tree, int]:
        """The tree, and how many iterations it had."""
        weights = self._scales.weights(seat)
        tree = Tree(seat.number, seat.players, seat.legal_actions(), self._exploration, self._rounds, weights)
        begin = perf_counter()
        iterations = 0
        with _without_collector():
            while not self._is_spent(tree, iterations, begin):
                if tree.wants_sample():
                    tree.deal(seat.sample(self._rng))
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
        if self._nodes is not None and tree.looks >= self._nodes:
            return True
        return self._seconds is not None and perf_counter() - begin >= self._seconds


@contextmanager
def _without_collector() -> Iterator[None]:
    """The garbage collector would walk the whole tree again and again, which has no cycles to find."""
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
    nodes = tree.looks

    def rank(runner: Runner) -> tuple[bool, int, float, int]:
        tries = min(common, runner.node.visits)
        return runner is not leader, -tries, -runner.lead(common), runner.node.action

    return Thinking(
        thoughts=[
            Thought(r.node.action, r.node.visits, tree.chance(r.node, tree.seat))
            for r in sorted(tree.runners, key=rank)
        ],
        win_chances=[tree.chance(leader.node, number) for number in range(len(tree.totals))],
        line=tree.principal_line(),
        iterations=iterations,
        nodes=nodes,
    )
