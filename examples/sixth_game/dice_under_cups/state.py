"""The position: the dice, which of them were shown, and how many turns have been taken."""

from __future__ import annotations

from dice_under_cups import evaluate
from dice_under_cups.data import SIDES
from dice_under_cups.rules import flow, scoring
from harbourside import Game, Options, Rng, State


class CupsState(State):
    def __init__(self, game: Game, seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.dice = [0] * seats
        """The die under each seat's cup, from 1 to 6."""
        self.shown = [False] * seats
        """Whether everybody has seen the die of each seat."""
        self.turns = 0
        """How many turns have been taken."""

    def list_legal(self, out: list[int]) -> None:
        flow.list_legal(self, out)

    def do(self, action: int) -> None:
        flow.do(self, action)

    def score(self, seat: int) -> int:
        return scoring.score(self, seat)

    def tie_breaks(self, seat: int) -> list[int]:
        return scoring.tie_breaks(self, seat)

    def sees(self, seat: int | None, die: int) -> bool:
        """Whether a seat (None: a spectator) may see the die of another."""
        return self.shown[die] or die == seat or self.is_over

    def clone(self) -> CupsState:
        other = CupsState(self.game, self.seats, self.options, self.rng.clone())
        self.copy_common(other)
        other.dice = self.dice.copy()
        other.shown = self.shown.copy()
        other.turns = self.turns
        return other

    def redeal(self, seat: int | None, rng: Rng) -> CupsState:
        """A clone in which the dice that the seat does not see are rolled again."""
        other = self.clone()
        for die in range(self.seats):
            if not self.sees(seat, die):
                other.dice[die] = rng.below(SIDES) + 1
        return other

    def census(self) -> dict[str, int]:
        return {"die": len(self.dice)}

    def evaluate(self, weights: list[float]) -> list[float]:
        return evaluate.evaluate(self, weights)
