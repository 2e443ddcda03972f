"""Rounds of tuning: find new weights, and keep them if they win in games that were not used to find them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from shlex import quote

from harbourside.arena.intervals import Observations, Share
from harbourside.engine.registry import game as find_game
from harbourside.engine.weights import weights_text
from harbourside.tuning.fitting import Examples, fit
from harbourside.tuning.games import CheckGame, TrainingGame, training_positions
from harbourside.tuning.plan import DEFAULT_BOT, JUDGES, TuningPlan
from harbourside.tuning.runner import GameRunner
from harbourside.tuning.trials import Trial, TrialSteps

Progress = Callable[[int], None]
"""Called with the number of games just finished."""


@dataclass(frozen=True)
class Lead:
    """How much more than a fair share one side has won in several matches, with a 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Match:
    """New weights at one seat against old ones at all others. Each deal is played from every seat."""

    judge: str
    players: int
    shares: list[float]
    """The new weights' share of the win in each game, sorted by deal."""

    @property
    def games(self) -> int:
        return len(self.shares)

    @property
    def fair(self) -> float:
        return 1.0 / self.players

    @property
    def share(self) -> Share:
        observations = Observations()
        for number, share in enumerate(self.shares):
            observations.add(number // self.players, share)
        return observations.share()


@dataclass(frozen=True)
class Prediction:
    """How well weights predict results, before and after a fit."""

    positions: int
    before: float
    """The mean loss of a game with the old weights; `after` is the same with the new weights."""
    after: float


@dataclass(frozen=True)
class Round:
    """One round: new weights, and their matches against the old weights."""

    number: int
    prediction: Prediction | None
    """None if the weights were found by trials."""
    old: tuple[float, ...]
    new: tuple[float, ...]
    matches: list[Match]

    @property
    def lead(self) -> Lead:
        """The lead over all games of all matches."""
        return lead_over(self.matches)

    @property
    def is_accepted(self) -> bool:
        """Significantly better in all matches together, and significantly worse in none of them."""
        return self.lead.low > 0 and all(match.share.high >= match.fair for match in self.matches)


@dataclass(frozen=True)
class Tuning:
    """The result of a run. It depends only on the plan."""

    plan: TuningPlan
    rounds: list[Round]

    @property
    def weights(self) -> tuple[float, ...]:
        """The weights of the last accepted round, or else those at the start."""
        accepted = [round.new for round in self.rounds if round.is_accepted]
        return accepted[-1] if accepted else self.plan.start

    @property
    def is_better(self) -> bool:
        return any(round.is_accepted for round in self.rounds)

    def text(self) -> str:
        """The text of a weights file, with the command and the results as remarks."""
        names = find_game(self.plan.game).weight_names
        begun = " ".join(f"{weight:g}" for weight in self.plan.start)
        beginning = [] if self.plan.from_guess else [f"begun with {begun}"]
        remarks = [command(self.plan), *beginning, *map(_remark, self.rounds)]
        return weights_text(self.weights, names, remarks)


def lead_over(matches: Sequence[Match]) -> Lead:
    """Each match counts by its number of games. Errors add up as independent errors do."""
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


def command(plan: TuningPlan) -> str:
    """The command that makes these weights again, from the weights at the start."""
    parts = [f"harbourside tune {plan.game}"]
    if plan.from_guess:
        parts.append("--from-guess")
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


def tune(plan: TuningPlan, jobs: int = 1, on_progress: Progress = lambda games: None) -> Tuning:
    """Run all rounds in `jobs` processes; with 1, in this process."""
    rounds: list[Round] = []
    examples = Examples()
    weights = plan.start
    with GameRunner(plan, jobs, on_progress) as runner:
        for number in range(1, plan.rounds + 1):
            if number > 1 and plan.bot_in(number) != plan.bot_in(number - 1):
                examples = Examples()  # another bot reaches other positions
            prediction = None
            if plan.steps > 0:
                new = _step_by_trials(plan, runner, number, weights)
            else:
                new, prediction = _fit(plan, runner, number, weights, examples)
            matches = [
                check(plan, runner, number, judge, players, new, weights)
                for judge in JUDGES
                for players in plan.counts
            ]
            done = Round(number, prediction, weights, new, matches)
            rounds.append(done)
            if done.is_accepted:
                weights = done.new
    return Tuning(plan, rounds)


def _fit(
    plan: TuningPlan, runner: GameRunner, number: int, weights: tuple[float, ...], examples: Examples
) -> tuple[tuple[float, ...], Prediction]:
    """Play more training games, and fit the weights to the results of all of them."""
    games = [TrainingGame(number, game, weights) for game in range(plan.games_in(number))]
    for played in runner.play_training_games(games):
        examples.add_game(*training_positions(plan, played))
    fitted = fit(examples, list(weights))
    new = tuple(float(f"{weight:.6g}") for weight in fitted.weights)  # rounded as in the file
    return new, Prediction(len(examples.states), fitted.before, fitted.after)


def _step_by_trials(
    plan: TuningPlan, runner: GameRunner, number: int, weights: tuple[float, ...]
) -> tuple[float, ...]:
    steps = TrialSteps(plan, weights)
    for step in range(plan.steps):
        trials = [Trial(number, step, trial, steps.weights) for trial in range(plan.games_in(number))]
        steps.step(runner.play_trials(trials))
    return steps.weights


def check(
    plan: TuningPlan,
    runner: GameRunner,
    number: int,
    judge: str,
    players: int,
    new: tuple[float, ...],
    old: tuple[float, ...],
) -> Match:
    """A match on deals that were not used for training."""
    games = [
        CheckGame(number, judge, players, deal, seat, new, old)
        for deal in range(plan.deals[players])
        for seat in range(players)
    ]
    return Match(judge, players, runner.play_check_games(games))
