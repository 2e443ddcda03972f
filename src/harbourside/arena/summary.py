"""Statistics of a tournament: ratings, win shares, head-to-head results, scores, times, failures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean, stdev

from harbourside.arena.contest import Result
from harbourside.arena.intervals import Observations, Share
from harbourside.arena.ratings import Rating, rate
from harbourside.arena.schedule import Plan
from harbourside.arena.tournament import Tournament
from harbourside.engine.message import Message


@dataclass(frozen=True)
class FailureKind:
    """All failures of a bot with the same message."""

    message: Message
    times: int
    games: int
    first: int
    """The number of the first game in which it happened."""


@dataclass(frozen=True)
class BotStanding:
    """One bot's results in a tournament."""

    bot: int
    """The bot's number in the plan."""
    spec: str
    rating: Rating
    share: Share
    """Its share of the wins, for each game at each seat. A win shared by k seats counts 1/k."""
    seats: list[Share]
    """Its share of the wins at each seat."""
    scores: list[int]
    """The bot's scores in finished games."""
    asked: int
    seconds: float
    longest: float
    forfeits: int
    stand_ins: int
    """The number of its decisions that were replaced by random ones."""
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
        """The mean time of a decision."""
        return self.seconds / self.asked if self.asked else 0.0


@dataclass(frozen=True)
class LineUpStanding:
    """The results of one line-up."""

    seats: dict[int, int]
    """The number of seats of each bot."""
    shares: dict[int, Share]
    """Each bot's share of the wins, for each of its seats."""
    games: int


@dataclass(frozen=True)
class Standings:
    """The statistics of a tournament."""

    plan: Plan
    games: int
    bots: list[BotStanding]
    """The best first."""
    head_to_head: dict[tuple[int, int], Share]
    """How often the first bot was placed above the second. Equal places count half."""
    line_ups: list[LineUpStanding]
    seats: list[Share]
    """Each seat's share of the wins, over all bots."""
    lengths: list[int]
    """The number of decisions in each finished game."""
    cut: int
    """The number of games that were stopped because they exceeded the game's longest length."""

    def of(self, bot: int) -> BotStanding:
        return next(standing for standing in self.bots if standing.bot == bot)

    @property
    def has_line_ups(self) -> bool:
        """Whether line-ups are worth showing. With two players they equal the head-to-head results."""
        return len(self.line_ups) > 1 and self.plan.players > 2

    @property
    def fair_share(self) -> float:
        return 1 / self.plan.players


def standings(tournament: Tournament) -> Standings:
    """The statistics of the games played so far."""
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
    all_seats, each_seat = Observations(), [Observations() for _ in range(plan.players)]
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
        seats=[observations.share() for observations in each_seat],
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
    """Counts one bot's failures."""

    bot: int
    results: list[Result]
    forfeits: int = 0
    stand_ins: int = 0
    _kinds: dict[str, FailureKind] = field(default_factory=dict)
    _games: dict[str, set[int]] = field(default_factory=dict)
    """The games of each kind, because a bot may fail at several seats of one game."""

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
    observations: dict[tuple[int, int], Observations] = {}
    for result in results:
        seats, places = result.contest.seats, result.places
        for a, one in enumerate(seats):
            for b, other in enumerate(seats):
                if one != other:
                    ahead = 0.5 if places[a] == places[b] else float(places[a] < places[b])
                    pair = observations.setdefault((one, other), Observations())
                    pair.add(result.contest.seed_number, ahead)
    return {pair: found.share() for pair, found in observations.items()}


def _line_up_standing(plan: Plan, number: int, results: list[Result]) -> LineUpStanding:
    line_up = plan.line_ups[number]
    own = [result for result in results if result.contest.line_up == number]
    shares = {}
    for bot in line_up:
        observations = Observations()
        for result, seat in _appearances(bot, own):
            observations.add(result.contest.seed_number, result.shares[seat])
        shares[bot] = observations.share()
    return LineUpStanding({bot: line_up.count(bot) for bot in line_up}, shares, len(own))


def _seat_share(seat: int, results: list[Result]) -> Share:
    observations = Observations()
    for result in results:
        observations.add(result.contest.seed_number, result.shares[seat])
    return observations.share()
