"""A match: several games in a row, until a player's total reaches a target.

A game that declares the option `target_score` (facts.py) can be played as a match. The match is also a State,
so all code that plays games can play matches. Its actions, views and samples come from the current game, and
its scores are the totals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from harbourside.engine.events import Log
from harbourside.engine.facts import MATCH_OPTION
from harbourside.engine.message import Message
from harbourside.engine.rng import Rng
from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.engine.state import State

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game
    from harbourside.engine.reader import Reader


LEAD: Final = 0.15
"""A lead of this part of the target makes a win e times as likely. A guess, not tuned."""


@final
class MatchState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], first: State) -> None:
        super().__init__(game, seats, options, first.rng)
        self.current = first
        """The position of the current game; after the end of the match, of the last game."""
        self.totals = [0] * seats
        self.game_number = 1
        self.actor = first.actor

    @property
    def target(self) -> int:
        target = self.options[MATCH_OPTION]
        assert isinstance(target, int)
        return target

    def list_legal(self, out: list[int]) -> None:
        out.extend(self.current.legal())

    def do(self, action: int) -> None:
        revealed = self.current.revealed
        self.current.apply_legal(action)  # only the winner of the match is logged
        self.revealed += self.current.revealed - revealed
        while self.current.actor < 0 and not self._count_game():
            self.revealed += 1
            self.game_number += 1
            log_game_begins(self.log, self.game_number)
            self.current = self.game.set_up(self.seats, self.options, self.rng, self.log, self.current)
            self.current.listen(self.log)
        self.actor = self.current.actor

    def _count_game(self) -> bool:
        """Add the scores of the finished game to the totals. True if the match is over."""
        scores = self.current.scores()
        for seat in range(self.seats):
            self.totals[seat] += scores[seat]
        if self.log is not None:
            for seat in range(self.seats):
                self.log.add(
                    "match-game",
                    {
                        "number": self.game_number,
                        "seat": seat,
                        "score": scores[seat],
                        "total": self.totals[seat],
                    },
                )
        return max(self.totals) >= self.target or self.game_number >= self.game.facts.longest_match

    def listen(self, log: Log | None) -> None:
        self.log = log
        self.current.listen(log)

    def score(self, seat: int) -> int:
        return self.totals[seat]

    def tie_breaks(self, seat: int) -> list[int]:
        return self.current.tie_breaks(seat)

    def games_played(self) -> int:
        return self.game_number

    def clone(self) -> MatchState:
        return self._with_current(self.current.clone())

    def redeal(self, seat: int | None, rng: Rng) -> MatchState:
        return self._with_current(self.current.sample(seat, rng))

    def reseed(self, rng: Rng) -> None:
        self.rng = rng
        self.current.reseed(rng)

    def _with_current(self, current: State) -> MatchState:
        """A copy of this match with another position of the current game."""
        other = MatchState(self.game, self.seats, self.options, current)
        self.copy_common(other)
        other.totals = self.totals.copy()
        other.game_number = self.game_number
        return other

    def position(self, seat: int | None) -> dict[str, object]:
        match = {
            "game_number": self.game_number,
            "totals": self.totals.copy(),
            "target": self.target,
        }
        return {"match": match, **self.current.position(seat)}

    def prompt(self) -> Message:
        return self.current.prompt()

    def label(self, action: int) -> Message:
        return self.current.label(action)

    def reason(self, action: int) -> Message:
        return self.current.reason(action)

    def dump(self) -> dict[str, object]:
        return {
            "totals": self.totals.copy(),
            "game_number": self.game_number,
            "current": self.current.dump(),
        }

    def census(self) -> dict[str, int]:
        return self.current.census()

    def features(self, seat: int) -> list[float]:
        return self.current.features(seat)

    def evaluate(self, weights: list[float]) -> list[float]:
        """At the end, the result. Before, totals count more the nearer the best total is to the target."""
        if self.actor < 0:
            return final_shares(self)
        best = max(self.totals)
        nearness = min(1.0, max(0.0, best / self.target))
        leads = shares_by_points([float(total) for total in self.totals], LEAD * self.target)
        now = self.current.evaluate(weights)
        return [(1.0 - nearness) * share + nearness * lead for share, lead in zip(now, leads, strict=True)]


def log_game_begins(log: Log | None, number: int) -> None:
    if log is not None:
        log.add("game-begins", {"number": number})


def complete_match(
    game: Game, seats: int, options: dict[str, OptionValue], given: Mapping[str, Any]
) -> dict[str, Any]:
    """Game.complete() for a match: the fields of the match and those of the current game."""
    own = {name: given[name] for name in ("totals", "game_number") if name in given}
    current = {name: given[name] for name in given if name not in own}
    return {"totals": [0] * seats, "game_number": 1, **own, "current": game.complete(seats, options, current)}


def load_match(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, position: Reader
) -> MatchState:
    position.only("totals", "game_number", "current")
    current = game.load(seats, options, rng, position.inside("current"))
    state = MatchState(game, seats, options, current)
    state.totals = position.integers("totals", -(10**6), 10**6, seats, seats)
    state.game_number = position.integer("game_number", 1, game.facts.longest_match)
    target_reached = max(state.totals) >= state.target
    last = state.game_number == game.facts.longest_match
    if target_reached != current.is_over and not (last and current.is_over):
        raise position.refuse("current", "match-disagrees")
    return state
