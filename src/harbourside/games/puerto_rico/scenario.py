"""Positions made to order. The plainest one: islands are empty, and the governor chooses the first role."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from harbourside.engine.facts import Options
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.engine.scenario import SEATS, Position, filled
from harbourside.games.puerto_rico.checks import WHERE as PLACES
from harbourside.games.puerto_rico.data import (
    BUCCANEER,
    BUCCANEER_ACTS,
    BUILD_ONE,
    BUILDER,
    CAPTAIN,
    CHOOSE_ROLE,
    CRAFT,
    CRAFTSMAN,
    DRAFT,
    DRAFT_KINDS,
    DRAFTING,
    FIRST_BUILDING,
    FOREST,
    GAME_OVER,
    GOODS,
    KIND_NAMES,
    LOAD_SHIP,
    MAYOR,
    MAYOR_PRIVILEGE,
    NO_GOODS,
    NO_STAGE,
    NODE_NAMES,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    NUM_ROLES,
    OVER,
    PHASE_NAMES,
    QUARRY,
    ROLES,
    ROUND,
    SETTLE,
    SETTLER,
    STAGE_NAMES,
    TRADE,
    TRADER,
)
from harbourside.games.puerto_rico.rules import draft, festival
from harbourside.games.puerto_rico.state import PuertoRicoState, counted

if TYPE_CHECKING:
    from harbourside.engine.game import Game

WHERE: Final = "position.position"
MANY: Final = 1000
USUAL: Final = {
    DRAFTING: DRAFT,
    ROUND: CHOOSE_ROLE,
    SETTLER: SETTLE,
    MAYOR: MAYOR_PRIVILEGE,
    BUILDER: BUILD_ONE,
    CRAFTSMAN: CRAFT,
    TRADER: TRADE,
    CAPTAIN: LOAD_SHIP,
    BUCCANEER: BUCCANEER_ACTS,
    GAME_OVER: OVER,
}
"""The decision of a phase, if only the phase is given."""


def complete(game: Game, seats: int, options: Options, given: Mapping[str, Any]) -> Position:
    """Complete a position of which some fields are given: see Game.scenario().

    Supplies and the board get all pieces that lie nowhere else. The pile has one tile of each kind in their
    order, then another of each, and so on. If the draft is over, its spaces have the buildings that somebody
    owns, and then the first ones that fit.
    """
    start = game.set_up(seats, {**options, "draft_mode": "players"}, Rng(0), None, None)
    assert isinstance(start, PuertoRicoState)
    position = filled(_plain(start), given, WHERE)
    reader = Reader(position, WHERE)
    _complete_course(reader, start, position, given)
    _Box(reader, start).fill(position, given)
    return position


def _plain(start: PuertoRicoState) -> Position:
    """The beginning of a game, but nobody owns anything."""
    beginning = start.dump()
    seats = beginning[SEATS]
    assert isinstance(seats, list)
    return {
        **beginning,
        "phase": PHASE_NAMES[ROUND],
        "node": NODE_NAMES[CHOOSE_ROLE],
        "actor": 0,
        "chooser": 0,
        "governor": 0,
        "role_coins": [0] * NUM_ROLES,
        "pile": [],
        "discard": NO_GOODS.copy(),
        "row": NO_GOODS.copy(),
        "goods": NO_GOODS.copy(),
        "quarries": 0,
        "workers": 0,
        "nobles": 0,
        "vp_pool": 0,
        "board": {},
        "festival": {"crop": "", "goods": [], "building": ""},
        SEATS: [{**seat, "doubloons": 0, "tiles": {}} for seat in seats],
    }


def _complete_course(
    reader: Reader, start: PuertoRicoState, position: Position, given: Mapping[str, Any]
) -> None:
    """Work out the phase, its decision, the cards used and whose turn it is from what is given of them."""
    _complete_phase(reader, position, given)
    seats, last = start.seats, start.seats - 1
    phase = reader.choice("phase", PHASE_NAMES)
    acting = phase <= BUCCANEER
    if acting and "used" not in given:
        position["used"] = [ROLES[phase]]
    if "pick" not in given:
        position["pick"] = max(0, len(reader.items("used", 0, NUM_ROLES)) - int(acting))
    pick = reader.integer("pick", 0, MANY)
    if phase == DRAFTING and "step" not in given:
        position["step"] = len(_drafted(reader, start))
    elif phase == ROUND and "step" not in given:
        position["step"] = pick
    step = reader.integer("step", 0, MANY)
    # The seat that decides comes this many seats after the governor.
    before = pick + step if acting else step
    if "actor" in given and "governor" not in given and "chooser" not in given and phase != GAME_OVER:
        position["governor"] = (reader.integer("actor", 0, last) - before) % seats
    governor = reader.integer("governor", 0, last)
    if "chooser" not in given:
        position["chooser"] = (governor + pick) % seats if acting else governor
    chooser = reader.integer("chooser", 0, last)
    if "actor" not in given:
        over = reader.choice("node", NODE_NAMES) == OVER
        position["actor"] = NONE if over else (chooser + step) % seats


def _complete_phase(reader: Reader, position: Position, given: Mapping[str, Any]) -> None:
    if "node" in given and "phase" not in given:
        places = PLACES.get(reader.choice("node", NODE_NAMES), ())
        if places:
            position["phase"] = PHASE_NAMES[places[0][0]]
    phase = reader.choice("phase", PHASE_NAMES)
    if "node" not in given and phase in USUAL:
        position["node"] = NODE_NAMES[USUAL[phase]]
    if "stage" not in given:
        places = PLACES.get(reader.choice("node", NODE_NAMES), ())
        stages = [stage for place, stage in places if place == phase]
        position["stage"] = STAGE_NAMES[stages[0] if stages else NO_STAGE]


def _drafted(reader: Reader, start: PuertoRicoState) -> list[int]:
    """The kinds of the draft that lie on the board or in a city."""
    there = set(_kinds(reader, "board"))
    for seat in reader.each(SEATS):
        there |= set(_kinds(seat, "tiles"))
    return [kind for kind in DRAFT_KINDS if kind in there and draft.in_draft(start, kind)]


def _kinds(reader: Reader, name: str) -> dict[int, int]:
    """The number of each kind that is named."""
    inside = reader.inside(name)
    inside.only(*KIND_NAMES)
    named = reader.mapping(name)
    return {kind: inside.integer(id, 0, MANY) for kind, id in enumerate(KIND_NAMES) if id in named}


class _Box:
    """The pieces in the box for these players and options, and where they lie."""

    def __init__(self, reader: Reader, start: PuertoRicoState) -> None:
        self.reader = reader
        self.start = start
        self.all = start.census()
        self.seats = reader.each(SEATS)
        self.tiles = [0] * NUM_KINDS
        for seat in self.seats:
            for kind, number in _kinds(seat, "tiles").items():
                self.tiles[kind] += number

    def fill(self, position: Position, given: Mapping[str, Any]) -> None:
        """Give each place that was not given the pieces that lie nowhere else."""
        drafting = self.reader.choice("phase", PHASE_NAMES) == DRAFTING
        tiles = self._plantations_left()
        if "row" not in given and not drafting:
            opened = tiles[: self.start.seats + 1]
            position["row"] = [opened.count(good) for good in range(NUM_GOODS)]
            tiles = tiles[len(opened) :]
        if "pile" not in given:
            position["pile"] = [GOODS[good] for good in tiles]
        if "quarries" not in given:
            position["quarries"] = max(0, self.all["quarries"] - self.tiles[QUARRY])
        if "board" not in given:
            position["board"] = self._board(drafting)
        if "goods" not in given:
            position["goods"] = self._goods_left()
        if "workers" not in given:
            position["workers"] = self._people_left("workers", 0)
        if "nobles" not in given:
            position["nobles"] = self._people_left("nobles", 1)
        if "vp_pool" not in given:
            have = sum(seat.integer("vp", 0, 10 * MANY) for seat in self.seats)
            position["vp_pool"] = max(0, self.all["vp"] + self.reader.integer("noted", 0, MANY) - have)

    def _plantations_left(self) -> list[int]:
        """One of each kind, then another of each that is left."""
        left = [self.all[f"{good}_tiles"] - self.tiles[kind] for kind, good in enumerate(GOODS)]
        for place in (self.reader, *self.seats):
            for name in ("discard", "row") if place is self.reader else ("forests",):
                for good, number in enumerate(self._by_good(place, name)):
                    left[good] -= number
        for good in self.reader.choices("pile", GOODS):
            left[good] -= 1
        for inside, name in self._tiles_aside():
            kind = inside.choice(name, ["", *KIND_NAMES]) - 1
            if 0 <= kind < NUM_GOODS:
                left[kind] -= 1
        return [good for layer in range(max(left)) for good in range(NUM_GOODS) if layer < left[good]]

    def _tiles_aside(self) -> list[tuple[Reader, str]]:
        """The crop of the festival, and the tile that may become a forest."""
        aside = [(self.reader.inside("festival"), "crop")]
        if self.reader.choice("node", NODE_NAMES) == FOREST:
            aside.append((self.reader.inside("memory"), "tile"))
        return aside

    def _board(self, drafting: bool) -> dict[str, int]:
        state = self.start
        if state.variant.new_buildings and not drafting:
            self._draft(state)
        board = [max(0, number - self.tiles[kind]) for kind, number in enumerate(state.board)]
        marker = self.reader.inside("festival").choice("building", ["", *KIND_NAMES]) - 1
        if marker >= FIRST_BUILDING and festival.has_copy(state):
            board[marker] = max(0, board[marker] - 1)
        return counted(board)

    def _draft(self, state: PuertoRicoState) -> None:
        for kind in _drafted(self.reader, state):
            draft.add_kind(state, kind)
        while kinds := [kind for kind in DRAFT_KINDS if draft.may_draft(state, kind)]:
            draft.add_kind(state, kinds[0])

    def _goods_left(self) -> list[int]:
        left = [self.all[f"{good}_tokens"] for good in GOODS]
        for seat in self.seats:
            for good, number in enumerate(self._by_good(seat, "goods")):
                left[good] -= number
        for ship in self.reader.each("ships"):
            good = ship.choice("good", ["", *GOODS]) - 1
            if good != NONE:
                left[good] -= ship.integer("amount", 0, MANY)
        shown = self.reader.inside("festival").choices("goods", GOODS)
        for good in self.reader.choices("market", GOODS) + shown:
            left[good] -= 1
        return [max(0, number) for number in left]

    def _people_left(self, name: str, place: int) -> int:
        """Workers (place 0 of the pairs of numbers) or nobles (place 1)."""
        left = self.all[name] - self.reader.integers("magistrate", 0, MANY, 2, 2)[place]
        left -= self.reader.inside("memory").integers("hand", 0, MANY, 2, 2)[place]
        for seat in self.seats:
            left -= sum(_kinds(seat, name).values()) + seat.integers("san_juan", 0, MANY, 2, 2)[place]
        return max(0, left)

    def _by_good(self, reader: Reader, name: str) -> list[int]:
        return reader.integers(name, 0, MANY, NUM_GOODS, NUM_GOODS)
