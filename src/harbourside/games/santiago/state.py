"""The position: where each piece stands, what each seat holds, and who decides. Section 4.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.games.santiago import evaluate
from harbourside.games.santiago.data import (
    BUILDINGS,
    CASINO_OPEN,
    CUBANS,
    DRIVE_PHASE,
    FIRST_VALUE,
    GAME_OVER,
    GOODS,
    HARBOUR_STOP,
    NONE,
    NUM_BUILDINGS,
    NUM_CUBANS,
    NUM_GOODS,
    SITES_OF_EACH,
)
from harbourside.games.santiago.rules import flow, scoring

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


@final
class Board:
    """What stays the same for the whole game. Clones share it, and nothing changes it."""

    def __init__(
        self,
        street: list[int],
        sites: list[int],
        flower: list[int],
        pays_on_entry: bool,
        open_holdings: bool,
        max_turns: int,
    ) -> None:
        self.street = street
        """For each stop the harbour or the Cuban there."""
        self.sites = sites
        """For each site (SITE_NAMES) the building that lies there."""
        self.flower = flower
        """For each Cuban the flower."""
        self.colour = [0] * NUM_BUILDINGS
        """For each building the flower of its site."""
        self.find_colours()
        self.pays_on_entry = pays_on_entry
        self.open_holdings = open_holdings
        self.max_turns = max_turns
        """-1 if there is no limit."""

    def find_colours(self) -> None:
        """Work out each building's colour from the sites."""
        for site in range(len(self.sites)):
            self.colour[self.sites[site]] = site // SITES_OF_EACH


@final
class Player:
    def __init__(self, pesos: int, vp: int, goods: list[int], pawn: int, tokens: int) -> None:
        self.pesos = pesos
        self.vp = vp
        self.goods = goods
        self.pawn = pawn
        """The building in which the pawn stands; NONE if it is off the board."""
        self.tokens = tokens
        """Ownership tokens left."""

    def clone(self) -> Player:
        return Player(self.pesos, self.vp, self.goods.copy(), self.pawn, self.tokens)


@final
class SantiagoState(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        rng: Rng,
        board: Board,
        owner: list[int],
        dice: list[int],
        supply: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(game, seats, options, rng)
        self.board = board
        self.owner = owner
        """For each building a seat or NONE. Never changed in place, so that clones can share it."""
        self.dice = dice
        """The ship's demand for each trade good. Until a die is set aside: the five dice just rolled."""
        self.supply = supply
        self.players = players
        self.phase = DRIVE_PHASE
        self.turn = 0
        """The number of this turn; 0 in set-up."""
        self.turn_player = 0
        """The seat whose turn it is. In set-up the seat that sets the first demand."""
        self.car = HARBOUR_STOP
        self.inactive = 0
        """A bit for each Cuban."""
        self.ship = 1
        """The `ship_no` of section 4.1: the ship in the harbour, or the ship that gets its demand next."""
        self.docked = False
        self.aside = NONE
        """The good whose die lies beside the board."""
        self.aside_shows = 0
        """What that die shows. No rule uses it."""
        self.value = FIRST_VALUE
        self.using = NONE
        """The building whose function is being used."""
        self.own_use = False
        """Whether the building is used through Alonso, before the pawn moves."""
        self.casino = CASINO_OPEN
        self.loaders = 0
        """A bit for each seat that has not passed in this loading round."""

    def list_legal(self, out: list[int]) -> None:
        flow.list_legal(self, out)

    def do(self, action: int) -> None:
        flow.do(self, action)

    def score(self, seat: int) -> int:
        return scoring.score(self.players[seat])

    def tie_breaks(self, seat: int) -> list[int]:
        player = self.players[seat]
        return [scoring.tokens_left(player), player.pesos]

    def is_active(self, cuban: int) -> bool:
        return self.inactive & (1 << cuban) == 0

    def is_loading(self, seat: int) -> bool:
        return self.loaders & (1 << seat) != 0

    def shows_holdings(self, seat: int, viewer: int | None) -> bool:
        """Whether the viewer sees the holdings: own ones, or all after the game or with `open_holdings`."""
        return seat == viewer or self.phase == GAME_OVER or self.board.open_holdings

    def clone(self) -> SantiagoState:
        other = SantiagoState(
            self.game,
            self.seats,
            self.options,
            self.rng.clone(),
            self.board,
            self.owner,
            self.dice.copy(),
            self.supply.copy(),
            [player.clone() for player in self.players],
        )
        self.copy_common(other)
        other.phase = self.phase
        other.turn = self.turn
        other.turn_player = self.turn_player
        other.car = self.car
        other.inactive = self.inactive
        other.ship = self.ship
        other.docked = self.docked
        other.aside = self.aside
        other.aside_shows = self.aside_shows
        other.value = self.value
        other.using = self.using
        other.own_use = self.own_use
        other.casino = self.casino
        other.loaders = self.loaders
        return other

    def redeal(self, seat: int | None, rng: Rng) -> SantiagoState:
        """Only future dice are unknown: every gain and loss is public, and can be remembered (section 7)."""
        return self.clone()

    def evaluate(self, weights: list[float]) -> list[float]:
        return evaluate.evaluate(self, weights)

    def census(self) -> dict[str, int]:
        """Count goods, ownership tokens and tiles. Pesos and VP never run out (R1)."""
        count = {}
        for good in range(NUM_GOODS):
            held = [player.goods[good] for player in self.players]
            count[GOODS[good]] = self.supply[good] + sum(held)
        for seat in range(self.seats):
            count[f"tokens of seat {seat}"] = self.players[seat].tokens + self.owner.count(seat)
        for cuban in range(NUM_CUBANS):
            count[CUBANS[cuban]] = self.board.street.count(cuban)
        for building in range(NUM_BUILDINGS):
            count[BUILDINGS[building]] = self.board.sites.count(building)
        return count


def owned_by(state: SantiagoState, seat: int) -> list[str]:
    return [BUILDINGS[building] for building in range(NUM_BUILDINGS) if state.owner[building] == seat]
