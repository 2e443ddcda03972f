"""The plan of a tuning run. It determines the result, with any number of processes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from harbourside.bots.asking import dismiss
from harbourside.bots.specs import make_bot
from harbourside.engine.errors import HarboursideError
from harbourside.engine.game import Game
from harbourside.engine.message import Arg, Message
from harbourside.engine.registry import target
from harbourside.engine.rng import SEED_BITS, check_seed
from harbourside.engine.weights import guessed_weights

DEFAULT_BOT: Final = "greedy:samples=4"
JUDGES: Final = ("greedy:samples=4", "search:iterations=24,rounds=1")
"""The bots whose games decide whether new weights are better."""


class BadTuning(HarboursideError):
    """This tuning run is not possible."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"tuning-{id}", args), "harbourside.tuning")


@dataclass(frozen=True)
class TuningPlan:
    """The plan of a tuning run. `make_plan` makes and checks it."""

    game: str
    target: str
    """With this, other processes can register the game."""
    counts: tuple[int, ...]
    """Numbers of players, used in turn. All have the same weights."""
    games: tuple[int, ...]
    """The number of training games in each round, or of trials in each step. The last number holds for all
    further rounds."""
    checks: int
    """The least number of games in each match between new and old weights."""
    rounds: int
    steps: int
    """The number of steps by trials in each round. If 0, weights are fitted to results instead."""
    seed: int
    bots: tuple[str, ...]
    """The bots in the training games of each round. The last one holds for all further rounds."""
    start: tuple[float, ...]
    from_guess: bool
    """Whether `start` is the author's guess."""

    @property
    def deals(self) -> dict[int, int]:
        """The number of deals in a match, by the number of players. Each is played once from every seat."""
        return {players: -(-self.checks // players) for players in self.counts}

    @property
    def total(self) -> int:
        """The number of all games of the run."""
        checks = len(JUDGES) * sum(players * deals for players, deals in self.deals.items())
        training = sum(self.games_in(round) for round in range(1, self.rounds + 1))
        return training * max(1, self.steps) + self.rounds * checks

    def games_in(self, round: int) -> int:
        return self.games[min(round, len(self.games)) - 1]

    def bot_in(self, round: int) -> str:
        return self.bots[min(round, len(self.bots)) - 1]

    def derive_seed(self, *purpose: object) -> int:
        digest = hashlib.sha256(json.dumps([self.seed, *purpose]).encode()).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")


def make_plan(
    game: Game,
    players: int | None = None,
    games: Sequence[int] = (1000,),
    checks: int = 400,
    rounds: int = 3,
    seed: int = 0,
    bots: Sequence[str] = (DEFAULT_BOT,),
    start: Sequence[float] | None = None,
    steps: int = 0,
    from_guess: bool = False,
) -> TuningPlan:
    """The plan of a tuning run. Raises BadTuning, BadBot or an error of the engine.

    The run starts with the weights `start`, or with `from_guess` with the author's guess, or with the game's
    weights.
    """
    if not game.weights:
        raise BadTuning("no-weights")
    usual = max(2, game.facts.default_players)
    counts = {max(2, game.facts.min_players), usual} if players is None else {game.check_players(players)}
    if min(counts) < 2:
        raise BadTuning("alone")
    if min(games) < 1 or checks < 1 or rounds < 1 or steps < 0:
        raise ValueError("games, checks and rounds must be at least 1, steps at least 0")
    if max(len(games), len(bots)) > rounds:
        raise BadTuning("more-than-rounds", rounds=rounds)
    if from_guess and start is not None:
        raise BadTuning("two-beginnings")
    if from_guess:
        start = guessed_weights(game.package, game.weight_names)
    weights = game.weights if start is None else list(start)
    dismiss([make_bot(bot, weights=weights) for bot in bots])
    id = game.facts.id
    return TuningPlan(
        game=id,
        target=target(id),
        counts=tuple(sorted(counts)),
        games=tuple(games),
        checks=checks,
        rounds=rounds,
        steps=steps,
        seed=check_seed(seed),
        bots=tuple(bots),
        start=tuple(weights),
        from_guess=from_guess,
    )
