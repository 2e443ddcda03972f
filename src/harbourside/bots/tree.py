"""Information-set Monte Carlo tree search for two and more players.

Every iteration deals a sample of what the seat cannot see and walks down one tree that is shared by all
samples, choosing among the actions that are legal in this one. Where it comes to actions that were not legal
there before, it judges the position after each of them at once by the game's evaluation, and the best of the
judgements goes back up the path. At each node the seat that decides prefers what has been good for itself.

Samples differ more from each other than actions do, and every action meets others of them. So what counts is
not how well a sample turned out, but how much better than it looked at first: its luck is taken off.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from harbourside.bots.lookahead import prospect, win_shares
from harbourside.engine.state import State

LEAST_SPREAD: Final = 0.01
"""Where all outcomes look alike, exploration still goes on a little."""
NEEDED: Final = 10.0
"""More than any value: an action that needs a try comes before all that need none."""
FAIR_TRY: Final = 0.5
"""How often every action is tried, whatever it looks like: the root of its even part of the visits, times
this. A judgement in the middle of something can be far off, and only looking further puts it right."""


@final
class Node:
    """A place in the tree: what was done to come here, and what came of it."""

    def __init__(self, action: int, gains: list[float]) -> None:
        self.action = action
        self.visits = 1
        """Its first judgement counts as a visit."""
        self.available = 1
        """How often the action was legal when its parent was visited."""
        self.totals = gains
        """By how much each seat's shares of the win grew, added up over the visits."""
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
        self.luck = [0.0] * seats
        """What the samples looked like before anybody decided, added up."""
        self.squares = [0.0] * seats
        """Of the gains of all iterations, for their spread."""
        self.spread = [LEAST_SPREAD] * seats
        """How far each seat's gains lie apart: what exploration is measured in."""

    def iterate(self, state: State) -> None:
        """One iteration on a sample, which is used up."""
        state.passes_forced = True
        luck = win_shares(state, self.weights)
        path = [self.root]
        node = self.root
        gains: list[float] | None = None
        while state.actor >= 0:
            legal = state.legal()
            if len(legal) == 1:
                state.apply_legal(legal[0])
                continue
            if not node.children:
                node.forget()
            grown = self.grow(node, state, legal, luck)
            node = self.select(node, legal, state.actor)
            if grown and node.visits == 1:
                gains = node.totals
                break
            path.append(node)
            state.apply_legal(node.action)
        if gains is None:
            gains = difference(win_shares(state, self.weights), luck)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat in range(len(totals)):
                totals[seat] = totals[seat] + gains[seat]
        self.note(gains, luck)

    def grow(self, node: Node, state: State, legal: list[int], luck: list[float]) -> bool:
        """A child for every legal action that has none, judged at once. Whether there were any."""
        children = node.children
        grown = False
        place = 0
        for action in legal:
            while place < len(children) and children[place].action < action:
                place += 1
            if place < len(children) and children[place].action == action:
                continue
            gains = difference(prospect(state, action, self.weights), luck)
            children.insert(place, Node(action, gains))
            self.nodes += 1
            grown = True
        return grown

    def select(self, node: Node, legal: list[int], seat: int) -> Node:
        """The most promising child among the legal ones, for the seat that decides."""
        children = node.children
        best = children[0]
        best_value = -NEEDED
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
                value += NEEDED
            if value > best_value:
                best = child
                best_value = value
        return best

    def note(self, gains: list[float], luck: list[float]) -> None:
        """The standard deviation of each seat's gains so far, and the luck of the samples."""
        count = self.root.visits
        for seat in range(len(gains)):
            self.luck[seat] = self.luck[seat] + luck[seat]
            gain = gains[seat]
            self.squares[seat] = self.squares[seat] + gain * gain
            mean = self.root.totals[seat] / count
            variance = self.squares[seat] / count - mean * mean
            self.spread[seat] = max(LEAST_SPREAD, sqrt(max(0.0, variance)))

    def chance(self, node: Node, seat: int) -> float:
        """The seat's share of the win there, with the luck of an average sample."""
        share = node.totals[seat] / node.visits + self.luck[seat] / self.root.visits
        return min(1.0, max(0.0, share))


def difference(shares: list[float], luck: list[float]) -> list[float]:
    return [shares[seat] - luck[seat] for seat in range(len(shares))]
