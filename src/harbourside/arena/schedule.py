"""Who meets whom: line-ups, seats and seeds. All of it follows from the plan, whoever plays it and when."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Final, Literal, get_args

from harbourside.bots.asking import dismiss
from harbourside.bots.specs import make_bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.facts import Options, OptionValue
from harbourside.engine.game import Game
from harbourside.engine.message import Arg, Message
from harbourside.engine.registry import game as find_game
from harbourside.engine.registry import target
from harbourside.engine.rng import SEED_BITS, Rng, check_seed

OnFailure = Literal["forfeit", "random", "stop"]
"""What follows when a bot fails: the game is lost for it; or a random decision stands in for the one it
did not make; or the whole run stops."""

FAILURE_POLICIES: Final[tuple[OnFailure, ...]] = get_args(OnFailure)
DEFAULT_GAMES: Final = 400

LineUp = tuple[int, ...]
"""Who sits at a table, as numbers of the plan's bots, before seats are given out."""


class BadPlan(HarboursideError):
    """A tournament that cannot be."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"plan-{id}", args), "harbourside.arena")


@dataclass(frozen=True)
class Contest:
    """One game of the schedule."""

    number: int
    seed_number: int
    """Games with the same seed number are dealt alike, whoever plays."""
    line_up: int
    rotation: int
    seats: tuple[int, ...]
    """The bot at each seat."""
    game_seed: int
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What is played. `make_plan` makes one, and checks everything."""

    game: str
    rules: int
    target: str
    """Where the game comes from: another process has not heard of what was registered in this one."""
    players: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    wanted: int
    """Games asked for with each line-up; `games` is what whole sets of rotations make of it."""
    focus: bool
    on_failure: OnFailure

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """Every table at which different bots meet; of one bot alone, the table that it fills."""
        bots, seats = range(len(self.bots)), self.players
        if len(bots) == 1:
            return [(0,) * seats]
        if self.focus:
            return [(0, *(other,) * (seats - 1)) for other in bots[1:]]
        if len(bots) >= seats:
            return list(combinations(bots, seats))
        return [(one, *(other,) * (seats - 1)) for one, other in permutations(bots, 2)]

    @property
    def rotations(self) -> int:
        """How often a seed is played with each line-up, until everybody has had every seat."""
        return self.players if len(self.bots) > 1 else 1

    @property
    def seeds(self) -> int:
        return -(-self.wanted // self.rotations)

    @property
    def games(self) -> int:
        """Games with each line-up."""
        return self.seeds * self.rotations

    @property
    def total(self) -> int:
        return self.games * len(self.line_ups)

    def contest(self, number: int) -> Contest:
        """Seed by seed: however early a run is cut off, the line-ups have been dealt the same."""
        seed_number, place = divmod(number, len(self.line_ups) * self.rotations)
        line_up, rotation = divmod(place, self.rotations)
        table = self._around_the_table(self.line_ups[line_up], seed_number)
        seats = tuple(table[rotation:] + table[:rotation])
        # By name, so that the games of a line-up stay the same when other bots join.
        names = [self.bots[bot] for bot in seats]
        return Contest(
            number=number,
            seed_number=seed_number,
            line_up=line_up,
            rotation=rotation,
            seats=seats,
            game_seed=self.derive_seed("game", seed_number),
            bot_seeds=tuple(
                self.derive_seed("bot", seed_number, rotation, names, seat) for seat in range(self.players)
            ),
        )

    def _around_the_table(self, line_up: LineUp, seed_number: int) -> list[int]:
        """Neighbours change from seed to seed: it can matter whom one sits behind."""
        order = list(line_up)
        Rng(self.derive_seed("table", seed_number)).shuffle(order)
        return order

    def derive_seed(self, *purpose: object) -> int:
        """A seed of its own for each purpose, which depends on nothing but the run's seed."""
        digest = hashlib.sha256(json.dumps([self.seed, *purpose]).encode()).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")


def make_plan(
    game: Game | str,
    bots: Sequence[str],
    games: int = DEFAULT_GAMES,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    focus: bool = False,
    on_failure: str = "forfeit",
) -> Plan:
    """A tournament of the bots; BadPlan, or the engine's own error, if it cannot be."""
    found = find_game(game) if isinstance(game, str) else game
    seats = found.check_players(players)
    if seats < 2:
        raise BadPlan("alone")
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadPlan("games", games=shown(games))
    policy = next((known for known in FAILURE_POLICIES if known == on_failure), None)
    if policy is None:
        raise BadPlan("on-failure", value=shown(on_failure), known=list(FAILURE_POLICIES))
    if focus and len(bots) < 2:
        raise BadPlan("focus")
    return Plan(
        game=found.facts.id,
        rules=found.facts.rules_version,
        target=target(found.facts.id),
        players=seats,
        options=found.check_options(seats, options),
        bots=_check_bots(bots),
        seed=check_seed(seed),
        wanted=games,
        focus=focus,
        on_failure=policy,
    )


def _check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Each bot once, and each can be made."""
    if not bots:
        raise BadPlan("no-bots")
    for bot in bots:
        if not isinstance(bot, str) or not bot.isprintable():
            raise BadPlan("unprintable", bot=shown(bot))
        if list(bots).count(bot) > 1:
            raise BadPlan("twice", bot=shown(bot, 200))
        dismiss([make_bot(bot)])
    return tuple(bots)
