"""The schedule of a tournament: line-ups, seats and seeds. The plan determines all of them."""

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
"""If a bot fails, it loses the game, or a random decision replaces its own, or the run stops."""

FAILURE_POLICIES: Final[tuple[OnFailure, ...]] = get_args(OnFailure)
DEFAULT_GAMES: Final = 400

LineUp = tuple[int, ...]
"""The bots of a game, as their numbers in the plan, before they get seats."""


class BadPlan(HarboursideError):
    """This tournament is not possible."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"plan-{id}", args), "harbourside.arena")


@dataclass(frozen=True)
class Contest:
    """One game of the schedule."""

    number: int
    seed_number: int
    """Games with the same seed number have the same deal."""
    line_up: int
    rotation: int
    seats: tuple[int, ...]
    """The bot at each seat."""
    game_seed: int
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """The plan of a tournament. `make_plan` makes and checks it."""

    game: str
    rules: int
    target: str
    """With this, other processes can register the game."""
    players: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    wanted: int
    """The requested number of games with each line-up. `games` is rounded up to whole rotations."""
    focus: bool
    on_failure: OnFailure

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """All line-ups of different bots. For a single bot, one line-up with it at all seats."""
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
        """How many games a line-up plays with one seed, so that each bot plays at each seat."""
        return self.players if len(self.bots) > 1 else 1

    @property
    def seeds(self) -> int:
        return -(-self.wanted // self.rotations)

    @property
    def games(self) -> int:
        """The number of games with each line-up."""
        return self.seeds * self.rotations

    @property
    def total(self) -> int:
        return self.games * len(self.line_ups)

    def contest(self, number: int) -> Contest:
        """The contest with this number. Contests are sorted by seed, so interrupted runs are fair too."""
        seed_number, place = divmod(number, len(self.line_ups) * self.rotations)
        line_up, rotation = divmod(place, self.rotations)
        table = self._seating(self.line_ups[line_up], seed_number)
        seats = tuple(table[rotation:] + table[:rotation])
        # By name, so that the games of a line-up stay the same if the plan has other bots too.
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

    def _seating(self, line_up: LineUp, seed_number: int) -> list[int]:
        """The bots in a random order for each seed, because it can matter which bot plays before which."""
        order = list(line_up)
        Rng(self.derive_seed("table", seed_number)).shuffle(order)
        return order

    def derive_seed(self, *purpose: object) -> int:
        """A different seed for each purpose, derived from the run's seed."""
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
    """The plan of a tournament of these bots. Raises BadPlan or an error of the engine."""
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
    """Check that no bot is named twice, and that each can be made."""
    if not bots:
        raise BadPlan("no-bots")
    for bot in bots:
        if not isinstance(bot, str) or not bot.isprintable():
            raise BadPlan("unprintable", bot=shown(bot))
        if list(bots).count(bot) > 1:
            raise BadPlan("twice", bot=shown(bot, 200))
        dismiss([make_bot(bot)])
    return tuple(bots)
