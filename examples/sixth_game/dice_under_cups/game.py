"""The game Dice under cups: its facts, and the functions in other modules."""

from __future__ import annotations

from typing import Final

from dice_under_cups import features as vector
from dice_under_cups import labels, reasons, saving, view
from dice_under_cups.data import (
    ACTION_KEYS,
    DEFAULT_PLAYERS,
    LONGEST_GAME,
    LONGEST_MATCH,
    MAX_PLAYERS,
    MIN_PLAYERS,
)
from dice_under_cups.evaluate import WEIGHT_NAMES
from dice_under_cups.options import OPTIONS
from dice_under_cups.rules import setup
from dice_under_cups.state import CupsState
from harbourside import ActionTable, Facts, Game, Options, Rng, State
from harbourside.engine import Log, Reader, shipped_weights


class Cups(Game):
    package = "dice_under_cups"
    actions = ActionTable(ACTION_KEYS)
    feature_names = vector.FEATURE_NAMES
    weight_names = WEIGHT_NAMES
    weights = shipped_weights(package, WEIGHT_NAMES)
    position = staticmethod(view.position)
    prompt = staticmethod(labels.prompt)
    label = staticmethod(labels.label)
    reason = staticmethod(reasons.reason)
    features = staticmethod(vector.features)
    dump = staticmethod(saving.dump)
    facts = Facts(
        id="cups",
        rules_version=1,
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        default_players=DEFAULT_PLAYERS,
        longest_game=LONGEST_GAME,
        longest_match=LONGEST_MATCH,
        hidden=True,
        chance=True,
        options=OPTIONS,
    )

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> CupsState:
        return setup.set_up(self, seats, options, rng, log)

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> CupsState:
        return saving.load(self, seats, options, rng, data)


GAME: Final = Cups()
