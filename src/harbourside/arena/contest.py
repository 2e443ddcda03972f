"""One game between bots, from the first decision to the result, even if bots fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final, Literal

from harbourside.arena.schedule import Contest, Plan
from harbourside.bots.asking import BotFailed, ask, crash, dismiss
from harbourside.bots.bot import Bot
from harbourside.bots.random import RandomBot
from harbourside.bots.specs import make_bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Message, Quoted
from harbourside.engine.registry import game as find_game
from harbourside.engine.seat import Seat
from harbourside.engine.words import words_for

Ending = Literal["over", "forfeit", "cut"]
"""How a game ended: by the rules, because a bot failed, or because it was too long."""

MICROSECONDS: Final = 6
"""Digits kept of a time in seconds. Clocks are not more precise."""

FAILURE_WORDS: Final = ("harbourside.bots", "harbourside.arena")
"""The packages that have the texts of failures."""


@dataclass(frozen=True)
class Failure:
    """The failures of one seat's bot in one game."""

    seat: int
    decision: int
    """The number of the first decision that the bot did not make."""
    times: int
    message: Message
    """The reason of the first failure."""


@dataclass(frozen=True)
class Result:
    """The result of a contest. The lists have an entry for each seat."""

    contest: Contest
    ending: Ending
    scores: list[int]
    places: list[int]
    """1 is the best; equal places are shared."""
    decisions: int
    """All decisions, including forced ones, for which no bot was asked."""
    asked: list[int]
    seconds: list[float]
    """The total time of each bot's decisions."""
    longest: list[float]
    failures: list[Failure]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win. If k seats win together, each has 1/k."""
        winners = self.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]


class RunStopped(HarboursideError):
    """A bot failed, and the plan says that the run stops in this case."""

    def __init__(self, number: int, bot: str, failure: Message) -> None:
        super().__init__(failure, FAILURE_WORDS[0])
        self.number = number
        self.bot = bot

    def say(self, language: str, names: object = ()) -> str:
        words = words_for(language, *FAILURE_WORDS)
        where = words.text("run-stopped", number=str(self.number), bot=Quoted(shown(self.bot, 200)))
        return f"{where} {words.say(self.message)}"


OnAsking = Callable[[int, int], None]
"""Called before a bot runs, with its seat and the number of the decision."""


def play(plan: Plan, contest: Contest, on_asking: OnAsking = lambda seat, decision: None) -> Result:
    """Play a contest. Raises RunStopped if a bot fails and the plan says so."""
    game = _ContestGame(plan, contest, on_asking)
    try:
        game.make_bots()
        game.play()
    except _Forfeit as forfeit:
        return game.forfeited(forfeit.seat)
    finally:
        game.dismiss_bots()
    return game.result()


def crashed(plan: Plan, contest: Contest, seat: int, decision: int, exit_code: int) -> Result:
    """The result of a game whose process died while the bot at this seat was running: this bot loses.

    The position is lost, so no random decision can replace the bot's.
    """
    message = Message("failed-died", {"code": str(exit_code)})
    if plan.on_failure == "stop":
        raise RunStopped(contest.number, plan.bots[contest.seats[seat]], message)
    game = _ContestGame(plan, contest, lambda seat, decision: None)
    game.decisions = decision
    game.failures[seat] = Failure(seat, decision, 1, message)
    return game.forfeited(seat)


class _Forfeit(Exception):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class _MissingBot:
    """Replaces a bot that could not be made. It fails at every decision."""

    def __init__(self, why: BotFailed) -> None:
        self._why = why

    def choose(self, seat: Seat) -> int:
        raise self._why


class _ContestGame:
    """The game of a contest, in progress."""

    def __init__(self, plan: Plan, contest: Contest, on_asking: OnAsking) -> None:
        self.plan = plan
        self.contest = contest
        self.on_asking = on_asking
        self.game = find_game(plan.game)
        self.state = self.game.new_game(plan.players, contest.game_seed, plan.options)
        self.bots: list[Bot] = []
        self.stand_in = RandomBot(plan.derive_seed("stand-in", contest.bot_seeds))
        self.decisions = 0
        self.asked = [0] * plan.players
        self.seconds = [0.0] * plan.players
        self.longest = [0.0] * plan.players
        self.failures: dict[int, Failure] = {}

    def make_bots(self) -> None:
        for seat, (bot, seed) in enumerate(zip(self.contest.seats, self.contest.bot_seeds, strict=True)):
            self.on_asking(seat, self.decisions)
            try:
                self.bots.append(make_bot(self.plan.bots[bot], seed))
            except (Exception, SystemExit) as error:
                self.bots.append(_MissingBot(crash(error)))

    def play(self) -> None:
        state = self.state
        most = self.game.longest_game(self.plan.options)
        while not state.is_over and self.decisions < most:
            legal = state.legal_actions()
            state.apply(legal[0] if len(legal) == 1 else self.decide(state.actor))
            self.decisions += 1

    def decide(self, number: int) -> int:
        self.on_asking(number, self.decisions)
        self.asked[number] += 1
        begin = perf_counter()
        try:
            return ask(self.bots[number], Seat(self.state, number))
        except BotFailed as failure:
            self.fail(number, failure.message)
            return self.stand_in.choose(Seat(self.state, number))
        finally:
            spent = perf_counter() - begin
            self.seconds[number] += spent
            self.longest[number] = max(self.longest[number], spent)

    def fail(self, seat: int, message: Message) -> None:
        """Note the failure. Raises if the plan says that the game or the run ends."""
        if self.plan.on_failure == "stop":
            raise RunStopped(self.contest.number, self.plan.bots[self.contest.seats[seat]], message)
        known = self.failures.get(seat)
        self.failures[seat] = (
            replace(known, times=known.times + 1) if known else Failure(seat, self.decisions, 1, message)
        )
        if self.plan.on_failure == "forfeit":
            raise _Forfeit(seat)

    def dismiss_bots(self) -> None:
        for seat, bot in enumerate(self.bots):
            self.on_asking(seat, self.decisions)
            dismiss([bot])

    def result(self) -> Result:
        return self._result("over" if self.state.is_over else "cut", self.state.places())

    def forfeited(self, loser: int) -> Result:
        """The bot that failed is last at all its seats. The others share the win."""
        seats = self.contest.seats
        losers = [seat for seat, bot in enumerate(seats) if bot == seats[loser]]
        if len(losers) == len(seats):
            losers = [loser]  # the bot plays against itself, and some seat must win
        last = len(seats) - len(losers) + 1
        return self._result("forfeit", [last if seat in losers else 1 for seat in range(len(seats))])

    def _result(self, ending: Ending, places: list[int]) -> Result:
        return Result(
            contest=self.contest,
            ending=ending,
            scores=self.state.scores(),
            places=places,
            decisions=self.decisions,
            asked=self.asked,
            seconds=[round(seconds, MICROSECONDS) for seconds in self.seconds],
            longest=[round(seconds, MICROSECONDS) for seconds in self.longest],
            failures=[self.failures[seat] for seat in sorted(self.failures)],
        )
