"""One game between bots, from the first decision to a result, whatever the bots do."""

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
"""By the rules; by a bot's failure; or because it took longer than the game says it ever does."""

MICROSECONDS: Final = 6
"""Digits of a time that are kept: clocks tell no more."""

FAILURE_WORDS: Final = ("harbourside.bots", "harbourside.arena")
"""The packages that word what a failure says."""


@dataclass(frozen=True)
class Failure:
    """What one seat's bot got wrong in a game."""

    seat: int
    decision: int
    """The first decision that it did not make."""
    times: int
    message: Message
    """What went wrong the first time."""


@dataclass(frozen=True)
class Result:
    """What came of a contest: the lists have an entry for each seat."""

    contest: Contest
    ending: Ending
    scores: list[int]
    places: list[int]
    """1 is the best; equal places are shared."""
    decisions: int
    """Also those without a choice, which nobody was asked for."""
    asked: list[int]
    seconds: list[float]
    """Spent thinking, in all."""
    longest: list[float]
    failures: list[Failure]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def shares(self) -> list[float]:
        """Of the win: a win shared by k counts 1/k."""
        winners = self.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]


class RunStopped(HarboursideError):
    """A bot failed, and the plan says that everything stops then."""

    def __init__(self, number: int, bot: str, failure: Message) -> None:
        super().__init__(failure, FAILURE_WORDS[0])
        self.number = number
        self.bot = bot

    def say(self, language: str, names: object = ()) -> str:
        words = words_for(language, *FAILURE_WORDS)
        where = words.text("run-stopped", number=str(self.number), bot=Quoted(shown(self.bot, 200)))
        return f"{where} {words.say(self.message)}"


OnAsking = Callable[[int, int], None]
"""Told the seat whose bot is about to be at work, and the number of the decision."""


def play(plan: Plan, contest: Contest, on_asking: OnAsking = lambda seat, decision: None) -> Result:
    """Play it to a result; RunStopped if a bot fails and the plan says so."""
    table = _Table(plan, contest, on_asking)
    try:
        table.sit_down()
        table.play()
    except _Forfeit as forfeit:
        return table.forfeited(forfeit.seat)
    finally:
        table.leave()
    return table.result()


def crashed(plan: Plan, contest: Contest, seat: int, decision: int, exit_code: int) -> Result:
    """The result of a game whose process died while the bot at this seat was at work: it is lost for it.

    Nothing is left that a stand-in could go on with.
    """
    message = Message("failed-died", {"code": str(exit_code)})
    if plan.on_failure == "stop":
        raise RunStopped(contest.number, plan.bots[contest.seats[seat]], message)
    table = _Table(plan, contest, lambda seat, decision: None)
    table.decisions = decision
    table.failures[seat] = Failure(seat, decision, 1, message)
    return table.forfeited(seat)


class _Forfeit(Exception):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class _Absent:
    """Sits where a bot could not be made, and fails whenever it is asked."""

    def __init__(self, why: BotFailed) -> None:
        self._why = why

    def choose(self, seat: Seat) -> int:
        raise self._why


class _Table:
    """The game going on."""

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

    def sit_down(self) -> None:
        for seat, (bot, seed) in enumerate(zip(self.contest.seats, self.contest.bot_seeds, strict=True)):
            self.on_asking(seat, self.decisions)
            try:
                self.bots.append(make_bot(self.plan.bots[bot], seed))
            except (Exception, SystemExit) as error:
                self.bots.append(_Absent(crash(error)))

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
        """Note it; then go on or not, as the plan says."""
        if self.plan.on_failure == "stop":
            raise RunStopped(self.contest.number, self.plan.bots[self.contest.seats[seat]], message)
        known = self.failures.get(seat)
        self.failures[seat] = (
            replace(known, times=known.times + 1) if known else Failure(seat, self.decisions, 1, message)
        )
        if self.plan.on_failure == "forfeit":
            raise _Forfeit(seat)

    def leave(self) -> None:
        for seat, bot in enumerate(self.bots):
            self.on_asking(seat, self.decisions)
            dismiss([bot])

    def result(self) -> Result:
        return self._result("over" if self.state.is_over else "cut", self.state.places())

    def forfeited(self, loser: int) -> Result:
        """The bot that failed is last at all its seats; the others share the win."""
        seats = self.contest.seats
        losers = [seat for seat, bot in enumerate(seats) if bot == seats[loser]]
        if len(losers) == len(seats):
            losers = [loser]  # alone with itself: somebody has to win
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
