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
from harbourside.bots.tree import Node, Tree
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat

DEFAULT_ITERATIONS = 1000
CLOCK_EVERY = 16
"""The clock is looked at after so many iterations."""


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
    """Most visited first."""
    win_chances: list[float]
    """For every seat, if everybody goes on like this."""
    line: list[int]
    """The actions expected from here on, by whoever decides."""
    iterations: int
    nodes: int


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
        exploration: float = 1.0,
        slips: float = 0.0,
        weights: Weights | None = None,
    ) -> None:
        if not 0.0 <= exploration < inf:
            raise ValueError(f"exploration is not negative and not {exploration}")
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
        self._slips = Slips(slips, self._rng)
        self._scales = Scales(weights)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        slip = self._slips.slip(legal)
        return self.think(seat).thoughts[0].action if slip is None else slip

    def think(self, seat: Seat) -> Thinking:
        """Search, and tell all about it."""
        tree = Tree(seat.players, self._exploration, self._scales.weights(seat))
        begin = perf_counter()
        iterations = 0
        with _without_collector():
            while not self._is_spent(tree, iterations, begin):
                tree.iterate(seat.sample(self._rng))
                iterations += 1
        return _report(tree, seat, iterations)

    def _is_spent(self, tree: Tree, iterations: int, begin: float) -> bool:
        if iterations == 0:
            return False
        if self._iterations is not None and iterations >= self._iterations:
            return True
        if self._nodes is not None and (tree.nodes > self._nodes or iterations >= 10 * self._nodes):
            return True  # a small tree can be complete: then it grows no more
        if self._seconds is None or iterations % CLOCK_EVERY != 0:
            return False
        return perf_counter() - begin >= self._seconds


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


def _report(tree: Tree, seat: Seat, iterations: int) -> Thinking:
    root, legal = tree.root, seat.legal_actions()
    win_chances = [tree.chance(root, number) for number in range(len(root.totals))]
    line = _principal_line(root)
    if len(legal) == 1:  # the tree begins after it
        thoughts = [Thought(legal[0], root.visits, win_chances[seat.number])]
        line.insert(0, legal[0])
    else:
        thoughts = [Thought(c.action, c.visits, tree.chance(c, seat.number)) for c in root.children]
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.win_chance, thought.action))
    return Thinking(
        thoughts=thoughts, win_chances=win_chances, line=line, iterations=iterations, nodes=tree.nodes
    )


def _principal_line(node: Node) -> list[int]:
    line = []
    while node.children:
        node = max(node.children, key=lambda child: child.visits)
        line.append(node.action)
    return line
