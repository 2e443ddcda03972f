"""Sea Wolf as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harbourside.engine.actions import ActionTable
from harbourside.engine.errors import BadOption
from harbourside.engine.events import Log
from harbourside.engine.facts import MATCH_OPTION, Facts, Option, Options
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.engine.weights import shipped_weights
from harbourside.games.seawolf import features as vector
from harbourside.games.seawolf import load, printed, scenario, state, view, why
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
    TARGET_SCORE,
)
from harbourside.games.seawolf.evaluate import WEIGHT_NAMES


class SeaWolf(Game):
    package = "harbourside.games.seawolf"
    actions = ActionTable(ACTION_KEYS)
    feature_names = vector.FEATURE_NAMES
    weight_names = WEIGHT_NAMES
    weights = shipped_weights(package, WEIGHT_NAMES)
    position = staticmethod(view.position)
    prompt = staticmethod(view.prompt)
    label = staticmethod(view.label)
    reason = staticmethod(why.reason)
    features = staticmethod(vector.features)
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
        options=(
            Option("visibility", ("normal", "poor")),
            Option(MATCH_OPTION, (None, TARGET_SCORE)),
            printed.OPTION,
            Option("start_player", ("random", *range(MAX_PLAYERS)), variant=False),
        ),
        colours={CARD_NAMES[card]: COLOURS[COLOUR_OF[card]] for card in range(NUM_CARDS)},
    )

    def check_options(self, seats: int, options: object) -> Options:
        checked = super().check_options(seats, options)
        start = checked["start_player"]
        if isinstance(start, int) and start >= seats:
            reason = Message("option-start_player-no-seat", {"number": start + 1, "players": seats})
            raise BadOption("start_player", reason=reason, words_from=self.package)
        return checked

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> State:
        assert previous is None or isinstance(previous, state.SeaWolfState)
        return state.set_up(self, seats, options, rng, log, previous, printed.colours_at(options))

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return scenario.complete(seats, given)

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        return load.load(self, seats, options, rng, data)


GAME: Final = SeaWolf()
