"""The games of a tuning run: training games, trials, and check games between new and old weights."""

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
from harbourside.tuning.plan import TuningPlan
from harbourside.tuning.trials import APART, Attempt, Trial, directions, moved

RANDOM_ONE_IN: Final = 10
"""One in this number of decisions is random, so that training games differ."""
KEPT: Final = 12
"""The number of positions from each training game."""


@dataclass(frozen=True)
class TrainingGame:
    """A game to learn from: its number, and the weights of its bots."""

    round: int
    number: int
    weights: tuple[float, ...]


@dataclass(frozen=True)
class PlayedGame:
    """A training game with its decisions, with which it can be replayed."""

    game: TrainingGame
    decisions: list[int]


@dataclass(frozen=True)
class CheckGame:
    """A game of one seat with new weights against others with the old weights."""

    round: int
    judge: str
    players: int
    deal: int
    seat: int
    new: tuple[float, ...]
    old: tuple[float, ...]


def play_training_game(plan: TuningPlan, game: TrainingGame) -> PlayedGame:
    state = _begin(plan, game.number, game.round)
    rng = Rng(plan.derive_seed("wander", game.round, game.number))
    bots = [
        make_bot(
            plan.bot_in(game.round),
            plan.derive_seed("bot", game.round, game.number, seat),
            list(game.weights),
        )
        for seat in range(state.seats)
    ]
    decisions: list[int] = []

    def decide(state: State) -> int:
        legal = state.legal()
        is_random = rng.below(RANDOM_ONE_IN) == 0
        decisions.append(legal[rng.below(len(legal))] if is_random else _answer(bots, state))
        return decisions[-1]

    _play(find_game(plan.game), state, bots, decide)
    return PlayedGame(game, decisions)


def training_positions(plan: TuningPlan, played: PlayedGame) -> tuple[list[State], list[float]]:
    """Some positions of a game that had a choice, and the result. No positions if the game was stopped."""
    game = played.game
    state = _begin(plan, game.number, game.round)
    numbers = list(range(len(played.decisions)))
    Rng(plan.derive_seed("keep", game.round, game.number)).shuffle(numbers)
    kept = set(numbers[:KEPT])
    states: list[State] = []
    for number, decision in enumerate(played.decisions):
        _pass_forced(state)
        if number in kept:
            states.append(state.clone())
        state.apply_legal(decision)
    _pass_forced(state)
    return states if state.is_over else [], final_shares(state)


def play_check_game(plan: TuningPlan, check: CheckGame) -> float:
    """The share of the win of the new weights. The seeds are the same from every seat."""
    purpose = (check.round, check.judge, check.players, check.deal)
    game = find_game(plan.game)
    state = game.new_game(check.players, plan.derive_seed("deal", *purpose))
    bots = [
        make_bot(
            check.judge,
            plan.derive_seed("judge", *purpose, seat),
            list(check.new if seat == check.seat else check.old),
        )
        for seat in range(check.players)
    ]
    _play(game, state, bots, lambda state: _answer(bots, state))
    return final_shares(state)[check.seat]


def play_trial(plan: TuningPlan, trial: Trial) -> Attempt:
    """A game in which every seat has different weights. If the game is stopped, all leads are 0."""
    purpose = (trial.round, trial.step, trial.number)
    state = _begin(plan, trial.number, trial.round, trial.step)
    bots = [
        make_bot(
            plan.bot_in(trial.round),
            plan.derive_seed("trial", *purpose, seat),
            moved(trial.weights, [APART * sign for sign in signs]),
        )
        for seat, signs in enumerate(directions(plan, trial, state.seats))
    ]
    _play(find_game(plan.game), state, bots, lambda state: _answer(bots, state))
    scores = state.scores() if state.is_over else [0] * state.seats
    others = state.seats - 1
    return Attempt(trial, [score - (sum(scores) - score) / others for score in scores])


def _begin(plan: TuningPlan, number: int, *when: int) -> State:
    """The first position of a game in a round, or in a step of a round."""
    players = plan.counts[number % len(plan.counts)]
    return find_game(plan.game).new_game(players, plan.derive_seed("lesson", *when, number))


def _play(game: Game, state: State, bots: list[Bot], decide: Callable[[State], int]) -> None:
    """Play to the end. Stop after the game's longest length; then there is no winner."""
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
