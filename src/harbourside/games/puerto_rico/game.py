"""Puerto Rico as the engine knows it."""

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
from harbourside.games.puerto_rico import features as vector
from harbourside.games.puerto_rico import labels, loading, scenario, view, why
from harbourside.games.puerto_rico.data import (
    ACTION_KEYS,
    DEFAULT_PLAYERS,
    DRAFT_KINDS,
    FIRST_EDITION_WHARF,
    KIND_NAMES,
    LONGEST_ROUND,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MIN_PLAYERS,
    NONE,
)
from harbourside.games.puerto_rico.evaluate import WEIGHT_NAMES
from harbourside.games.puerto_rico.rules import setup
from harbourside.games.puerto_rico.rules.variant import Variant

DRAFT_NAMES: Final = [KIND_NAMES[kind] for kind in DRAFT_KINDS]

OPTIONS: Final = (
    Option("new_buildings", (False, True)),
    Option("nobles", (False, True)),
    Option("buccaneer", (False, True)),
    Option("festival", (False, True)),
    Option("optional_gains", ("when_it_matters", "never", "always"), variant=False),
    Option("hacienda_empty_pile", ("no_draw", "reshuffle"), variant=False),
    Option("guests_each_part", (True, False), variant=False),
    Option("allow_duplicate_production", (True, False), variant=False),
    Option("city_packing", ("grid", "count"), variant=False),
    Option("draft_mode", ("players", "random", "list"), variant=False),
    Option("draft_list", (None,), variant=False, text=True, nouns=tuple(DRAFT_NAMES)),
    Option("large_draft", ("starting_player", "clockwise"), variant=False),
    Option("exclude_office_with_trading_post", (False, True), variant=False),
    Option("exclude_hacienda_with_forest_house", (False, True), variant=False),
    Option("nobles_fixed", (False, True), variant=False),
    Option("festival_building_excludes", ("production", "crop"), variant=False),
    Option("festival_goods_distinct", (False, True), variant=False),
    Option("library_once_per_round_2p", (False, True), variant=False),
    Option("library_doubles_buccaneer", (False, True), variant=False),
    Option("captured_role_solo", (False, True), variant=False),
    Option("two_player_all_workers", (False, True), variant=False),
    Option("wharf_capacity", ("unlimited", FIRST_EDITION_WHARF), variant=False),
    Option("vp_pool", ("edition2020", "first_edition"), variant=False),
    Option("balanced_prices", (False, True), variant=False),
    Option("corn_start_minus_one", (False, True), variant=False),
    Option("first_governor", ("seat0", "random"), variant=False),
    Option("vp_visibility", ("secret", "open"), variant=False),
    Option("max_rounds", (MAX_ROUNDS, 10, 20, 30, 40, 100), variant=False),
)


EARLIER_RULES: Final[dict[int, Options]] = {
    1: {
        "optional_gains": "never",
        "library_doubles_buccaneer": False,
        "large_draft": "clockwise",
        "hacienda_empty_pile": "reshuffle",
        "guests_each_part": False,
    }
}
"""Version 1 did not have these options."""


class PuertoRico(Game):
    package = "harbourside.games.puerto_rico"
    actions = ActionTable(ACTION_KEYS)
    feature_names = vector.FEATURE_NAMES
    weight_names = WEIGHT_NAMES
    weights = shipped_weights(package, WEIGHT_NAMES)
    position = staticmethod(view.position)
    prompt = staticmethod(labels.prompt)
    label = staticmethod(labels.label)
    reason = staticmethod(why.reason)
    features = staticmethod(vector.features)
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
        if checked["draft_mode"] == "list" and checked["new_buildings"]:
            self._check_draft_list(seats, checked)
        return checked

    def _check_draft_list(self, seats: int, options: Options) -> None:
        """Every space of the draft must be filled, once."""
        text = options["draft_list"]
        words = text.replace(",", " ").split() if isinstance(text, str) else []
        for word in words:
            if word not in DRAFT_NAMES or words.count(word) > 1:
                raise self._bad_list("why-draft-list-word", building=word)
        variant = Variant(seats, options)
        kinds = setup.listed_kinds(text)
        outside = setup.listed_outside_draft(variant, kinds)
        if outside != NONE:
            raise self._bad_list("why-not-drafted-here", building=KIND_NAMES[outside])
        rival = setup.listed_rival(variant, kinds)
        if rival != NONE:
            raise self._bad_list("why-rival-drafted", building=KIND_NAMES[rival])
        missing = setup.draft_list_gap(variant, kinds)
        if missing >= 0:
            raise self._bad_list("why-draft-list-spaces", cost=missing)

    def _bad_list(self, id: str, **args: int | str) -> BadOption:
        return BadOption("draft_list", reason=Message(id, dict(args)), words_from=self.package)

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
        """Version 1 had no gains to decide about."""
        memory = position.get("memory")
        if not isinstance(memory, Mapping):
            return position
        return {**position, "memory": {**loading.NO_GAIN_MEMORY, **memory}}

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        return loading.load(self, seats, options, rng, data)

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        return scenario.complete(self, seats, options, given)


GAME: Final = PuertoRico()
