"""Information-set Monte Carlo tree search for two and more players.

Every iteration deals a sample of what the seat cannot see, walks down one tree that is shared by all samples
(choosing among the actions that are legal in this one), adds a node, plays on for a while, and counts the
outcome for every seat. At each node the seat that decides prefers what has been good for itself.
"""

from __future__ import annotations

from math import log, sqrt
from typing import final

from harbourside.bots.lookahead import pass_forced, win_shares
from harbourside.engine.rng import Rng
from harbourside.engine.state import State


@final
class Node:
    """A place in the tree: what was done to come here, and what came of it."""

    def __init__(self, action: int, seats: int) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        """How often the action was legal when its parent was visited."""
        self.totals = [0.0] * seats
        self.children: list[Node] = []
        """Ascending by action."""


@final
class Tree:
    """The search for one decision."""

    def __init__(self, seats: int, rng: Rng, exploration: float, rollout: int, weights: list[float]) -> None:
        self.root = Node(-1, seats)
        self.nodes = 1
        self.rng = rng
        self.exploration = exploration
        self.rollout = rollout
        """How many decisions are played at random before the position is judged."""
        self.weights = weights

    def iterate(self, state: State) -> None:
        """One iteration on a sample, which is used up."""
        path = [self.root]
        node = self.root
        while state.actor >= 0:
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            child, is_new = self.select(node, legal, state.actor)
            state.apply(child.action)
            path.append(child)
            node = child
            if is_new:
                self.nodes += 1
                break
        self.play_on(state)
        shares = win_shares(state, self.weights)
        for node in path:
            node.visits += 1
            for seat in range(len(shares)):
                node.totals[seat] += shares[seat]

    def select(self, node: Node, legal: list[int], seat: int) -> tuple[Node, bool]:
        """The child to walk to among the legal ones, and whether it is new."""
        untried: list[int] = []
        best: Node | None = None
        best_value = -1.0
        children = node.children
        count = len(children)
        i = 0
        for action in legal:
            while i < count and children[i].action < action:
                i += 1
            if i == count or children[i].action != action:
                untried.append(action)
                continue
            child = children[i]
            child.available += 1
            value = child.totals[seat] / child.visits + self.exploration * sqrt(
                log(child.available) / child.visits
            )
            if value > best_value:
                best = child
                best_value = value
        if best is not None and not untried:
            return best, False
        return self.add(node, untried[self.rng.below(len(untried))]), True

    def add(self, node: Node, action: int) -> Node:
        child = Node(action, len(node.totals))
        child.available = 1
        place = len(node.children)
        while place > 0 and node.children[place - 1].action > action:
            place -= 1
        node.children.insert(place, child)
        return child

    def play_on(self, state: State) -> None:
        """Some random decisions, so that the judgement sees a little of what the position leads to."""
        for _ in range(self.rollout):
            if state.actor < 0:
                return
            legal = state.legal()
            choice: int = self.rng.below(len(legal))
            state.apply(legal[choice])
        pass_forced(state)
