"""The options of a game in the form that the rules need. All clones of a state share one Variant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from harbourside.games.puerto_rico.data import (
    ASKING_NAMES,
    BALANCED_COST,
    BUCCANEER,
    COPIES,
    COPIES_2P,
    COST,
    DRAFT_SPACES,
    DRAFT_SPACES_RED,
    FIRST_NEW_BUILDING,
    FIRST_NOBLE_BUILDING,
    NUM_KINDS,
    PICKS,
    PROSPECTOR_1,
    PROSPECTOR_2,
    SHIPS,
)

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue

UNLIMITED: Final = 1000


@final
class Variant:
    def __init__(self, seats: int, options: dict[str, OptionValue]) -> None:
        self.seats = seats
        self.new_buildings = options["new_buildings"] is True
        self.nobles = options["nobles"] is True
        self.buccaneer = options["buccaneer"] is True
        self.festival = options["festival"] is True
        self.duplicates = options["allow_duplicate_production"] is True
        self.grid = options["city_packing"] == "grid"
        self.nobles_drafted = self.nobles and options["nobles_fixed"] is not True
        """Whether noble buildings are drafted. Otherwise they are on the board from the start."""
        self.office_or_post = options["exclude_office_with_trading_post"] is True
        self.hacienda_or_forest = options["exclude_hacienda_with_forest_house"] is True
        self.library_once = seats == 2 and options["library_once_per_round_2p"] is True
        self.asking = ASKING_NAMES.index(str(options["optional_gains"]))
        """When a player is asked about a gain (R52)."""
        self.library_buccaneer = options["library_doubles_buccaneer"] is True
        self.large_draft_anew = options["large_draft"] == "starting_player"
        self.reshuffled_for_draw = options["hacienda_empty_pile"] == "reshuffle"
        self.guests_each_part = options["guests_each_part"] is True
        self.solo_capture = options["captured_role_solo"] is True
        capacity = options["wharf_capacity"]
        self.wharf_capacity = capacity if isinstance(capacity, int) else UNLIMITED
        self.cost: list[int] = BALANCED_COST if options["balanced_prices"] is True else COST
        self.copies: list[int] = COPIES_2P if seats == 2 else COPIES
        self.draft_spaces: list[int] = DRAFT_SPACES_RED if self.nobles_drafted else DRAFT_SPACES
        rounds = options["max_rounds"]
        assert isinstance(rounds, int)
        self.max_rounds = rounds
        self.picks = PICKS[seats]
        self.ships: list[int] = SHIPS[seats]
        self.building_end = FIRST_NEW_BUILDING
        """One more than the last kind of building that can be in the game."""
        if self.nobles:
            self.building_end = NUM_KINDS
        elif self.new_buildings:
            self.building_end = FIRST_NOBLE_BUILDING
        self.role_cards = self._role_cards(seats)
        """A bit for each role card in the game."""

    def has_kind(self, kind: int) -> bool:
        """Whether tiles and buildings of this kind are in the game."""
        if kind >= FIRST_NOBLE_BUILDING:
            return self.nobles
        return kind < FIRST_NEW_BUILDING or self.new_buildings

    def _role_cards(self, seats: int) -> int:
        cards = (1 << PROSPECTOR_1) - 1
        if seats != 3:
            cards |= 1 << PROSPECTOR_1
        if seats == 5:
            cards |= 1 << PROSPECTOR_2
        if self.buccaneer:
            cards |= 1 << BUCCANEER
        return cards
