"""Information-set Monte Carlo tree search for two and more players.

Every sample of what the seat cannot see is played with each action that is still in the running, so that all
of them meet the same luck. Whenever the samples have doubled, the worse half of the actions drops out, and
whatever is surely behind. Where the tree has been often enough it is opened, and the seat that decides there
prefers what has been good for itself: at once where luck hardly matters, late where it hides what is good.
Beyond it everybody does what looks best at once by the game's evaluation, until the seat's turn has come
round a few times. What the position looks like each time goes back up the path, as a mean: soon it says
little yet, late it has much to do with how the others were thought to play.

Whenever the position is judged it is the same seat's turn. So it does not matter that an evaluation flatters
whoever has just had theirs.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from harbourside.bots.lookahead import likely_action, prospect, win_shares
from harbourside.engine.state import State

LEAST_CHOICE: Final = 1e-9
"""Where all actions come to the same, luck counts for all the more."""
LEAST_SPREAD: Final = 0.01
"""Where all outcomes look alike, exploration still goes on a little."""
FIRST_SAMPLES: Final = 4
"""By these it is told how much luck there is; until then the tree stays closed."""
LUCK_COUNTS: Final = 30.0
"""Where luck changes what comes of an action as much as the choice of it, a place is visited so often before
the tree grows beyond it."""
LEAST_SAMPLES: Final = 8
"""So many samples every action meets, as far as the budget goes, before one of them may drop out."""
ENOUGH_SAMPLES: Final = 64
"""After so many the race may be decided: the tree has shown by then what answers there are."""
SURELY: Final = 4.0
"""By so many standard errors an action is behind the leader if there is no need to go on with it."""
CLOSED: Final = 10**9
"""More visits than any place has."""
MOST_PLAYED_ON: Final = 300
"""So many decisions are played beyond the tree at most, if the turn does not come round."""


@final
class Node:
    """A place in the tree: what was done to come here, and what came of it."""

    def __init__(self, action: int, look: list[float]) -> None:
        self.action = action
        self.look = look
        """By how much each seat's share of the win seemed to grow, before anybody went there."""
        self.visits = 0
        self.available = 1
        """How often the action was legal when its parent was visited."""
        self.totals = [0.0] * len(look)
        """By how much each seat's shares of the win grew, added up over the visits."""
        self.children: list[Node] = []
        """Ascending by action."""

    def gain(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits > 0 else self.look[seat]


@final
class Runner:
    """An action of the seat that is to decide, in the race with its others."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.gains: list[float] = []
        """The seat's own, sample by sample."""

    def lead(self, samples: int) -> float:
        """The gains over so many of the samples, which others have met as well."""
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
        self.runners = [Runner(Node(action, [0.0] * seats)) for action in legal]
        self.racing = self.runners.copy()
        """Those that have not dropped out; after the first sample, first what looked best in it."""
        self.first: State | None = None
        """The first sample, on which the principal line is told."""
        self.sample: State | None = None
        self.luck = [0.0] * seats
        """What the sample looks like before anybody decides: as it counts for no action, it is taken off."""
        self.tried = 0
        """How many of those that are racing have met the sample."""
        self.samples = 0
        """Those that all who are racing have met."""
        self.opens_at = CLOSED
        """So often a place was visited before the tree grows beyond it."""
        self.check_at = LEAST_SAMPLES
        self.looks = 0
        """How many positions were judged."""
        self.visits = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats
        """Of all gains, for their spread."""
        self.spread = [LEAST_SPREAD] * seats
        """How far each seat's gains lie apart: what exploration is measured in."""
        self.luck_totals = [0.0] * seats
        self.dealt = 0

    def wants_sample(self) -> bool:
        return self.sample is None

    def is_decided(self) -> bool:
        return len(self.racing) == 1 and self.samples >= ENOUGH_SAMPLES

    def deal(self, sample: State) -> None:
        """The sample that the next iterations play on: one for each action that is racing."""
        sample.passes_forced = True
        self.sample = sample
        self.luck = win_shares(sample, self.weights)
        self.looks += 1
        self.dealt += 1
        for seat in range(len(self.luck)):
            self.luck_totals[seat] = self.luck_totals[seat] + self.luck[seat]
        if self.first is None:
            self.first = sample
            self.line_up(sample)

    def line_up(self, sample: State) -> None:
        """A budget may be too small for all actions: what looks best comes first."""
        if len(self.racing) == 1:
            return
        for runner in self.racing:
            runner.node.look = difference(prospect(sample, runner.node.action, self.weights), self.luck)
        self.looks += len(self.racing)
        self.racing.sort(key=lambda runner: -runner.node.look[self.seat])

    def iterate(self) -> None:
        """The next action that is racing, on the sample."""
        assert self.sample is not None
        runner = self.racing[self.tried]
        state = self.sample.clone()
        state.apply_legal(runner.node.action)
        path = self.descend(runner.node, state)
        gains = difference(self.play_on(state, []), self.luck)
        for node in path:
            node.visits += 1
            add(node.totals, gains)
        self.note(gains)
        runner.gains.append(gains[self.seat])
        self.tried += 1
        if self.tried == len(self.racing):
            self.tried = 0
            self.sample = None
            self.samples += 1
            if self.samples == FIRST_SAMPLES or (self.samples == LEAST_SAMPLES < self.opens_at):
                self.opens_at = 1 + int(min(LUCK_COUNTS * luck_share(self.racing), float(CLOSED)))
            if self.samples == self.check_at:
                self.check_at *= 2
                self.drop_out()

    def descend(self, node: Node, state: State) -> list[Node]:
        """Through the opened part of the tree; the way."""
        path = [node]
        while state.actor >= 0 and node.visits >= self.opens_at:
            legal = state.legal()
            if len(legal) == 1:
                state.apply_legal(legal[0])
                continue
            self.grow(node, state, legal)
            node = self.select(node, legal, state.actor)
            path.append(node)
            state.apply_legal(node.action)
        return path

    def grow(self, node: Node, state: State, legal: list[int]) -> None:
        """A child for every legal action that has none, judged at once."""
        children = node.children
        place = 0
        for action in legal:
            while place < len(children) and children[place].action < action:
                place += 1
            if place < len(children) and children[place].action == action:
                continue
            self.looks += 1
            children.insert(place, Node(action, difference(prospect(state, action, self.weights), self.luck)))

    def select(self, node: Node, legal: list[int], seat: int) -> Node:
        """The most promising child among the legal ones, for the seat that decides."""
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

    def play_on(self, state: State, line: list[int]) -> list[float]:
        """Everybody does what looks best at once, until it is the seat's turn again for the last time.

        The shares of the win, as they look on the average of its turns. A result counts for all that were
        still to come. What was done is added to the line.
        """
        totals = [0.0] * state.seats
        away = False
        rounds = 0
        for _ in range(MOST_PLAYED_ON):
            if state.actor != self.seat:
                away = True
            elif away:
                away = False
                rounds += 1
                if rounds < self.rounds:
                    add(totals, self.judge(state.clone()))
            if state.actor < 0 or rounds == self.rounds:
                break
            legal = state.legal()
            if len(legal) == 1:
                state.apply_legal(legal[0])
                continue
            action = likely_action(state, legal, self.weights)
            self.looks += len(legal)
            line.append(action)
            state.apply_legal(action)
        last = self.judge(state)
        turns = max(1, self.rounds)
        judged = min(rounds, turns - 1)
        return [(totals[seat] + (turns - judged) * last[seat]) / turns for seat in range(len(last))]

    def judge(self, state: State) -> list[float]:
        state.come_to_rest()
        self.looks += 1
        return win_shares(state, self.weights)

    def note(self, gains: list[float]) -> None:
        """The standard deviation of each seat's gains so far."""
        self.visits += 1
        add(self.totals, gains)
        for seat in range(len(gains)):
            self.squares[seat] = self.squares[seat] + gains[seat] * gains[seat]
            mean = self.totals[seat] / self.visits
            variance = self.squares[seat] / self.visits - mean * mean
            self.spread[seat] = max(LEAST_SPREAD, sqrt(max(0.0, variance)))

    def drop_out(self) -> None:
        """The worse half races no more, and in the end nobody who is surely behind the leader."""
        if len(self.racing) > 2:
            samples = self.samples
            self.racing.sort(key=lambda runner: -runner.lead(samples))
            del self.racing[(len(self.racing) + 1) // 2 :]
        if self.samples < ENOUGH_SAMPLES:
            return
        leader = self.leader()
        self.racing = [
            runner
            for runner in self.racing
            if runner is leader or not surely_behind(runner.gains, leader.gains)
        ]

    def leader(self) -> Runner:
        """Of those that are racing, by the samples that all of them have met."""
        common = max(1, self.samples)
        best = self.racing[0]
        for runner in self.racing:
            if runner.gains and runner.lead(common) > best.lead(common):
                best = runner
        return best

    def principal_line(self) -> list[int]:
        """What is expected from here on, by whoever decides, as far as there is a choice: where the tree is
        open what was tried most, beyond it what looks best at once."""
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
            favourite = most_tried(node.children, legal, state.actor)
            if favourite is None:
                break
            node = favourite
            line.append(node.action)
            state.apply_legal(node.action)
        self.play_on(state, line)
        return line

    def chance(self, node: Node, seat: int) -> float:
        """The seat's share of the win there, with the luck of an average sample."""
        share = node.gain(seat) + self.luck_totals[seat] / self.dealt
        return min(1.0, max(0.0, share))


def most_tried(children: list[Node], legal: list[int], seat: int) -> Node | None:
    """Among the legal ones, and if several were, what was best for the seat; None if none was tried."""
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


def luck_share(runners: list[Runner]) -> float:
    """How much the gains of an action vary with the sample, beyond what all vary together, compared with how
    much the actions differ. All have met the same samples."""
    samples = len(runners[0].gains)
    of_sample = [0.0] * samples
    middle = 0.0
    for sample in range(samples):
        for runner in runners:
            of_sample[sample] = of_sample[sample] + runner.gains[sample] / len(runners)
        middle += of_sample[sample]
    middle /= samples
    luck = 0.0
    choice = 0.0
    for runner in runners:
        better = runner.lead(samples) / samples - middle
        choice += better * better
        for sample in range(samples):
            apart = runner.gains[sample] - of_sample[sample] - better
            luck += apart * apart / (samples - 1)
    return luck / max(choice, LEAST_CHOICE)


def surely_behind(gains: list[float], others: list[float]) -> bool:
    """By the differences on the same samples."""
    count = len(gains)
    total = 0.0
    for sample in range(count):
        total += others[sample] - gains[sample]
    mean = total / count
    squares = 0.0
    for sample in range(count):
        apart = others[sample] - gains[sample] - mean
        squares += apart * apart
    return mean > SURELY * sqrt(squares / (count - 1) / count)


def difference(shares: list[float], luck: list[float]) -> list[float]:
    return [shares[seat] - luck[seat] for seat in range(len(shares))]


def add(totals: list[float], gains: list[float]) -> None:
    for seat in range(len(totals)):
        totals[seat] = totals[seat] + gains[seat]
