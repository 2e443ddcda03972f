"""What a table may choose. docs/rules/puerto_rico.md, section 8.2. The rules ask rules/variant.py."""

from __future__ import annotations

from typing import Final

from harbourside.engine.errors import BadOption
from harbourside.engine.facts import Option, Options
from harbourside.engine.message import Arg, Message
from harbourside.games.puerto_rico.data import DRAFT_KINDS, FIRST_EDITION_WHARF, KIND_NAMES, MAX_ROUNDS, NONE
from harbourside.games.puerto_rico.rules import setup
from harbourside.games.puerto_rico.rules.variant import Variant

PACKAGE: Final = "harbourside.games.puerto_rico"
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


def check_draft_list(seats: int, options: Options) -> None:
    """Refuse a list of buildings that does not fill every space of the draft, each once."""
    if options["draft_mode"] != "list" or not options["new_buildings"]:
        return
    text = options["draft_list"]
    words = text.replace(",", " ").split() if isinstance(text, str) else []
    for word in words:
        if word not in DRAFT_NAMES or words.count(word) > 1:
            raise _refuse_list("why-draft-list-word", building=word)
    variant = Variant(seats, options)
    kinds = setup.listed_kinds(text)
    outside = setup.listed_outside_draft(variant, kinds)
    if outside != NONE:
        raise _refuse_list("why-not-drafted-here", building=KIND_NAMES[outside])
    rival = setup.listed_rival(variant, kinds)
    if rival != NONE:
        raise _refuse_list("why-rival-drafted", building=KIND_NAMES[rival])
    missing = setup.draft_list_gap(variant, kinds)
    if missing >= 0:
        raise _refuse_list("why-draft-list-spaces", cost=missing)


def _refuse_list(id: str, **args: Arg) -> BadOption:
    return BadOption("draft_list", reason=Message(id, args), words_from=PACKAGE)
