"""The Game object of Santiago de Cuba: its facts, its options and what the engine asks of it."""

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
from harbourside.games.santiago import features as vector
from harbourside.games.santiago import labels, reasons, saving, scenario, view
from harbourside.games.santiago import options as choices
from harbourside.games.santiago.data import (
    ACTION_KEYS,
    DEFAULT_PLAYERS,
    FLOWERS,
    LONGEST_GAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
)
from harbourside.games.santiago.evaluate import WEIGHT_NAMES
from harbourside.games.santiago.rules import setup

_GOODS_COLOURS: Final = {
    "sugar": "white",
    "fruit": "orange",
    "tobacco": "green",
    "rum": "red",
    "cigars": "black",
    "wood": "brown",
}


class Santiago(Game):
    package = choices.PACKAGE
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
        id="santiago",
        rules_version=1,
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        default_players=DEFAULT_PLAYERS,
        longest_game=LONGEST_GAME,
        hidden=True,
        chance=True,
        options=choices.OPTIONS,
        colours={**_GOODS_COLOURS, **{colour: colour for colour in FLOWERS}},
    )

    def check_options(self, seats: int, options: object) -> Options:
        if isinstance(options, Mapping) and type(options.get("max_turns")) is int:
            options = {**options, "max_turns": str(choices.turn_limit(options["max_turns"]))}
        checked = super().check_options(seats, options)
        choices.given_sites(checked["layout"])
        choices.turn_limit(checked["max_turns"])
        choices.settle(checked)
        return checked

    def keeps_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return options.get("open_holdings") is not True

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> State:
        return setup.set_up(
            self,
            seats,
            options,
            rng,
            log,
            choices.given_street(options["layout"]),
            choices.given_sites(options["layout"]),
            choices.flower_map(options["flower_map"]),
            choices.turn_limit(options["max_turns"]),
        )

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        return saving.load(self, seats, options, rng, data)

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return scenario.complete(seats, options, given)


GAME: Final = Santiago()
