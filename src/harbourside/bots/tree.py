"""Information-set Monte Carlo tree search for two and more players.

The candidates are the legal actions of the seat. Each sample of the hidden information is played with every
remaining candidate, so that luck is the same for all of them. Each time the number of samples has doubled,
the worse half of the candidates is dropped, and later every candidate that is surely behind.

A node is expanded after a number of visits that depends on luck: at once if luck hardly matters, late if it
hides which actions are good. In the expanded part each seat prefers the actions that were good for itself.

A rollout follows: each seat takes the action with the best evaluation, until the searching seat has had a few
turns. The position is evaluated at each of these turns. Each evaluation is averaged into every node on the
path. Early evaluations carry little information; late ones depend on the opponent model, so we use the mean.

Every evaluation is at the same seat's turn, because evaluations favour the seat that has just moved.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from harbourside.bots.lookahead import likely_action, prospect, win_shares
from harbourside.engine.state import State

LEAST_CHOICE: Final = 1e-9
"""The smallest variance between actions that counts, so that nothing is divided by zero."""
LEAST_SPREAD: Final = 0.01
"""The smallest spread of gains that counts, so that exploration never stops."""
FIRST_SAMPLES: Final = 4
"""Samples after which the influence of luck is estimated. Before, no node is expanded."""
VISITS_FOR_LUCK: Final = 30.0
"""Visits before a node is expanded, if luck changes the outcome as much as the choice of the action does."""
LEAST_SAMPLES: Final = 8
"""Samples, if the budget allows, before the first candidates are dropped."""
ENOUGH_SAMPLES: Final = 64
"""Samples before the search may stop early. By then the tree contains the others' replies."""
SURE_ERRORS: Final = 4.0
"""A candidate is dropped if it is behind the leader by this number of standard errors."""
NEVER: Final = 10**9
"""More visits than any node has."""
LONGEST_ROLLOUT: Final = 300
"""The most decisions in a rollout, if the seat has no turn again."""


@final
class Node:
    """A node of the tree: the action that leads to it, and the results behind it."""

    def __init__(self, action: int, prior: list[float]) -> None:
        self.action = action
        self.prior = prior
        """The gain of each seat by evaluation, from before the first visit."""
        self.visits = 0
        self.available = 1
        """How often the action was legal when its parent was visited."""
        self.totals = [0.0] * len(prior)
        """The gains of each seat, added up over the visits. A gain is the growth of a share of the win."""
        self.children: list[Node] = []
        """Sorted by action."""

    def gain(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits > 0 else self.prior[seat]


@final
class Candidate:
    """A legal action of the searching seat."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.gains: list[float] = []
        """The seat's gain with each sample."""

    def total_gain(self, samples: int) -> float:
        """The sum of the gains with the first samples, which others have played too."""
        total = 0.0
        for sample in range(min(samples, len(self.gains))):
            total += self.gains[sample]
        return total


@final
class Tree:
    """The search for one decision."""

    def __init__(
        self, seat: int, seats: int, legal: list[int], exploration: float, rounds: int, weights: list[float]
    ) -> None:
        self.seat = seat
        self.exploration = exploration
        self.rounds = rounds
        self.weights = weights
        self.candidates = [Candidate(Node(action, [0.0] * seats)) for action in legal]
        self.remaining = self.candidates.copy()
        """The candidates that are not dropped. From the first sample on, sorted by evaluation."""
        self.first: State | None = None
        """The first sample, on which the principal line is played."""
        self.sample: State | None = None
        self.baseline = [0.0] * seats
        """The evaluation of the sample before the decision. Gains are differences from it."""
        self.tried = 0
        """How many of the remaining candidates have played the sample."""
        self.samples = 0
        """How many samples all remaining candidates have played."""
        self.expands_at = NEVER
        """Visits before a node is expanded."""
        self.check_at = LEAST_SAMPLES
        self.evaluations = 0
        """How many positions were evaluated."""
        self.visits = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats
        """The sums of the squared gains, for the spread."""
        self.spread = [LEAST_SPREAD] * seats
        """The standard deviation of each seat's gains, the unit of exploration."""
        self.baseline_totals = [0.0] * seats
        self.samples_started = 0

    def needs_sample(self) -> bool:
        return self.sample is None

    def is_decided(self) -> bool:
        return len(self.remaining) == 1 and self.samples >= ENOUGH_SAMPLES

    def start_sample(self, sample: State) -> None:
        """Set the sample for the next iterations, one for each remaining candidate."""
        sample.passes_forced = True
        self.sample = sample
        self.baseline = win_shares(sample, self.weights)
        self.evaluations += 1
        self.samples_started += 1
        for seat in range(len(self.baseline)):
            self.baseline_totals[seat] = self.baseline_totals[seat] + self.baseline[seat]
        if self.first is None:
            self.first = sample
            self.order_candidates(sample)

    def order_candidates(self, sample: State) -> None:
        """Sort the candidates by evaluation, because the budget may be too small for all."""
        if len(self.remaining) == 1:
            return
        for candidate in self.remaining:
            node = candidate.node
            node.prior = difference(prospect(sample, node.action, self.weights), self.baseline)
        self.evaluations += len(self.remaining)
        self.remaining.sort(key=lambda candidate: -candidate.node.prior[self.seat])

    def iterate(self) -> None:
        """Play the sample with the next remaining candidate."""
        assert self.sample is not None
        candidate = self.remaining[self.tried]
        state = self.sample.clone()
        state.apply_legal(candidate.node.action)
        path = self.descend(candidate.node, state)
        gains = difference(self.roll_out(state, []), self.baseline)
        for node in path:
            node.visits += 1
            add(node.totals, gains)
        self.update_spread(gains)
        candidate.gains.append(gains[self.seat])
        self.tried += 1
        if self.tried == len(self.remaining):
            self.tried = 0
            self.sample = None
            self.samples += 1
            if self.samples == FIRST_SAMPLES or (self.samples == LEAST_SAMPLES < self.expands_at):
                self.expands_at = 1 + int(min(VISITS_FOR_LUCK * luck_ratio(self.remaining), float(NEVER)))
            if self.samples == self.check_at:
                self.check_at *= 2
                self.drop_worse()

    def descend(self, node: Node, state: State) -> list[Node]:
        """Go down through the expanded nodes. Returns the path."""
        path = [node]
        while state.actor >= 0 and node.visits >= self.expands_at:
            legal = state.legal()
            if len(legal) == 1:
                state.apply_legal(legal[0])
                continue
            self.expand(node, state, legal)
            node = self.select(node, legal, state.actor)
            path.append(node)
            state.apply_legal(node.action)
        return path

    def expand(self, node: Node, state: State, legal: list[int]) -> None:
        """Add a child, with its evaluation, for every legal action that has none."""
        children = node.children
        place = 0
        for action in legal:
            while place < len(children) and children[place].action < action:
                place += 1
            if place < len(children) and children[place].action == action:
                continue
            self.evaluations += 1
            prior = difference(prospect(state, action, self.weights), self.baseline)
            children.insert(place, Node(action, prior))

    def select(self, node: Node, legal: list[int], seat: int) -> Node:
        """The child to visit: the one with the highest upper confidence bound for this seat."""
        children = node.children
        best = children[0]
        best_value = -1000.0
        width = self.exploration * self.spread[seat]
        place = 0
        for action in legal:
            while children[place].action != action:
                place += 1
            child = children[place]
            child.available += 1
            value = child.gain(seat) + width * sqrt(log(child.available) / max(1, child.visits))
            if value > best_value:
                best = child
                best_value = value
        return best

    def roll_out(self, state: State, line: list[int]) -> list[float]:
        """Each seat takes the action with the best evaluation, until the seat's last turn.

        Returns the mean of the evaluations at the seat's turns. If the game ends, the result counts for all
        remaining turns. The actions are added to the line.
        """
        totals = [0.0] * state.seats
        away = False
        rounds = 0
        for _ in range(LONGEST_ROLLOUT):
            if state.actor != self.seat:
                away = True
            elif away:
                away = False
                rounds += 1
                if rounds < self.rounds:
                    add(totals, self.evaluate(state.clone()))
            if state.actor < 0 or rounds == self.rounds:
                break
            legal = state.legal()
            if len(legal) == 1:
                state.apply_legal(legal[0])
                continue
            action = likely_action(state, legal, self.weights)
            self.evaluations += len(legal)
            line.append(action)
            state.apply_legal(action)
        last = self.evaluate(state)
        turns = max(1, self.rounds)
        evaluated = min(rounds, turns - 1)
        return [(totals[seat] + (turns - evaluated) * last[seat]) / turns for seat in range(len(last))]

    def evaluate(self, state: State) -> list[float]:
        state.come_to_rest()
        self.evaluations += 1
        return win_shares(state, self.weights)

    def update_spread(self, gains: list[float]) -> None:
        """Update the standard deviation of each seat's gains."""
        self.visits += 1
        add(self.totals, gains)
        for seat in range(len(gains)):
            self.squares[seat] = self.squares[seat] + gains[seat] * gains[seat]
            mean = self.totals[seat] / self.visits
            variance = self.squares[seat] / self.visits - mean * mean
            self.spread[seat] = max(LEAST_SPREAD, sqrt(max(0.0, variance)))

    def drop_worse(self) -> None:
        """Drop the worse half, and after enough samples every candidate that is surely behind."""
        if len(self.remaining) > 2:
            samples = self.samples
            self.remaining.sort(key=lambda candidate: -candidate.total_gain(samples))
            del self.remaining[(len(self.remaining) + 1) // 2 :]
        if self.samples < ENOUGH_SAMPLES:
            return
        leader = self.leader()
        self.remaining = [
            candidate
            for candidate in self.remaining
            if candidate is leader or not surely_behind(candidate.gains, leader.gains)
        ]

    def leader(self) -> Candidate:
        """The best remaining candidate, by the samples that all of them have played."""
        common = max(1, self.samples)
        best = self.remaining[0]
        for candidate in self.remaining:
            if candidate.gains and candidate.total_gain(common) > best.total_gain(common):
                best = candidate
        return best

    def principal_line(self) -> list[int]:
        """The actions expected next, of all seats, without forced ones.

        In the tree they are the most visited actions, beyond it those of a rollout.
        """
        assert self.first is not None
        node = self.leader().node
        state = self.first.clone()
        line = [node.action]
        state.apply_legal(node.action)
        while state.actor >= 0:
            legal = state.legal()
            if len(legal) == 1:
                state.apply_legal(legal[0])
                continue
            most = most_tried(node.children, legal, state.actor)
            if most is None:
                break
            node = most
            line.append(node.action)
            state.apply_legal(node.action)
        self.roll_out(state, line)
        return line

    def chance(self, node: Node, seat: int) -> float:
        """The seat's expected share of the win at this node, over all samples."""
        share = node.gain(seat) + self.baseline_totals[seat] / self.samples_started
        return min(1.0, max(0.0, share))


def most_tried(children: list[Node], legal: list[int], seat: int) -> Node | None:
    """The most visited legal child; of equal ones the best for the seat. None if none was visited."""
    best: Node | None = None
    for child in children:
        if child.visits == 0 or child.action not in legal:
            continue
        if (
            best is None
            or child.visits > best.visits
            or (child.visits == best.visits and child.gain(seat) > best.gain(seat))
        ):
            best = child
    return best


def luck_ratio(candidates: list[Candidate]) -> float:
    """The variance of gains between samples, compared with the variance between candidates.

    Luck that is the same for all candidates does not count. All must have played the same samples.
    """
    samples = len(candidates[0].gains)
    of_sample = [0.0] * samples
    middle = 0.0
    for sample in range(samples):
        for candidate in candidates:
            of_sample[sample] = of_sample[sample] + candidate.gains[sample] / len(candidates)
        middle += of_sample[sample]
    middle /= samples
    luck = 0.0
    choice = 0.0
    for candidate in candidates:
        better = candidate.total_gain(samples) / samples - middle
        choice += better * better
        for sample in range(samples):
            apart = candidate.gains[sample] - of_sample[sample] - better
            luck += apart * apart / (samples - 1)
    return luck / max(choice, LEAST_CHOICE)


def surely_behind(gains: list[float], others: list[float]) -> bool:
    """Whether `gains` are surely below `others`, by the differences on the same samples."""
    count = len(gains)
    total = 0.0
    for sample in range(count):
        total += others[sample] - gains[sample]
    mean = total / count
    squares = 0.0
    for sample in range(count):
        apart = others[sample] - gains[sample] - mean
        squares += apart * apart
    return mean > SURE_ERRORS * sqrt(squares / (count - 1) / count)


def difference(shares: list[float], luck: list[float]) -> list[float]:
    return [shares[seat] - luck[seat] for seat in range(len(shares))]


def add(totals: list[float], gains: list[float]) -> None:
    for seat in range(len(totals)):
        totals[seat] = totals[seat] + gains[seat]
