"""The Game object of Sea Wolf: its facts, its options and what the engine asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harbourside.engine.actions import ActionTable
from harbourside.engine.events import Log
from harbourside.engine.facts import Facts, Options
from harbourside.engine.game import Game
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.engine.weights import shipped_weights
from harbourside.games.seawolf import features as vector
from harbourside.games.seawolf import labels, reasons, saving, scenario, view
from harbourside.games.seawolf.data import (
    ACTION_KEYS,
    CARD_NAMES,
    COLOUR_OF,
    COLOURS,
    DEFAULT_PLAYERS,
    LONGEST_GAME,
    LONGEST_MATCH,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NUM_CARDS,
)
from harbourside.games.seawolf.evaluate import WEIGHT_NAMES
from harbourside.games.seawolf.options import OPTIONS, check_start_player, colours_at
from harbourside.games.seawolf.rules import setup
from harbourside.games.seawolf.state import SeaWolfState


class SeaWolf(Game):
    package = "harbourside.games.seawolf"
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
        id="seawolf",
        rules_version=1,
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        default_players=DEFAULT_PLAYERS,
        longest_game=LONGEST_GAME,
        longest_match=LONGEST_MATCH,
        hidden=True,
        chance=False,
        options=OPTIONS,
        colours={CARD_NAMES[card]: COLOURS[COLOUR_OF[card]] for card in range(NUM_CARDS)},
    )

    def check_options(self, seats: int, options: object) -> Options:
        checked = super().check_options(seats, options)
        check_start_player(seats, checked)
        return checked

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> State:
        assert previous is None or isinstance(previous, SeaWolfState)
        return setup.set_up(self, seats, options, rng, log, previous, colours_at(options))

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return scenario.complete(seats, given)

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        return saving.load(self, seats, options, rng, data)


GAME: Final = SeaWolf()
