"""The Game object of Traders of Carthage: its facts, its options and what the engine asks of it."""

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
from harbourside.games.carthage import features as vector
from harbourside.games.carthage import labels, reasons, saving, scenario, view
from harbourside.games.carthage.data import (
    ACTION_KEYS,
    CARD_NAMES,
    COLOUR_OF,
    COLOURS,
    DEFAULT_PLAYERS,
    LONGEST_GAME,
    MARKERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NUM_COLOURS,
    SHIPS,
    THEME_GOODS,
)
from harbourside.games.carthage.evaluate import WEIGHT_NAMES
from harbourside.games.carthage.options import OPTIONS
from harbourside.games.carthage.rules import setup


class Carthage(Game):
    package = "harbourside.games.carthage"
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
    # Drawn cards stay in the deck's list, above deck_left. The other fields follow from the options.
    not_saved = ("deck", "fill_to_five", "storage_ends")
    facts = Facts(
        id="carthage",
        rules_version=1,
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        default_players=DEFAULT_PLAYERS,
        longest_game=LONGEST_GAME,
        hidden=True,
        chance=True,
        options=OPTIONS,
        colours={
            **{name: COLOURS[COLOUR_OF[card]] for card, name in enumerate(CARD_NAMES)},
            **{
                nouns[colour]: COLOURS[colour]
                for nouns in (COLOURS, SHIPS, MARKERS, *THEME_GOODS)
                for colour in range(NUM_COLOURS)
            },
        },
    )

    def keeps_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return options.get("observation") != "perfect_recall"

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> State:
        return setup.set_up(self, seats, options, rng, log)

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        return saving.load(self, seats, options, rng, data)

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return scenario.complete(seats, options, given)


GAME: Final = Carthage()
