"""Dice under cups. Each seat holds a die that only it can see, and in each of its turns keeps it, rolls
it again or shows it to all; a shown die can only be kept. After the last round the highest die wins."""

from __future__ import annotations

from typing import Final

from harbourside.engine.actions import ActionTable
from harbourside.engine.events import HIDDEN, Log
from harbourside.engine.facts import MATCH_OPTION, Facts, Option, Options
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.engine.state import State
from harbourside.engine.weights import shipped_weights

KEEP, ROLL, SHOW = 0, 1, 2
SIDES, MOST_ROUNDS, MOST_PLAYERS = 6, 3, 3
FEATURE_NAMES: Final = ["die"]

SHOWN: Final = 0
"""What it is worth to have shown the die: it breaks ties."""
SPREAD: Final = 1
WEIGHT_NAMES: Final = ("shown", "spread")


class ToyState(State):
    def __init__(self, game: Game, seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.dice = [0] * seats
        self.shown = [False] * seats
        self.turns = 0

    def list_legal(self, out: list[int]) -> None:
        out.extend([KEEP] if self.shown[self.actor] else [KEEP, ROLL, SHOW])

    def do(self, action: int) -> None:
        seat = self.actor
        if action == ROLL:
            self.roll(seat, self.log)
        elif action == SHOW:
            self.shown[seat] = True
            self.revealed += 1
            if self.log is not None:
                self.log.add("showed", {"seat": seat, "die": str(self.dice[seat])})
        elif self.log is not None:
            self.log.add("kept", {"seat": seat})
        self.turns += 1
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)
        self.actor = -1 if self.turns == rounds * self.seats else self.turns % self.seats

    def roll(self, seat: int, log: Log | None) -> None:
        side = self.rng.below(SIDES)
        if log is not None:
            side = log.foretold(f"die@{seat}", [str(number + 1) for number in range(SIDES)], side)
        self.dice[seat] = side + 1
        if log is not None:
            log.note(f"die@{seat}", str(self.dice[seat]))
            log.add_secret("rolled", {"seat": seat}, {"die": str(self.dice[seat])}, [seat])

    def score(self, seat: int) -> int:
        return self.dice[seat]

    def tie_breaks(self, seat: int) -> list[int]:
        return [int(self.shown[seat])]

    def clone(self) -> ToyState:
        other = ToyState(self.game, self.seats, self.options, self.rng.clone())
        self.copy_common(other)
        other.dice, other.shown, other.turns = self.dice.copy(), self.shown.copy(), self.turns
        return other

    def redeal(self, seat: int | None, rng: Rng) -> ToyState:
        other = self.clone()
        for hidden in range(self.seats):
            if not self.sees(seat, hidden):
                other.dice[hidden] = rng.below(SIDES) + 1
        return other

    def sees(self, seat: int | None, die: int) -> bool:
        return self.shown[die] or die == seat or self.actor < 0

    def position(self, seat: int | None) -> dict[str, object]:
        dice = [self.dice[i] if self.sees(seat, i) else HIDDEN for i in range(self.seats)]
        return {"dice": dice, "turns": self.turns}

    def prompt(self) -> Message:
        return Message("prompt-turn")

    def label(self, action: int) -> Message:
        return Message(f"action-{self.game.actions.key(action)}")

    def reason(self, action: int) -> Message:
        return Message("why-shown", {"die": str(self.dice[self.actor])})

    def dump(self) -> dict[str, object]:
        return {"dice": self.dice.copy(), "shown": self.shown.copy(), "turns": self.turns}

    def census(self) -> dict[str, int]:
        return {"die": len(self.dice)}

    def features(self, seat: int) -> list[float]:
        return [float(self.dice[seat])]

    def evaluate(self, weights: list[float]) -> list[float]:
        if self.is_over:
            return final_shares(self)
        shown = weights[SHOWN]
        points = [die + shown * known for die, known in zip(self.dice, self.shown, strict=True)]
        return shares_by_points(points, weights[SPREAD])


class Toy(Game):
    package = "tests.toy"
    actions = ActionTable(["keep", "roll", "show"])
    feature_names = FEATURE_NAMES
    weight_names = WEIGHT_NAMES
    weights = shipped_weights(package, WEIGHT_NAMES)
    facts = Facts(
        id="toy",
        rules_version=1,
        min_players=1,
        max_players=MOST_PLAYERS,
        default_players=2,
        longest_game=MOST_ROUNDS * MOST_PLAYERS,
        longest_match=4,
        hidden=True,
        chance=True,
        options=(
            Option("rounds", (2, 1, MOST_ROUNDS)),
            Option(MATCH_OPTION, (None, 10, 1000)),
            Option("motto", (None,), variant=False, text=True),
        ),
    )

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> ToyState:
        state = ToyState(self, seats, options, rng)
        for seat in range(seats):
            state.roll(seat, log)
        return state

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> ToyState:
        data.only("dice", "shown", "turns")
        state = ToyState(self, seats, options, rng)
        state.dice = data.integers("dice", 1, SIDES, seats, seats)
        state.shown = [shown is True for shown in data.items("shown", seats, seats)]
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        state.turns = data.integer("turns", 0, rounds * seats)
        if state.turns == 0 and True in state.shown:
            raise data.refuse("shown", "shown-too-early")
        state.actor = -1 if state.turns == rounds * seats else state.turns % seats
        return state


GAME: Final = Toy()
