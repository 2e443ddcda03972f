"""Information-set Monte Carlo tree search for two and more players.

Every iteration deals a sample of what the seat cannot see and walks down one tree that is shared by all
samples, choosing among the actions that are legal in this one. Where it comes to actions that were not legal
there before, it judges the position after each of them at once by the game's evaluation, and the best of the
judgements goes back up the path. At each node the seat that decides prefers what has been good for itself.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from harbourside.bots.lookahead import prospect, win_shares
from harbourside.engine.state import State

LEAST_SPREAD: Final = 0.01
"""Where all outcomes look alike, exploration still goes on a little."""
FAIR_TRY: Final = 0.5
"""How often every action is tried, whatever it looks like: the root of its even part of the visits, times
this. A judgement in the middle of something can be far off, and only looking further puts it right."""


@final
class Node:
    """A place in the tree: what was done to come here, and what came of it."""

    def __init__(self, action: int, shares: list[float]) -> None:
        self.action = action
        self.visits = 1
        """Its first judgement counts as a visit."""
        self.available = 1
        """How often the action was legal when its parent was visited."""
        self.totals = shares
        """Each seat's shares of the win, added up over the visits."""
        self.children: list[Node] = []
        """Ascending by action."""

    def forget(self) -> None:
        """The first judgement: those of what follows are better."""
        self.visits = 0
        self.totals = [0.0] * len(self.totals)


@final
class Tree:
    """The search for one decision."""

    def __init__(self, seats: int, exploration: float, weights: list[float]) -> None:
        self.root = Node(-1, [0.0] * seats)
        self.root.visits = 0
        self.nodes = 1
        self.exploration = exploration
        self.weights = weights
        self.squares = [0.0] * seats
        """Of the outcomes of all iterations, for their spread."""
        self.spread = [LEAST_SPREAD] * seats
        """How far each seat's outcomes lie apart: what exploration is measured in."""

    def iterate(self, state: State) -> None:
        """One iteration on a sample, which is used up."""
        state.passes_forced = True
        path = [self.root]
        node = self.root
        outcome: list[float] | None = None
        while state.actor >= 0:
            legal = state.legal()
            if len(legal) == 1:
                state.apply_legal(legal[0])
                continue
            if not node.children:
                node.forget()
            grown = self.grow(node, state, legal)
            node = self.select(node, legal, state.actor)
            if grown and node.visits == 1:
                outcome = node.totals
                break
            path.append(node)
            state.apply_legal(node.action)
        if outcome is None:
            outcome = win_shares(state, self.weights)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat in range(len(totals)):
                totals[seat] = totals[seat] + outcome[seat]
        self.note_spread(outcome)

    def grow(self, node: Node, state: State, legal: list[int]) -> bool:
        """A child for every legal action that has none, judged at once. Whether there were any."""
        children = node.children
        grown = False
        place = 0
        for action in legal:
            while place < len(children) and children[place].action < action:
                place += 1
            if place < len(children) and children[place].action == action:
                continue
            children.insert(place, Node(action, prospect(state, action, self.weights)))
            self.nodes += 1
            grown = True
        return grown

    def select(self, node: Node, legal: list[int], seat: int) -> Node:
        """The most promising child among the legal ones, for the seat that decides."""
        children = node.children
        best = children[0]
        best_value = -1.0
        width = self.exploration * self.spread[seat]
        tries = FAIR_TRY * sqrt(node.visits / len(legal))
        place = 0
        for action in legal:
            while children[place].action != action:
                place += 1
            child = children[place]
            child.available += 1
            value = child.totals[seat] / child.visits + width * sqrt(log(child.available) / child.visits)
            if child.visits < tries:
                value += 1.0  # before all that need no further try
            if value > best_value:
                best = child
                best_value = value
        return best

    def note_spread(self, outcome: list[float]) -> None:
        """The standard deviation of each seat's outcomes so far."""
        count = self.root.visits
        for seat in range(len(outcome)):
            share = outcome[seat]
            self.squares[seat] = self.squares[seat] + share * share
            mean = self.root.totals[seat] / count
            variance = self.squares[seat] / count - mean * mean
            self.spread[seat] = max(LEAST_SPREAD, sqrt(max(0.0, variance)))
