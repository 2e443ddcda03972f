"""The position: where every piece lies, who decides, and what the phase has to remember.

Lists are not changed in place. A change replaces the list with a changed copy, so that clones can share
lists. The exceptions are `tiles` and `people` of a player, because they are long and change most often:
clones share them until the first change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.games.puerto_rico import evaluate, playout_policy
from harbourside.games.puerto_rico.data import (
    CIRCLES,
    DRAFTING,
    FIRST_BUILDING,
    FROM_ROW,
    GO_ON,
    GOODS,
    KIND_NAMES,
    NO_GAIN,
    NO_GOODS,
    NO_KINDS,
    NO_STAGE,
    NOBODY,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    RURAL_SPACES,
)
from harbourside.games.puerto_rico.rules import flow, pieces, scoring
from harbourside.games.puerto_rico.rules.table import total
from harbourside.games.puerto_rico.rules.variant import Variant

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game

EMPTY: Final[list[int]] = []


@final
class Player:
    """An island with its people, and what its owner has."""

    def __init__(self, tiles: list[int], people: list[int]) -> None:
        self.doubloons = 0
        self.vp = 0
        """Victory points in chips. Points beyond the pool are among them."""
        self.goods = NO_GOODS
        self.tiles = tiles
        """How many tiles of each kind: plantations, quarries and buildings. Forests are counted apart. Call
        `own_lists` before you change this list or `people` in place."""
        self.kinds = EMPTY
        """The kinds with circles that the player owns, in catalogue order."""
        self.people = people
        """Workers and nobles on the tiles of each kind."""
        self.shared = False
        """Whether a clone has the same lists of tiles and people."""
        self.nobles = NO_KINDS
        """How many of the people on each kind are nobles."""
        self.forests = NO_GOODS
        """Forests, counted by the plantation on their face."""
        self.san_juan_workers = 0
        self.san_juan_nobles = 0
        self.rural = 0
        """Filled rural spaces."""
        self.city = 0
        """Filled city spaces."""
        self.large = 0
        """Large buildings."""
        self.done = 0
        """What the player has done in this phase, as bits (DONE_NAMES)."""
        self.library_pick = NONE
        """With the option library_once_per_round_2p: the pick of this round that the library doubles."""

    def clone(self) -> Player:
        self.shared = True
        other = Player(self.tiles, self.people)
        other.shared = True
        other.doubloons = self.doubloons
        other.vp = self.vp
        other.goods = self.goods
        other.kinds = self.kinds
        other.nobles = self.nobles
        other.forests = self.forests
        other.san_juan_workers = self.san_juan_workers
        other.san_juan_nobles = self.san_juan_nobles
        other.rural = self.rural
        other.city = self.city
        other.large = self.large
        other.done = self.done
        other.library_pick = self.library_pick
        return other

    def own_lists(self) -> None:
        """Stop sharing the lists with clones. Call it before you change tiles or people."""
        if self.shared:
            self.tiles = self.tiles.copy()
            self.people = self.people.copy()
            self.shared = False

    def add_tiles(self, kind: int, count: int) -> None:
        self.own_lists()
        self.tiles[kind] = self.tiles[kind] + count

    def add_people(self, kind: int, count: int) -> None:
        """People of both sorts. The caller changes `nobles`, if nobles are among them."""
        self.own_lists()
        self.people[kind] = self.people[kind] + count

    def has_worker(self, kind: int) -> bool:
        return self.people[kind] > self.nobles[kind]

    def has_noble(self, kind: int) -> bool:
        return self.nobles[kind] > 0

    def empty_circles(self, kind: int) -> int:
        return self.tiles[kind] * CIRCLES[kind] - self.people[kind]

    def room_on_island(self) -> bool:
        return self.rural < RURAL_SPACES

    def holds_goods(self) -> bool:
        for amount in self.goods:
            if amount > 0:
                return True
        return False

    def forest_count(self) -> int:
        return total(self.forests)

    def has_plantation_or_forest(self) -> bool:
        for good in range(NUM_GOODS):
            if self.tiles[good] > 0 or self.forests[good] > 0:
                return True
        return False

    def noble_count(self) -> int:
        count = self.san_juan_nobles
        for kind in self.kinds:
            count += self.nobles[kind]
        return count

    def worker_count(self) -> int:
        return self.people_count() - self.noble_count()

    def people_count(self) -> int:
        """Workers and nobles, also those in San Juan."""
        count = self.san_juan_workers + self.san_juan_nobles
        for kind in self.kinds:
            count += self.people[kind]
        return count

    def empty_building_circles(self) -> int:
        count = 0
        for kind in self.kinds:
            if kind >= FIRST_BUILDING:
                count += self.empty_circles(kind)
        return count


@final
class PuertoRicoState(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        rng: Rng,
        variant: Variant,
        players: list[Player],
    ) -> None:
        super().__init__(game, seats, options, rng)
        self.variant = variant
        self.players = players
        # The table
        self.pile = EMPTY
        """Face-down plantations, bottom to top."""
        self.discard = NO_GOODS
        self.row = NO_GOODS
        self.quarries = 0
        self.workers = 0
        self.nobles = 0
        self.vp_pool = 0
        self.noted = 0
        """VP that were gained when the pool was empty. The count of chips needs them."""
        self.goods = NO_GOODS
        self.board = NO_KINDS
        self.magistrate_workers = 0
        self.magistrate_nobles = 0
        self.ship_goods = EMPTY
        self.ship_amounts = EMPTY
        self.market = EMPTY
        self.festival_crop = NONE
        self.festival_goods = EMPTY
        self.festival_building = NONE
        # The course of the game
        self.governor = 0
        self.round_number = 1
        self.pick = 0
        self.role_coins = EMPTY
        self.used = 0
        """The role cards used in this round, as bits."""
        self.used_in_order = 0
        """The same cards in the order of their use: PICK_BITS bits for each, the first card in the lowest."""
        self.captured_role = NONE
        self.captor = NOBODY
        self.token_holder = NOBODY
        self.end_reasons = 0
        self.phase = DRAFTING
        self.chooser = 0
        """The seat that chose the role. While roles are chosen it is the governor."""
        self.turns = seats
        """How many players act in this phase: all of them, or only the captor of the card."""
        self.stage = NO_STAGE
        """How far the phase is (STAGE_NAMES)."""
        self.step = 0
        """The seat that acts now, counted from the chooser."""
        self.node = GO_ON
        """What is decided now (NODES)."""
        self.declined = NOBODY
        """The seat that passed while it could move a guest, if nothing has changed since (section 5.11)."""
        # What a phase has to remember between its decisions
        self.tile = NONE
        """The kind of tile that is laid or built."""
        self.source = FROM_ROW
        """Where the tile that is laid comes from (SOURCES)."""
        self.as_forest = False
        self.owed = 0
        """How many items the player still owes for the building."""
        self.paid = 0
        """What the black market has taken for the building, as bits."""
        self.delivered = 0
        """The goods that the player has delivered to the court in this phase, as bits."""
        self.privilege_goods = 0
        """How many goods the craftsman has taken as a privilege."""
        self.hand_workers = 0
        self.hand_nobles = 0
        self.place = 0
        """The kind that gets people now, as an index of the player's kinds."""
        self.circles_here = 0
        """Circles of that kind."""
        self.circles_left = 0
        """Circles of that kind and of all later kinds."""
        self.placed_nobles = 0
        self.passes = 0
        """How many turns in a row went by without a load."""
        self.good = 0
        self.crafted = NO_GOODS
        """What the craftsman has produced: the privilege is one of these."""
        self.small_wharf_load = NO_GOODS
        """Chosen so far for the small wharf."""
        self.stored = NO_GOODS
        """Chosen so far to be kept."""
        self.gain = NO_GAIN
        """The gain that is decided now or settled next. Elsewhere NO_GAIN."""
        self.produced = NO_GOODS
        """What the player has produced whose gains are settled now."""
        self.kinds_left = 0
        self.singles_left = 0
        self.ship = 0
        self.guest_node = GO_ON
        self.guest_noble = False

    def list_legal(self, out: list[int]) -> None:
        flow.list_legal(self, out)

    def do(self, action: int) -> None:
        flow.do(self, action)

    def score(self, seat: int) -> int:
        return scoring.score(self, seat)

    def tie_breaks(self, seat: int) -> list[int]:
        player = self.players[seat]
        return [player.doubloons + total(player.goods)]

    def clone(self) -> PuertoRicoState:
        other = PuertoRicoState(
            self.game,
            self.seats,
            self.options,
            self.rng.clone(),
            self.variant,
            [player.clone() for player in self.players],
        )
        self.copy_common(other)
        other.pile = self.pile
        other.discard = self.discard
        other.row = self.row
        other.quarries = self.quarries
        other.workers = self.workers
        other.nobles = self.nobles
        other.vp_pool = self.vp_pool
        other.noted = self.noted
        other.goods = self.goods
        other.board = self.board
        other.magistrate_workers = self.magistrate_workers
        other.magistrate_nobles = self.magistrate_nobles
        other.ship_goods = self.ship_goods
        other.ship_amounts = self.ship_amounts
        other.market = self.market
        other.festival_crop = self.festival_crop
        other.festival_goods = self.festival_goods
        other.festival_building = self.festival_building
        other.governor = self.governor
        other.round_number = self.round_number
        other.pick = self.pick
        other.role_coins = self.role_coins
        other.used = self.used
        other.used_in_order = self.used_in_order
        other.captured_role = self.captured_role
        other.captor = self.captor
        other.token_holder = self.token_holder
        other.end_reasons = self.end_reasons
        other.phase = self.phase
        other.chooser = self.chooser
        other.turns = self.turns
        other.stage = self.stage
        other.step = self.step
        other.node = self.node
        other.declined = self.declined
        other.tile = self.tile
        other.source = self.source
        other.as_forest = self.as_forest
        other.owed = self.owed
        other.paid = self.paid
        other.delivered = self.delivered
        other.privilege_goods = self.privilege_goods
        other.hand_workers = self.hand_workers
        other.hand_nobles = self.hand_nobles
        other.place = self.place
        other.circles_here = self.circles_here
        other.circles_left = self.circles_left
        other.placed_nobles = self.placed_nobles
        other.passes = self.passes
        other.good = self.good
        other.crafted = self.crafted
        other.small_wharf_load = self.small_wharf_load
        other.stored = self.stored
        other.gain = self.gain
        other.produced = self.produced
        other.kinds_left = self.kinds_left
        other.singles_left = self.singles_left
        other.ship = self.ship
        other.guest_node = self.guest_node
        other.guest_noble = self.guest_noble
        return other

    def redeal(self, seat: int | None, rng: Rng) -> PuertoRicoState:
        """Only the order of the face-down pile is unknown, and nobody knows it (section 7, R51)."""
        other = self.clone()
        pile = sorted(self.pile)
        rng.shuffle(pile)
        other.pile = pile
        return other

    def come_to_rest(self) -> None:
        playout_policy.finish_phase(self)

    def evaluate(self, weights: list[float]) -> list[float]:
        return evaluate.evaluate(self, weights)

    def census(self) -> dict[str, int]:
        return pieces.census(self)


def names_of(goods: list[int]) -> list[str]:
    return [GOODS[good] for good in goods]


def counted(by_kind: list[int]) -> dict[str, int]:
    """How many there are of each kind, without those of which there are none."""
    return {KIND_NAMES[kind]: by_kind[kind] for kind in range(NUM_KINDS) if by_kind[kind] > 0}
