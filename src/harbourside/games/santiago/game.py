"""Santiago de Cuba as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harbourside.engine.actions import ActionTable
from harbourside.engine.events import Log
from harbourside.engine.facts import Facts, Option, Options, OptionValue
from harbourside.engine.game import Game
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.engine.weights import shipped_weights
from harbourside.games.santiago import features as vector
from harbourside.games.santiago import label as labels
from harbourside.games.santiago import load as loading
from harbourside.games.santiago import options as choices
from harbourside.games.santiago import scenario, state, view, why
from harbourside.games.santiago.data import (
    ACTION_KEYS,
    DEFAULT_PLAYERS,
    FLOWERS,
    LONGEST_GAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
)
from harbourside.games.santiago.evaluate import WEIGHT_NAMES

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
    prompt = staticmethod(view.prompt)
    label = staticmethod(labels.label)
    reason = staticmethod(why.reason)
    features = staticmethod(vector.features)
    facts = Facts(
        id="santiago",
        rules_version=1,
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        default_players=DEFAULT_PLAYERS,
        longest_game=LONGEST_GAME,
        hidden=True,
        chance=True,
        options=(
            Option("open_holdings", (False, True)),
            Option("owner_vp", ("end_of_turn", "on_entry")),
            choices.FLOWER_OPTION,
            Option("layout", (None,), variant=False, text=True, nouns=choices.IN_A_LAYOUT),
            Option("max_turns", (None,), variant=False, text=True),
        ),
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
        return state.set_up(
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
        return loading.load(self, seats, options, rng, data)

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return scenario.complete(seats, options, given)


GAME: Final = Santiago()
