"""What a bot gets: one seat's view of a game, and nothing behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from harbourside.engine.errors import BadSeat
from harbourside.engine.message import Message
from harbourside.engine.rng import Rng
from harbourside.engine.state import State

if TYPE_CHECKING:
    from harbourside.engine.actions import ActionTable
    from harbourside.engine.facts import Facts, Options
    from harbourside.engine.game import Game


class Seat:
    """A handle on a position, made anew for each decision.

    It never holds the true state, but a sample that this seat cannot tell from it: whoever looks behind
    the handle finds nothing that the seat does not know.
    """

    def __init__(self, state: State, number: int) -> None:
        if state.check_seat(number) is None:
            raise BadSeat(number, state.seats)
        self._hold(state.game, state.sample(number, Rng(0)).to_dict(), number)

    @classmethod
    def from_sample(cls, game: Game, description: Mapping[str, object], number: int) -> Seat:
        """A handle on a sample that another process made for this seat and described with to_dict()."""
        seat = cls.__new__(cls)
        seat._hold(game, description, number)
        return seat

    def _hold(self, game: Game, description: Mapping[str, object], number: int) -> None:
        # A state shares lists with its clones. One that is read from a description shares nothing.
        self._state = game.from_dict(description)
        self.number = number

    @property
    def facts(self) -> Facts:
        return self._state.game.facts

    @property
    def actions(self) -> ActionTable:
        return self._state.game.actions

    @property
    def players(self) -> int:
        return self._state.seats

    @property
    def options(self) -> Options:
        """The switches of the rules, which everybody at the table knows."""
        return dict(self._state.options)

    def view(self) -> dict[str, object]:
        return self._state.view(self.number)

    def legal_actions(self) -> list[int]:
        """What this seat may do now; empty when another decides."""
        return self._state.legal_actions() if self._decides() else []

    def why_not(self, action: int) -> Message | None:
        if self._decides() or self._state.is_over:
            return self._state.why_not(action)
        self.actions.check(action)
        return Message("error-not-your-turn", {"seat": self.number, "decides_seat": self._state.actor})

    def features(self) -> list[float]:
        return self._state.features(self.number)

    @property
    def weight_names(self) -> Sequence[str]:
        return self._state.game.weight_names

    @property
    def weights(self) -> list[float]:
        """What the game judges positions by, for State.evaluate() of a sample."""
        return self._state.game.weights.copy()

    def sample(self, rng: Rng) -> State:
        """A whole state as it may be, for planning; another one for every draw of `rng`."""
        return self._state.sample(self.number, rng)

    def _decides(self) -> bool:
        return self._state.actor == self.number
