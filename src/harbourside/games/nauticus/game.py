"""Nauticus as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harbourside.engine.actions import ActionTable
from harbourside.engine.errors import BadOption
from harbourside.engine.events import Log
from harbourside.engine.facts import Facts, Option, Options, OptionValue
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.engine.weights import shipped_weights
from harbourside.games.nauticus import features as vector
from harbourside.games.nauticus import labels, state, view, why
from harbourside.games.nauticus.board import OPTION, PACKAGE, board_of, settle_warehouse
from harbourside.games.nauticus.data import (
    ACTION_KEYS,
    DEFAULT_PLAYERS,
    LARGEST_WAREHOUSE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_ROUNDS,
    ROUNDS,
    SMALLEST_WAREHOUSE,
    WAREHOUSE,
    Board,
    longest_game,
)
from harbourside.games.nauticus.evaluate import WEIGHT_NAMES
from harbourside.games.nauticus.load import load
from harbourside.games.nauticus.scenario import complete

_OTHER_WAREHOUSES: Final = [n for n in range(SMALLEST_WAREHOUSE, LARGEST_WAREHOUSE + 1) if n != WAREHOUSE]

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
    prompt = staticmethod(view.prompt)
    label = staticmethod(labels.label)
    reason = staticmethod(why.reason)
    features = staticmethod(vector.features)
    facts = Facts(
        id="nauticus",
        rules_version=1,
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        default_players=DEFAULT_PLAYERS,
        longest_game=longest_game(MOST_ROUNDS),
        hidden=False,
        chance=True,
        # None of them is crossed with the others in the contract suite: 7 x 13 variants of one game.
        options=(
            Option("first_player", ("random", *range(MAX_PLAYERS)), variant=False),
            Option("rounds", (None, *range(1, MOST_ROUNDS + 1)), variant=False),
            Option("warehouse_capacity", (WAREHOUSE, *_OTHER_WAREHOUSES), variant=False),
            OPTION,
        ),
        colours=COLOURS,
    )

    def check_options(self, seats: int, options: object) -> Options:
        checked = super().check_options(seats, options)
        first = checked["first_player"]
        if isinstance(first, int) and first >= seats:
            reason = Message("option-first_player-no-seat", {"number": first + 1, "players": seats})
            raise BadOption("first_player", reason=reason, words_from=self.package)
        if checked["rounds"] == ROUNDS[seats]:
            checked["rounds"] = None
        settle_warehouse(checked, options)
        return checked

    def longest_game(self, options: Mapping[str, OptionValue]) -> int:
        rounds = options.get("rounds")
        return longest_game(rounds if isinstance(rounds, int) else max(ROUNDS))

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> State:
        return state.set_up(self, seats, options, rng, log, _board(options))

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        return load(self, seats, options, rng, _board(options), data)

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return complete(seats, options, _board(options), given)


def _board(options: Options) -> Board:
    text = options["board"]
    assert text is None or isinstance(text, str)
    return board_of(text)


GAME: Final = Nauticus()
