"""Rounds of tuning: play, fit or walk, and keep what wins in games that were not used for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from shlex import quote

from harbourside.arena.intervals import Sample, Share
from harbourside.engine.registry import game as find_game
from harbourside.engine.weights import weights_text
from harbourside.tuning.fitting import Examples, fit
from harbourside.tuning.games import Duel, Lesson, review
from harbourside.tuning.plan import DEFAULT_BOT, JUDGES, Plan
from harbourside.tuning.trials import Trial, Walk
from harbourside.tuning.work import Work

Progress = Callable[[int], None]
"""Told how many more games are done."""


@dataclass(frozen=True)
class Lead:
    """How much more than its fair share one side has won over several matches, with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Match:
    """New weights at one seat against previous ones at all others, each deal played from every seat."""

    judge: str
    players: int
    shares: list[float]
    """Of the win, which the new weights got in each game, deal by deal."""

    @property
    def games(self) -> int:
        return len(self.shares)

    @property
    def fair(self) -> float:
        return 1.0 / self.players

    @property
    def share(self) -> Share:
        sample = Sample()
        for number, share in enumerate(self.shares):
            sample.add(number // self.players, share)
        return sample.share()


@dataclass(frozen=True)
class Prediction:
    """How the new weights were fitted."""

    positions: int
    before: float
    """The mean loss of a game with the previous weights, and then with the new ones."""
    after: float


@dataclass(frozen=True)
class Round:
    """One round: new weights, and the matches in which they met the previous ones."""

    number: int
    prediction: Prediction | None
    """None if they were found by trials."""
    old: tuple[float, ...]
    new: tuple[float, ...]
    matches: list[Match]

    @property
    def lead(self) -> Lead:
        """Over all games of all matches together."""
        return lead_over(self.matches)

    @property
    def is_accepted(self) -> bool:
        """Better in all matches together, beyond doubt; and in no match worse beyond doubt."""
        return self.lead.low > 0 and all(match.share.high >= match.fair for match in self.matches)


@dataclass(frozen=True)
class Tuning:
    """The result of a run; it depends on the plan alone."""

    plan: Plan
    rounds: list[Round]

    @property
    def weights(self) -> tuple[float, ...]:
        """Those of the last round that was accepted; otherwise those it began with."""
        accepted = [round.new for round in self.rounds if round.is_accepted]
        return accepted[-1] if accepted else self.plan.start

    @property
    def is_better(self) -> bool:
        return any(round.is_accepted for round in self.rounds)

    def text(self) -> str:
        """As a weights file, with how it came about."""
        names = find_game(self.plan.game).weight_names
        begun = " ".join(f"{weight:g}" for weight in self.plan.start)
        beginning = [] if self.plan.anew else [f"begun with {begun}"]
        remarks = [command(self.plan), *beginning, *map(_remark, self.rounds)]
        return weights_text(self.weights, names, remarks)


def lead_over(matches: Sequence[Match]) -> Lead:
    """A match counts by its games; what is not known for sure of each adds up as independent errors do."""
    games = sum(match.games for match in matches)
    value = 0.0
    below = 0.0
    above = 0.0
    for match in matches:
        part = match.games / games
        share = match.share
        value += part * (share.value - match.fair)
        below += (part * (share.value - share.low)) ** 2
        above += (part * (share.high - share.value)) ** 2
    return Lead(value, value - sqrt(below), value + sqrt(above))


def command(plan: Plan) -> str:
    """What makes these weights again, from those that the run began with."""
    parts = [f"harbourside tune {plan.game}"]
    if plan.anew:
        parts.append("--anew")
    if len(plan.counts) == 1:
        parts.append(f"--players {plan.counts[0]}")
    parts.extend(f"--games {games}" for games in plan.games)
    parts.append(f"--checks {plan.checks} --rounds {plan.rounds} --seed {plan.seed}")
    if plan.steps > 0:
        parts.append(f"--steps {plan.steps}")
    if plan.bots != (DEFAULT_BOT,):
        parts.extend(f"--bot {quote(bot)}" for bot in plan.bots)
    return " ".join(parts)


def _remark(round: Round) -> str:
    lead = round.lead
    verdict = "accepted" if round.is_accepted else "rejected"
    games = sum(match.games for match in round.matches)
    fitted = round.prediction
    loss = "" if fitted is None else f"loss {fitted.before:.4f} -> {fitted.after:.4f}, "
    return (
        f"round {round.number}: {loss}"
        f"lead {lead.value:+.3f} ({lead.low:+.3f} to {lead.high:+.3f}) in {games} games, {verdict}"
    )


def tune(plan: Plan, jobs: int = 1, on_progress: Progress = lambda games: None) -> Tuning:
    """Play, fit or walk, and check, round by round, in `jobs` processes (1: in this one)."""
    rounds: list[Round] = []
    examples = Examples()
    weights = plan.start
    with Work(plan, jobs, on_progress) as work:
        for number in range(1, plan.rounds + 1):
            if number > 1 and plan.bot_in(number) != plan.bot_in(number - 1):
                examples = Examples()  # another bot comes to other positions
            prediction = None
            if plan.steps > 0:
                new = _walk(plan, work, number, weights)
            else:
                new, prediction = _fit(plan, work, number, weights, examples)
            matches = [
                check(plan, work, number, judge, players, new, weights)
                for judge in JUDGES
                for players in plan.counts
            ]
            done = Round(number, prediction, weights, new, matches)
            rounds.append(done)
            if done.is_accepted:
                weights = done.new
    return Tuning(plan, rounds)


def _fit(
    plan: Plan, work: Work, number: int, weights: tuple[float, ...], examples: Examples
) -> tuple[tuple[float, ...], Prediction]:
    """More examples, and the weights that predict the results of all so far."""
    lessons = [Lesson(number, lesson, weights) for lesson in range(plan.games_in(number))]
    for course in work.play_lessons(lessons):
        examples.add_game(*review(plan, course))
    fitted = fit(examples, list(weights))
    new = tuple(float(f"{weight:.6g}") for weight in fitted.weights)  # as the file will say
    return new, Prediction(len(examples.states), fitted.before, fitted.after)


def _walk(plan: Plan, work: Work, number: int, weights: tuple[float, ...]) -> tuple[float, ...]:
    walk = Walk(plan, weights)
    for step in range(plan.steps):
        trials = [Trial(number, step, trial, walk.weights) for trial in range(plan.games_in(number))]
        walk.step(work.play_trials(trials))
    return walk.weights


def check(
    plan: Plan,
    work: Work,
    number: int,
    judge: str,
    players: int,
    new: tuple[float, ...],
    old: tuple[float, ...],
) -> Match:
    """A match on deals that nobody has learned from."""
    deals = plan.deals[players]
    duels = [
        Duel(number, judge, players, deal, seat, new, old) for deal in range(deals) for seat in range(players)
    ]
    return Match(judge, players, work.play_duels(duels))
