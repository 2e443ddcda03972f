"""What a bot gets: a handle that knows only what one seat may know."""

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
    """A seat's handle on a position. A new one is made for each decision. `number` counts from 0.

    It never holds the true state, but a sample that looks the same to this seat. A bot that reads its private
    attributes therefore learns nothing that the seat does not know.
    """

    def __init__(self, state: State, number: int) -> None:
        if state.check_seat(number) is None:
            raise BadSeat(number, state.seats)
        self._hold(state.game, state.sample(number, Rng(0)).to_dict(), number)

    @classmethod
    def from_sample(cls, game: Game, description: Mapping[str, object], number: int) -> Seat:
        """A handle from a sample that another process made for this seat with to_dict()."""
        seat = cls.__new__(cls)
        seat._hold(game, description, number)
        return seat

    def _hold(self, game: Game, description: Mapping[str, object], number: int) -> None:
        # A clone would share lists with the given state. A state read from a description shares nothing.
        self._state = game.from_dict(description)
        self.number = number

    @property
    def facts(self) -> Facts:
        """What the game declares about itself."""
        return self._state.game.facts

    @property
    def actions(self) -> ActionTable:
        """The catalogue of the game's actions."""
        return self._state.game.actions

    @property
    def players(self) -> int:
        """The number of players."""
        return self._state.seats

    @property
    def options(self) -> Options:
        """The options of the table, which everybody knows."""
        return dict(self._state.options)

    def view(self) -> dict[str, object]:
        """What this seat may see, ready for JSON: `position`, `prompt`, `legal` and what State.view() has."""
        return self._state.view(self.number)

    def legal_actions(self) -> list[int]:
        """What this seat may do now; empty if another seat decides."""
        return self._state.legal_actions() if self._decides() else []

    def why_not(self, action: int) -> Message | None:
        """The reason why this seat may not choose the action now; None if it may."""
        if self._decides() or self._state.is_over:
            return self._state.why_not(action)
        self.actions.check(action)
        return Message("error-not-your-turn", {"seat": self.number, "decides_seat": self._state.actor})

    def features(self) -> list[float]:
        """What this seat may see as numbers. The game's feature_names name them."""
        return self._state.features(self.number)

    @property
    def weight_names(self) -> Sequence[str]:
        """What the weights mean."""
        return self._state.game.weight_names

    @property
    def weights(self) -> list[float]:
        """A copy of the game's weights, for State.evaluate() of a sample."""
        return self._state.game.weights.copy()

    def sample(self, rng: Rng) -> State:
        """A whole state that fits what this seat knows, for planning. It depends on `rng`."""
        return self._state.sample(self.number, rng)

    def _decides(self) -> bool:
        return self._state.actor == self.number
