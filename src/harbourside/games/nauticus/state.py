"""The position: places and tiles, the current turn, and what each player owns. Nothing is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.games.nauticus import evaluate
from harbourside.games.nauticus.data import (
    ACT,
    CHOOSE_TILE,
    COPY_PRICE,
    CROWN_MAST,
    CROWN_SAIL,
    EXTRA_PRICE,
    GOODS,
    MOST_SHIPS,
    NO_KIND,
    NO_PLACE,
    NO_TILE,
    NUM_TILES,
    PLACES,
    TILE_SIZE,
    TILES,
    PrintedBoard,
)
from harbourside.games.nauticus.rules import flow, scoring
from harbourside.games.nauticus.rules.ship import HULLS, Ship

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game

NONE_BOUGHT: Final = [0, 0, 0, 0]
NONE_TAKEN: Final = [0, 0, 0, 0, 0, 0]
"""Clones share lists that are replaced and never changed."""


@final
class Player:
    """Its lists are replaced and never changed in place, so that clones can share them."""

    def __init__(
        self,
        coins: int,
        workers: int,
        vp: int,
        warehouse: list[int],
        spaces_used: int,
        ships: list[Ship],
        delivered: list[int],
        passes_flipped: int,
        extra_available: bool,
        crown_tiles: int,
    ) -> None:
        self.coins = coins
        self.workers = workers
        self.vp = vp
        self.warehouse = warehouse
        """How many of each tile are in the warehouse."""
        self.spaces_used = spaces_used
        self.ships = ships
        self.delivered = delivered
        self.passes_flipped = passes_flipped
        self.extra_available = extra_available
        self.crown_tiles = crown_tiles
        """Crown masts and sails in the warehouse and on ships. A player never loses one."""

    def clone(self) -> Player:
        return Player(
            self.coins,
            self.workers,
            self.vp,
            self.warehouse,
            self.spaces_used,
            self.ships,
            self.delivered,
            self.passes_flipped,
            self.extra_available,
            self.crown_tiles,
        )

    def store(self, tile: int) -> None:
        """Put a new tile into the warehouse. It must not be a tile that came from there."""
        self._count_stored(tile, 1)
        if tile in (CROWN_MAST, CROWN_SAIL):
            self.crown_tiles += 1

    def fetch(self, tile: int) -> None:
        """Take a tile out of the warehouse to put it on a ship."""
        self._count_stored(tile, -1)

    def _count_stored(self, tile: int, change: int) -> None:
        warehouse = self.warehouse.copy()
        warehouse[tile] += change
        self.warehouse = warehouse
        self.spaces_used += change * TILE_SIZE[tile]

    def replace_ship(self, number: int, ship: Ship) -> None:
        ships = self.ships.copy()
        ships[number] = ship
        self.ships = ships

    def crowns(self) -> int:
        """Tiles with a crown in the warehouse and on ships, and flipped pass tiles. Section 4.6, R21."""
        return self.crown_tiles + self.passes_flipped

    def yard_accepts(self) -> int:
        """The tiles that some ship or a new ship can take, as bits."""
        accepted = HULLS if len(self.ships) < MOST_SHIPS else 0
        for ship in self.ships:
            accepted |= ship.accepts
        return accepted


def count_crowns(warehouse: list[int], ships: list[Ship]) -> int:
    count = warehouse[CROWN_MAST] + warehouse[CROWN_SAIL]
    for ship in ships:
        count += ship.crown_masts + ship.crown_sails
    return count


@final
class NauticusState(State):
    """A turn has one execution at a time. A main action that waits for an extra action has not been used."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        rng: Rng,
        board: PrintedBoard,
        rounds: int,
        capacity: int,
        supply: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(game, seats, options, rng)
        self.board = board
        self.rounds = rounds
        self.capacity = capacity
        """The spaces of each warehouse."""
        self.supply = supply
        self.players = players
        self.stage = CHOOSE_TILE
        self.round = 1
        self.phase = 1
        self.start_player = 0
        self.turns_taken = 0
        """How many players have had their turn in this phase. The next one decides."""
        self.anchor_place = board.first_anchor
        self.anchor_token = NO_PLACE
        """Where the anchor will point in the next round. Known from the end of phase 1."""
        self.tile_place: list[int] = []
        """Where each action tile lies. Each deal replaces the list."""
        self.used_tiles = 0
        """The kinds chosen in this round, with the current one, as bits."""
        self.chosen_kind = NO_KIND
        # The execution under way: of the extra action if `extra`, otherwise of the main action.
        self.kind = NO_KIND
        self.extra = False
        self.main_done = False
        self.blue_left = 0
        self.uses = 0
        self.bought = NONE_BOUGHT
        self.free_tile_done = False
        self.crown_vp = 0
        # What interrupts the execution.
        self.tile_in_hand = NO_TILE
        self.reward_ship = 0
        self.rewards_due = 0
        self.rewards_taken = NONE_TAKEN
        self.first_good = NO_TILE
        """The first of the two goods of a reward."""

    def list_legal(self, out: list[int]) -> None:
        flow.list_legal(self, out)

    def do(self, action: int) -> None:
        flow.do(self, action)

    def score(self, seat: int) -> int:
        return scoring.score(self.players[seat])

    def tie_breaks(self, seat: int) -> list[int]:
        return scoring.tie_breaks(self.players[seat])

    def space_left(self, player: Player) -> int:
        return self.capacity - player.spaces_used

    def blue_workers(self, place: int) -> int:
        """The blue workers at a place. Section 2.5."""
        return self.board.wheel[(place - self.anchor_place) % PLACES]

    def price(self, item: int) -> int:
        """The price of the next tile of this item, in the action under way. Section 4.6."""
        if self.bought[item] > 0:
            return COPY_PRICE
        if self.extra:
            return EXTRA_PRICE
        return self.board.prices[self.tile_place[self.kind]][item]

    def workers_available(self, player: Player) -> int:
        return self.blue_left + player.workers

    def begin_execution(self, kind: int, extra: bool, blue: int) -> None:
        self.stage = ACT
        self.kind = kind
        self.extra = extra
        self.blue_left = blue
        self.uses = 0
        self.bought = NONE_BOUGHT
        self.free_tile_done = False
        self.crown_vp = 0

    def clone(self) -> NauticusState:
        other = NauticusState(
            self.game,
            self.seats,
            self.options,
            self.rng.clone(),
            self.board,
            self.rounds,
            self.capacity,
            self.supply.copy(),
            [player.clone() for player in self.players],
        )
        self.copy_common(other)
        other.stage = self.stage
        other.round = self.round
        other.phase = self.phase
        other.start_player = self.start_player
        other.turns_taken = self.turns_taken
        other.anchor_place = self.anchor_place
        other.anchor_token = self.anchor_token
        other.tile_place = self.tile_place
        other.used_tiles = self.used_tiles
        other.chosen_kind = self.chosen_kind
        other.kind = self.kind
        other.extra = self.extra
        other.main_done = self.main_done
        other.blue_left = self.blue_left
        other.uses = self.uses
        other.bought = self.bought
        other.free_tile_done = self.free_tile_done
        other.crown_vp = self.crown_vp
        other.tile_in_hand = self.tile_in_hand
        other.reward_ship = self.reward_ship
        other.rewards_due = self.rewards_due
        other.rewards_taken = self.rewards_taken
        other.first_good = self.first_good
        return other

    def redeal(self, seat: int | None, rng: Rng) -> NauticusState:
        """Only the coming deals are hidden, and the engine reseeds them. Section 7."""
        return self.clone()

    def evaluate(self, weights: list[float]) -> list[float]:
        return evaluate.evaluate(self, weights)

    def census(self) -> dict[str, int]:
        """Count every tile and the action tiles. Workers and coins are unlimited."""
        count = self.supply.copy()
        for player in self.players:
            for tile in range(NUM_TILES):
                count[tile] += player.warehouse[tile]
            for ship in player.ships:
                for tile in ship.tiles():
                    count[tile] += 1
            for kind in range(len(GOODS)):
                count[TILES.index(GOODS[kind])] += player.delivered[kind]
        if self.tile_in_hand != NO_TILE:
            count[self.tile_in_hand] += 1
        census = dict(zip(TILES, count, strict=True))
        for place in range(PLACES):
            census[f"action_tile@{place}"] = self.tile_place.count(place)
        return census


def counted(count: list[int], names: list[str]) -> dict[str, int]:
    """The counts by name, without zeros."""
    return {names[i]: count[i] for i in range(len(names)) if count[i] > 0}
