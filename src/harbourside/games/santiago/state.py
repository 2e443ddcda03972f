"""The position: where everything stands, what everybody holds, and who decides. Section 4.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from harbourside.engine.events import Log
from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.games.santiago import evaluate
from harbourside.games.santiago.data import (
    BUILDINGS,
    CASINO_NAMES,
    CASINO_OPEN,
    CUBANS,
    DRIVE_PHASE,
    FIRST_VALUE,
    GAME_OVER,
    GOODS,
    HARBOUR,
    HARBOUR_STOP,
    NONE,
    NUM_BUILDINGS,
    NUM_CUBANS,
    NUM_GOODS,
    NUM_TRADE_GOODS,
    OWNERSHIP_TOKENS,
    PHASE_NAMES,
    SITE_NAMES,
    SITES_OF_EACH,
    START_GOODS,
    START_PESOS,
    START_VP,
    TOKENS_OF_EACH,
)
from harbourside.games.santiago.rules import phases, scoring, turn

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


@final
class Board:
    """What stays the same all game long; shared between clones and never changed."""

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
        """Stop by stop: the harbour, then nine Cubans."""
        self.sites = sites
        """Site by site (SITE_NAMES): the building that lies there."""
        self.flower = flower
        """Cuban by Cuban."""
        self.colour = [0] * NUM_BUILDINGS
        """Building by building: the flower of its site."""
        for site in range(NUM_BUILDINGS):
            self.colour[sites[site]] = site // SITES_OF_EACH
        self.pays_on_entry = pays_on_entry
        self.open_holdings = open_holdings
        self.max_turns = max_turns
        """-1: as many as it takes."""


@final
class Player:
    def __init__(self, pesos: int, vp: int, goods: list[int], pawn: int, tokens: int) -> None:
        self.pesos = pesos
        self.vp = vp
        self.goods = goods
        self.pawn = pawn
        """The building it stands on; NONE off the board."""
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
        """Building by building: a seat or NONE. Replaced, never changed, so that clones can share it."""
        self.dice = dice
        """What the ship wants of each trade good; while a die is to be set aside, the five just rolled."""
        self.supply = supply
        self.players = players
        self.phase = DRIVE_PHASE
        self.turn = 0
        """The number of this turn; 0 in set-up."""
        self.turn_player = 0
        """Whose turn it is; in set-up, who sets the first demand."""
        self.car = HARBOUR_STOP
        self.inactive = 0
        """A bit for each Cuban."""
        self.ship = 1
        """Section 4.1's ship_no: the ship in the harbour, or the one to be given its demand."""
        self.docked = False
        self.aside = NONE
        """The good whose die lies beside the board."""
        self.aside_shows = 0
        """What that die shows, which means nothing."""
        self.value = FIRST_VALUE
        self.using = NONE
        """The building whose function is being used."""
        self.own_use = False
        """Whether it is used through Alonso, before the pawn's way."""
        self.casino = CASINO_OPEN
        self.loaders = 0
        """A bit for each seat that has not passed in this loading round."""

    def list_legal(self, out: list[int]) -> None:
        phases.list_legal(self, out)

    def do(self, action: int) -> None:
        phases.do(self, action)

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
        """One's own, everybody's once the screens are down, and with the option `open_holdings`."""
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
        """Every gain and loss is public (section 7): who remembers knows all but the dice to come."""
        return self.clone()

    def evaluate(self, weights: list[float]) -> list[float]:
        return evaluate.evaluate(self, weights)

    def census(self) -> dict[str, int]:
        """Goods, ownership tokens and tiles; pesos and VP never run out (R1)."""
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

    def dump(self) -> dict[str, object]:
        return {
            "phase": PHASE_NAMES[self.phase],
            "actor": self.actor,
            "turn": self.turn,
            "turn_player": self.turn_player,
            "street": [CUBANS[cuban] for cuban in self.board.street[1:]],
            "sites": [BUILDINGS[building] for building in self.board.sites],
            "car": self.car,
            "inactive": [CUBANS[cuban] for cuban in range(NUM_CUBANS) if not self.is_active(cuban)],
            "ship": self.ship,
            "docked": self.docked,
            "dice": {GOODS[good]: self.dice[good] for good in range(NUM_TRADE_GOODS)},
            "aside": GOODS[self.aside] if self.aside != NONE else "",
            "aside_shows": self.aside_shows,
            "value": self.value,
            "supply": {GOODS[good]: self.supply[good] for good in range(NUM_GOODS)},
            "using": BUILDINGS[self.using] if self.using != NONE else "",
            "own_use": self.own_use,
            "casino": CASINO_NAMES[self.casino],
            "loaders": [seat for seat in range(self.seats) if self.is_loading(seat)],
            "seats": [
                {
                    "pesos": player.pesos,
                    "vp": player.vp,
                    "goods": {GOODS[good]: player.goods[good] for good in range(NUM_GOODS)},
                    "pawn": BUILDINGS[player.pawn] if player.pawn != NONE else "",
                    "owned": owned_by(self, seat),
                }
                for seat, player in enumerate(self.players)
            ],
        }


def owned_by(state: SantiagoState, seat: int) -> list[str]:
    return [BUILDINGS[building] for building in range(NUM_BUILDINGS) if state.owner[building] == seat]


def set_up(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    rng: Rng,
    log: Log | None,
    street: list[int],
    sites: list[int],
    flower: list[int],
    max_turns: int,
) -> SantiagoState:
    """Section 3. An empty street or empty sites are dealt at random; given ones are the option `layout`."""
    if not sites:
        sites = list(range(NUM_BUILDINGS))
        rng.shuffle(sites)
        if log is not None:
            log.note_each(SITE_NAMES, BUILDINGS, sites)
    if not street:
        cubans = list(range(NUM_CUBANS))
        rng.shuffle(cubans)
        if log is not None:
            log.note_each([f"stop@{stop}" for stop in range(1, NUM_CUBANS + 1)], CUBANS, cubans)
        street = [HARBOUR, *cubans]
    board = make_board(street, sites, flower, options, max_turns)
    players = [
        Player(START_PESOS, START_VP, START_GOODS.copy(), NONE, OWNERSHIP_TOKENS) for _ in range(seats)
    ]
    supply = [TOKENS_OF_EACH - seats * START_GOODS[good] for good in range(NUM_GOODS)]
    dice = [0] * NUM_TRADE_GOODS
    state = SantiagoState(game, seats, options, rng, board, [NONE] * NUM_BUILDINGS, dice, supply, players)
    state.log = log
    start: int = rng.below(seats)
    if log is not None:
        start = log.foretold_number("start_player", seats, start)
    state.turn_player = (start - 1) % seats
    if log is not None:
        log.note("start_player", str(start))
        log.add("started", {"seat": start})
    turn.roll_demand(state)
    return state


def make_board(
    street: list[int],
    sites: list[int],
    flower: list[int],
    options: dict[str, OptionValue],
    max_turns: int,
) -> Board:
    on_entry = options["owner_vp"] == "on_entry"
    return Board(street, sites, flower, on_entry, options["open_holdings"] is True, max_turns)
