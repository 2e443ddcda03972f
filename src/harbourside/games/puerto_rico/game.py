"""Puerto Rico as the engine knows it."""

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
from harbourside.games.puerto_rico import features as vector
from harbourside.games.puerto_rico import labels, reasons, saving, saving_earlier, scenario, view
from harbourside.games.puerto_rico.data import (
    ACTION_KEYS,
    DEFAULT_PLAYERS,
    LONGEST_ROUND,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MIN_PLAYERS,
)
from harbourside.games.puerto_rico.evaluate import WEIGHT_NAMES
from harbourside.games.puerto_rico.options import EARLIER_RULES, OPTIONS, PACKAGE, check_draft_list
from harbourside.games.puerto_rico.rules import setup


class PuertoRico(Game):
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
    not_saved = ("shared",)  # whether a list is shared with a clone
    facts = Facts(
        id="puerto_rico",
        rules_version=2,
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        default_players=DEFAULT_PLAYERS,
        longest_game=MAX_ROUNDS * LONGEST_ROUND,
        hidden=True,
        chance=True,
        options=OPTIONS,
        earlier_rules=EARLIER_RULES,
        colours={
            "corn": "yellow",
            "indigo": "blue",
            "sugar": "white",
            "tobacco": "brown",  # R49: light and dark brown
            "coffee": "black",
            "quarry": "grey",
            "forest": "green",
        },
    )

    def check_options(self, seats: int, options: object) -> Options:
        checked = super().check_options(seats, options)
        check_draft_list(seats, checked)
        return checked

    def longest_game(self, options: Mapping[str, OptionValue]) -> int:
        rounds = options.get("max_rounds", MAX_ROUNDS)
        assert isinstance(rounds, int)
        return rounds * LONGEST_ROUND

    def keeps_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return options.get("vp_visibility") != "open"

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> State:
        return setup.set_up(self, seats, options, rng, log)

    def renewed(self, rules: int, position: Mapping[object, object]) -> Mapping[object, object]:
        if rules == 1:
            position = saving_earlier.with_gains(position)
        return saving_earlier.with_names(position)

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        return saving.load(self, seats, options, rng, data)

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return scenario.complete(self, seats, options, given)


GAME: Final = PuertoRico()
