"""Loads and dumps a position. The loader refuses each wrong part and names its place.

A position may lack goods, for tests and puzzles. It may not have too many.
"""

from __future__ import annotations

from typing import Final

from harbourside.engine.facts import Options
from harbourside.engine.fields import (
    BitSet,
    Boolean,
    Choice,
    Counts,
    Custom,
    Each,
    Fields,
    Integer,
    Part,
    SeatBits,
    SeatField,
    or_none,
    whole,
)
from harbourside.engine.game import Game
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.games.santiago import options as choices
from harbourside.games.santiago.checks import check
from harbourside.games.santiago.data import (
    BUILDINGS,
    CASINO_NAMES,
    CUBANS,
    FIRST_VALUE,
    GOODS,
    HARBOUR,
    HIGHEST_FACE,
    LAST_VALUE,
    MOST_HELD,
    MOST_TURNS,
    NONE,
    NUM_BUILDINGS,
    NUM_SHIPS,
    NUM_STOPS,
    NUM_TRADE_GOODS,
    OWNERSHIP_TOKENS,
    PHASE_NAMES,
    TOKENS_OF_EACH,
)
from harbourside.games.santiago.rules.setup import make_board
from harbourside.games.santiago.state import Player, SantiagoState, owned_by

_TRADE_GOODS: Final = GOODS[:NUM_TRADE_GOODS]


def _street(part: Part) -> list[str]:
    return [CUBANS[cuban] for cuban in part.state.board.street[1:]]


def _read_street(part: Part, reader: Reader) -> None:
    part.state.board.street = [HARBOUR, *_each_once(reader, "street", CUBANS)]


def _sites(part: Part) -> list[str]:
    return [BUILDINGS[building] for building in part.state.board.sites]


def _read_sites(part: Part, reader: Reader) -> None:
    part.state.board.sites = _each_once(reader, "sites", BUILDINGS)
    part.state.board.find_colours()


def _each_once(reader: Reader, name: str, names: list[str]) -> list[int]:
    """The indices of names that all appear exactly once, in any order."""
    found = reader.choices(name, names, len(names), len(names))
    for place, item in enumerate(found):
        if item in found[:place]:
            raise reader.refuse(f"{name}[{place}]", "named-twice", item=names[item])
    return found


def _highest_aside(part: Part) -> int:
    aside = part.state.aside
    return HIGHEST_FACE[aside] if aside != NONE else 0


def _owned(part: Part) -> list[str]:
    return owned_by(part.state, part.index)


def _read_owned(part: Part, reader: Reader) -> None:
    """The buildings of one seat. Each takes one of its tokens."""
    state: SantiagoState = part.state
    owned = reader.choices("owned", BUILDINGS, 0, NUM_BUILDINGS)
    for place, building in enumerate(owned):
        if building in owned[:place]:
            raise reader.refuse(f"owned[{place}]", "named-twice", item=BUILDINGS[building])
    if len(owned) > OWNERSHIP_TOKENS:
        raise reader.refuse("owned", "too-many-owned", most=OWNERSHIP_TOKENS)
    for building in owned:
        if state.owner[building] != NONE:
            raise reader.refuse("owned", "owned-twice", building=BUILDINGS[building])
        state.owner[building] = part.index
    part.thing.tokens = OWNERSHIP_TOKENS - len(owned)


def _check_player(part: Part, reader: Reader) -> None:
    pawn = part.thing.pawn
    if pawn != NONE and any(player.pawn == pawn for player in part.state.players):
        raise reader.refuse("pawn", "pawn-twice", building=BUILDINGS[pawn])


PLAYER_FIELDS: Final = Fields(
    Integer("pesos", 0, MOST_HELD),
    Integer("vp", 0, MOST_HELD),
    Counts("goods", GOODS, TOKENS_OF_EACH),
    Choice("pawn", or_none(BUILDINGS)),
    Custom("owned", _owned, _read_owned),
    check=_check_player,
)

FIELDS: Final = Fields(
    Choice("phase", PHASE_NAMES),
    SeatField("actor", or_none=True),
    Integer("turn", 0, MOST_TURNS),
    SeatField("turn_player"),
    Custom("street", _street, _read_street),
    Custom("sites", _sites, _read_sites),
    Integer("car", 0, NUM_STOPS - 1),
    BitSet("inactive", CUBANS),
    Integer("ship", 1, NUM_SHIPS),
    Boolean("docked"),
    Counts("dice", _TRADE_GOODS, HIGHEST_FACE),
    Choice("aside", or_none(_TRADE_GOODS)),
    Integer("aside_shows", 0, _highest_aside),
    Integer("value", FIRST_VALUE, LAST_VALUE),
    Counts("supply", GOODS, TOKENS_OF_EACH),
    Choice("using", or_none(BUILDINGS)),
    Boolean("own_use"),
    Choice("casino", CASINO_NAMES),
    SeatBits("loaders"),
    Each("seats", "players", PLAYER_FIELDS, lambda part: Player(0, 0, [], NONE, 0)),
)


def dump(state: SantiagoState) -> dict[str, object]:
    return FIELDS.dump(whole(state))


def load(game: Game, seats: int, options: Options, rng: Rng, position: Reader) -> SantiagoState:
    """The state that dump() described."""
    flower = choices.flower_map(options["flower_map"])
    board = make_board([], [], flower, options, choices.turn_limit(options["max_turns"]))
    state = SantiagoState(game, seats, options, rng, board, [NONE] * NUM_BUILDINGS, [], [], [])
    FIELDS.load(whole(state), position)
    check(state, position)
    return state
