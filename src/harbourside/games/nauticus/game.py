"""The Game object of Nauticus: its facts, its options and what the engine asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harbourside.engine.actions import ActionTable
from harbourside.engine.events import Log
from harbourside.engine.facts import Facts, Options, OptionValue
from harbourside.engine.game import Game
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.engine.weights import shipped_weights
from harbourside.games.nauticus import features as vector
from harbourside.games.nauticus import labels, reasons, saving, scenario, view
from harbourside.games.nauticus.data import (
    ACTION_KEYS,
    DEFAULT_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_ROUNDS,
    ROUNDS,
    longest_game,
)
from harbourside.games.nauticus.evaluate import WEIGHT_NAMES
from harbourside.games.nauticus.options import OPTIONS, chosen_board, settle
from harbourside.games.nauticus.options_board import PACKAGE
from harbourside.games.nauticus.rules import setup

COLOURS: Final = {
    **dict.fromkeys(["hull_single", "hull_stern", "hull_middle", "hull_bow"], "brown"),
    **dict.fromkeys(["mast_whale", "sail_whale", "whale"], "red"),
    **dict.fromkeys(["mast_caravel", "sail_caravel", "caravel"], "green"),
    **dict.fromkeys(["mast_tower", "sail_tower", "tower"], "purple"),
    **dict.fromkeys(["mast_star", "sail_star", "star"], "orange"),
    **dict.fromkeys(["mast_crown", "sail_crown", "crown_mast", "crown_sail"], "yellow"),
    "good_fish": "blue",
    "good_grain": "yellow",
    "good_coffee": "black",
    "good_salt": "white",
    **dict.fromkeys(["buy_hull", "buy_masts", "buy_sails", "buy_goods"], "blue"),
    **dict.fromkeys(["transport", "money", "deliver", "crowns"], "white"),
}


class Nauticus(Game):
    package = PACKAGE
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
        id="nauticus",
        rules_version=1,
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        default_players=DEFAULT_PLAYERS,
        longest_game=longest_game(MOST_ROUNDS),
        hidden=False,
        chance=True,
        options=OPTIONS,
        colours=COLOURS,
    )

    def check_options(self, seats: int, options: object) -> Options:
        checked = super().check_options(seats, options)
        settle(seats, checked, options)
        return checked

    def longest_game(self, options: Mapping[str, OptionValue]) -> int:
        rounds = options.get("rounds")
        return longest_game(rounds if isinstance(rounds, int) else max(ROUNDS))

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> State:
        return setup.set_up(self, seats, options, rng, log, chosen_board(options))

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        return saving.load(self, seats, options, rng, chosen_board(options), data)

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return scenario.complete(seats, options, chosen_board(options), given)


GAME: Final = Nauticus()
