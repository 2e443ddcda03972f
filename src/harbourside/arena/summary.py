"""What a tournament says about its bots: ratings, win shares, who beats whom, scores, times, failures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean, stdev

from harbourside.arena.contest import Result
from harbourside.arena.intervals import Sample, Share
from harbourside.arena.ratings import Rating, rate
from harbourside.arena.schedule import Plan
from harbourside.arena.tournament import Tournament
from harbourside.engine.message import Message


@dataclass(frozen=True)
class FailureKind:
    """Failures of a bot that say the same."""

    message: Message
    times: int
    games: int
    first: int
    """The number of the first game in which it happened."""


@dataclass(frozen=True)
class BotStanding:
    """How one bot did in a tournament."""

    bot: int
    """Its number in the plan."""
    spec: str
    rating: Rating
    share: Share
    """Of the wins, for each seat it had: a win shared by k counts 1/k."""
    seats: list[Share]
    """The same, seat by seat."""
    scores: list[int]
    """Of the games that were played to their end."""
    asked: int
    seconds: float
    longest: float
    forfeits: int
    stand_ins: int
    """Decisions that somebody else had to make."""
    failures: list[FailureKind]

    @property
    def failed(self) -> int:
        return self.forfeits + self.stand_ins

    @property
    def mean_score(self) -> float:
        return fmean(self.scores) if self.scores else 0.0

    @property
    def score_sd(self) -> float:
        return stdev(self.scores) if len(self.scores) > 1 else 0.0

    @property
    def mean_seconds(self) -> float:
        """For a decision it was asked for."""
        return self.seconds / self.asked if self.asked else 0.0


@dataclass(frozen=True)
class LineUpStanding:
    """How the bots of one line-up did against each other."""

    seats: dict[int, int]
    """How many seats each bot has."""
    shares: dict[int, Share]
    """Each bot's share of the wins, for each of its seats."""
    games: int


@dataclass(frozen=True)
class Standings:
    """The results of a tournament, counted."""

    plan: Plan
    games: int
    bots: list[BotStanding]
    """The best first."""
    head_to_head: dict[tuple[int, int], Share]
    """How often the first bot came in ahead of the second; equal places count half."""
    line_ups: list[LineUpStanding]
    seats: list[Share]
    """Of the wins, whoever sat there."""
    lengths: list[int]
    """Decisions of the games that were played to their end."""
    cut: int
    """Games that took longer than the game says it ever does, and were ended."""

    def of(self, bot: int) -> BotStanding:
        return next(standing for standing in self.bots if standing.bot == bot)

    @property
    def has_line_ups(self) -> bool:
        """Whether they tell more than the rest: with two at a table, line-ups are just the pairs."""
        return len(self.line_ups) > 1 and self.plan.players > 2

    @property
    def fair_share(self) -> float:
        return 1 / self.plan.players


def standings(tournament: Tournament) -> Standings:
    """Count what has been played so far: ratings, shares of the wins with intervals, who beats whom."""
    plan, results = tournament.plan, tournament.results
    count = len(plan.bots)
    ratings = rate(count, results)
    bots = [_bot_standing(plan, bot, ratings[bot], results) for bot in range(count)]
    return Standings(
        plan=plan,
        games=len(results),
        bots=sorted(bots, key=lambda standing: (-standing.rating.mu, -standing.share.value, standing.bot)),
        head_to_head=_head_to_head(results),
        line_ups=[_line_up_standing(plan, number, results) for number in range(len(plan.line_ups))],
        seats=[_seat_share(seat, results) for seat in range(plan.players)],
        lengths=[result.decisions for result in results if result.ending == "over"],
        cut=sum(result.ending == "cut" for result in results),
    )


def _bot_standing(plan: Plan, bot: int, rating: Rating, results: list[Result]) -> BotStanding:
    all_seats, each_seat = Sample(), [Sample() for _ in range(plan.players)]
    asked, seconds, longest = 0, 0.0, 0.0
    scores = []
    for result, seat in _appearances(bot, results):
        seed, share = result.contest.seed_number, result.shares[seat]
        all_seats.add(seed, share)
        each_seat[seat].add(seed, share)
        asked += result.asked[seat]
        seconds += result.seconds[seat]
        longest = max(longest, result.longest[seat])
        if result.ending == "over":
            scores.append(result.scores[seat])
    failures = _Failures(bot, results)
    return BotStanding(
        bot=bot,
        spec=plan.bots[bot],
        rating=rating,
        share=all_seats.share(),
        seats=[sample.share() for sample in each_seat],
        scores=scores,
        asked=asked,
        seconds=seconds,
        longest=longest,
        forfeits=failures.forfeits,
        stand_ins=failures.stand_ins,
        failures=failures.kinds(),
    )


def _appearances(bot: int, results: list[Result]) -> Iterator[tuple[Result, int]]:
    for result in results:
        for seat, who in enumerate(result.contest.seats):
            if who == bot:
                yield result, seat


@dataclass
class _Failures:
    """One bot's failures, counted."""

    bot: int
    results: list[Result]
    forfeits: int = 0
    stand_ins: int = 0
    _kinds: dict[str, FailureKind] = field(default_factory=dict)
    _games: dict[str, set[int]] = field(default_factory=dict)
    """In which each kind occurred: a bot may fail at several seats of one game."""

    def __post_init__(self) -> None:
        for result in self.results:
            for failure in result.failures:
                if result.contest.seats[failure.seat] != self.bot:
                    continue
                if result.ending == "forfeit":
                    self.forfeits += 1
                else:
                    self.stand_ins += failure.times
                self._count(failure.message, failure.times, result.contest.number)

    def _count(self, message: Message, times: int, number: int) -> None:
        key = repr(message.to_dict())
        known = self._kinds.get(key, FailureKind(message, 0, 0, number))
        games = self._games.setdefault(key, set())
        games.add(number)
        self._kinds[key] = FailureKind(message, known.times + times, len(games), known.first)

    def kinds(self) -> list[FailureKind]:
        return sorted(self._kinds.values(), key=lambda kind: (-kind.games, kind.first))


def _head_to_head(results: list[Result]) -> dict[tuple[int, int], Share]:
    samples: dict[tuple[int, int], Sample] = {}
    for result in results:
        seats, places = result.contest.seats, result.places
        for a, one in enumerate(seats):
            for b, other in enumerate(seats):
                if one != other:
                    ahead = 0.5 if places[a] == places[b] else float(places[a] < places[b])
                    samples.setdefault((one, other), Sample()).add(result.contest.seed_number, ahead)
    return {pair: sample.share() for pair, sample in samples.items()}


def _line_up_standing(plan: Plan, number: int, results: list[Result]) -> LineUpStanding:
    line_up = plan.line_ups[number]
    own = [result for result in results if result.contest.line_up == number]
    shares = {}
    for bot in line_up:
        sample = Sample()
        for result, seat in _appearances(bot, own):
            sample.add(result.contest.seed_number, result.shares[seat])
        shares[bot] = sample.share()
    return LineUpStanding({bot: line_up.count(bot) for bot in line_up}, shares, len(own))


def _seat_share(seat: int, results: list[Result]) -> Share:
    sample = Sample()
    for result in results:
        sample.add(result.contest.seed_number, result.shares[seat])
    return sample.share()
