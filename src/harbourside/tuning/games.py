"""The games of a tuning run: those to learn from, and those between new weights and previous ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from harbourside.bots.asking import ask, dismiss
from harbourside.bots.bot import Bot
from harbourside.bots.specs import make_bot
from harbourside.engine.game import Game
from harbourside.engine.registry import game as find_game
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat
from harbourside.engine.shares import final_shares
from harbourside.engine.state import State
from harbourside.tuning.plan import Plan
from harbourside.tuning.trials import APART, Attempt, Trial, directions, moved

WANDER: Final = 10
"""One of so many decisions is made at random, so that not all games are alike."""
KEPT: Final = 12
"""Positions of each game that are learned from."""


@dataclass(frozen=True)
class Lesson:
    """A game to learn from: which one, and what weights it is played by."""

    round: int
    number: int
    weights: tuple[float, ...]


@dataclass(frozen=True)
class Course:
    """What happened in it: enough to play it again."""

    lesson: Lesson
    decisions: list[int]


@dataclass(frozen=True)
class Duel:
    """A game of one seat with new weights against the others with the previous ones."""

    round: int
    judge: str
    players: int
    deal: int
    seat: int
    new: tuple[float, ...]
    old: tuple[float, ...]


def play_lesson(plan: Plan, lesson: Lesson) -> Course:
    state = _begin(plan, lesson.number, lesson.round)
    rng = Rng(plan.derive_seed("wander", lesson.round, lesson.number))
    bots = [
        make_bot(
            plan.bot_in(lesson.round),
            plan.derive_seed("bot", lesson.round, lesson.number, seat),
            list(lesson.weights),
        )
        for seat in range(state.seats)
    ]
    decisions: list[int] = []

    def decide(state: State) -> int:
        legal = state.legal()
        wandering = rng.below(WANDER) == 0
        decisions.append(legal[rng.below(len(legal))] if wandering else _answer(bots, state))
        return decisions[-1]

    _play(find_game(plan.game), state, bots, decide)
    return Course(lesson, decisions)


def review(plan: Plan, course: Course) -> tuple[list[State], list[float]]:
    """Some positions of a game in which there was a choice, and the result; none if it has no end."""
    lesson = course.lesson
    state = _begin(plan, lesson.number, lesson.round)
    numbers = list(range(len(course.decisions)))
    Rng(plan.derive_seed("keep", lesson.round, lesson.number)).shuffle(numbers)
    kept = set(numbers[:KEPT])
    states: list[State] = []
    for number, decision in enumerate(course.decisions):
        _pass_forced(state)
        if number in kept:
            states.append(state.clone())
        state.apply_legal(decision)
    _pass_forced(state)
    return states if state.is_over else [], final_shares(state)


def play_duel(plan: Plan, duel: Duel) -> float:
    """The new weights' share of the win. The deal and the bots' luck are the same from every seat."""
    purpose = (duel.round, duel.judge, duel.players, duel.deal)
    game = find_game(plan.game)
    state = game.new_game(duel.players, plan.derive_seed("deal", *purpose))
    bots = [
        make_bot(
            duel.judge,
            plan.derive_seed("judge", *purpose, seat),
            list(duel.new if seat == duel.seat else duel.old),
        )
        for seat in range(duel.players)
    ]
    _play(game, state, bots, lambda state: _answer(bots, state))
    return final_shares(state)[duel.seat]


def play_trial(plan: Plan, trial: Trial) -> Attempt:
    """A game in which every seat plays by weights of its own; one without an end says nothing."""
    purpose = (trial.round, trial.step, trial.number)
    state = _begin(plan, trial.number, trial.round, trial.step)
    bots = [
        make_bot(
            plan.bot_in(trial.round),
            plan.derive_seed("trial", *purpose, seat),
            moved(trial.weights, [APART * way for way in ways]),
        )
        for seat, ways in enumerate(directions(plan, trial, state.seats))
    ]
    _play(find_game(plan.game), state, bots, lambda state: _answer(bots, state))
    scores = state.scores() if state.is_over else [0] * state.seats
    others = state.seats - 1
    return Attempt(trial, [score - (sum(scores) - score) / others for score in scores])


def _begin(plan: Plan, number: int, *when: int) -> State:
    """The game of that number in a round, or in a step of it."""
    players = plan.counts[number % len(plan.counts)]
    return find_game(plan.game).new_game(players, plan.derive_seed("lesson", *when, number))


def _play(game: Game, state: State, bots: list[Bot], decide: Callable[[State], int]) -> None:
    """To the end; one that takes longer than the game ever does is broken off, and has no winner."""
    try:
        for _ in range(game.longest_game(state.options)):
            _pass_forced(state)
            if state.actor < 0:
                return
            state.apply(decide(state))
    finally:
        dismiss(bots)


def _pass_forced(state: State) -> None:
    while len(state.legal()) == 1:
        state.apply_legal(state.legal()[0])


def _answer(bots: list[Bot], state: State) -> int:
    return ask(bots[state.actor], Seat(state, state.actor))
