"""What is tuned, and how: all that follows depends on this alone, however many processes do it."""

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
    """Something that cannot be tuned."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"tuning-{id}", args), "harbourside.tuning")


@dataclass(frozen=True)
class Plan:
    """What is tuned, and how. `make_plan` makes one, and checks everything."""

    game: str
    target: str
    """Where the game comes from: another process has not heard of what was registered in this one."""
    counts: tuple[int, ...]
    """Numbers of players, in turn: the weights are shared by all."""
    games: tuple[int, ...]
    """Played to learn from, round by round; the last figure holds for all rounds that follow. If it is
    walked, for each step."""
    checks: int
    """At least so many games in each match between new weights and previous ones."""
    rounds: int
    steps: int
    """Walked in each round by trials; 0: the weights are fitted to results instead."""
    seed: int
    bots: tuple[str, ...]
    """Who plays the games to learn from, round by round in the same way."""
    start: tuple[float, ...]
    anew: bool
    """Whether that is what the game's author guessed, so that the plan alone says what will come of it."""

    @property
    def deals(self) -> dict[int, int]:
        """By the number of players, the deals of a match: each is played once from every seat."""
        return {players: -(-self.checks // players) for players in self.counts}

    @property
    def total(self) -> int:
        """All games that are going to be played."""
        checks = len(JUDGES) * sum(players * deals for players, deals in self.deals.items())
        lessons = sum(self.games_in(round) for round in range(1, self.rounds + 1))
        return lessons * max(1, self.steps) + self.rounds * checks

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
    anew: bool = False,
) -> Plan:
    """BadTuning, BadBot or the engine's own error if it cannot be.

    It begins with the weights `start`, or `anew` with those that its author guessed, or with its own.
    """
    if not game.weights:
        raise BadTuning("no-weights")
    usual = max(2, game.facts.default_players)
    counts = {max(2, game.facts.min_players), usual} if players is None else {game.check_players(players)}
    if min(counts) < 2:
        raise BadTuning("alone")
    if min(games) < 1 or checks < 1 or rounds < 1 or steps < 0:
        raise ValueError("games, checks and rounds are at least 1, steps at least 0")
    if max(len(games), len(bots)) > rounds:
        raise BadTuning("more-than-rounds", rounds=rounds)
    if anew and start is not None:
        raise BadTuning("two-beginnings")
    if anew:
        start = guessed_weights(game.package, game.weight_names)
    weights = game.weights if start is None else list(start)
    dismiss([make_bot(bot, weights=weights) for bot in bots])
    id = game.facts.id
    return Plan(
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
        anew=anew,
    )
