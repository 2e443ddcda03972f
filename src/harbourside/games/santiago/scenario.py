"""Completes a position of which only some fields are given. See Game.scenario()."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from harbourside.engine.facts import Options
from harbourside.engine.reader import Reader
from harbourside.engine.scenario import Position, filled
from harbourside.games.santiago import options as choices
from harbourside.games.santiago.data import (
    ALONSO,
    ALONSO_PHASE,
    BUILDINGS,
    CASINO_NAMES,
    CASINO_OPEN,
    CUBANS,
    DRIVE_PHASE,
    EL_ZORRO,
    ENTER_PHASE,
    FACES,
    FIRST_VALUE,
    FLOWERS,
    GAME_OVER,
    GIVE_PHASE,
    GOODS,
    HARBOUR,
    HARBOUR_STOP,
    HIGHEST_FACE,
    LOAD_PHASE,
    MOST_HELD,
    NEWSPAPER,
    NO_FLOWER,
    NUM_BUILDINGS,
    NUM_CUBANS,
    NUM_FACES,
    NUM_SHIPS,
    NUM_TRADE_GOODS,
    PABLO,
    PABLO_PHASE,
    PHASE_NAMES,
    SET_ASIDE_PHASE,
    SITES_OF_EACH,
    STOP_NAMES,
    TOKENS_OF_EACH,
    USE_PHASE,
)

WHERE: Final = "position.position"
TRADE_GOODS: Final = GOODS[:NUM_TRADE_GOODS]


class Known:
    """The fields of the position so far: given ones, default ones, and those already worked out."""

    def __init__(self, seats: int, options: Options, given: Mapping[str, Any], position: Position) -> None:
        self.seats = seats
        self.options = options
        self.given = given
        self.position = position

    @property
    def fields(self) -> Reader:
        return Reader(self.position, WHERE)

    @property
    def phase(self) -> int:
        return self.fields.choice("phase", PHASE_NAMES)

    @property
    def docked(self) -> bool:
        return self.fields.boolean("docked")

    @property
    def turn_player(self) -> int:
        return self.fields.integer("turn_player", 0, self.seats - 1)

    @property
    def street(self) -> list[int]:
        """The Cuban of each stop, with the harbour."""
        return [HARBOUR, *self.fields.choices("street", CUBANS, NUM_CUBANS, NUM_CUBANS)]

    def player(self, seat: int) -> Reader:
        return self.fields.each("seats", self.seats, self.seats)[seat]


def complete(seats: int, options: Options, given: Mapping[str, Any]) -> Position:
    """A position with these fields. The car may be given by the name of its stop.

    By default the first seat drives in turn 1, hands are empty, and the pieces lie in the order of the rules.
    """
    known = Known(seats, options, given, filled(_plain(seats, options), given, WHERE))
    for name, follows in _FOLLOWING.items():
        if name not in given:
            known.position[name] = follows(known)
        elif isinstance(given[name], Mapping | list):  # parts of it may be given
            known.position |= filled({name: follows(known)}, {name: given[name]}, WHERE)
    if isinstance(given.get("car"), str):
        known.position["car"] = _named_stop(known)
    return known.position


def _plain(seats: int, options: Options) -> Position:
    """The default fields that depend on no others. Dice and seats are empty so far."""
    street = choices.given_street(options["layout"])[1:] or range(NUM_CUBANS)
    sites = choices.given_sites(options["layout"]) or range(NUM_BUILDINGS)
    return {
        "phase": PHASE_NAMES[DRIVE_PHASE],
        "street": [CUBANS[cuban] for cuban in street],
        "sites": [BUILDINGS[building] for building in sites],
        "inactive": [],
        "dice": dict.fromkeys(TRADE_GOODS, 0),
        "aside_shows": 0,
        "value": FIRST_VALUE,
        "own_use": False,
        "casino": CASINO_NAMES[CASINO_OPEN],
        "seats": [_plain_seat() for _ in range(seats)],
    }


def _plain_seat() -> Position:
    return {"pesos": 0, "vp": 0, "goods": dict.fromkeys(GOODS, 0), "pawn": "", "owned": []}


def _turn_player(known: Known) -> int:
    """The seat that decides. El Zorro's first victim sits to the left of the turn's player."""
    if "actor" not in known.given:
        return 0
    actor = Reader(known.given, WHERE).integer("actor", -1, known.seats - 1)
    if known.phase == GIVE_PHASE:
        return (actor - 1) % known.seats
    return max(actor, 0)


def _docked(known: Known) -> bool:
    return known.phase not in (SET_ASIDE_PHASE, GAME_OVER)


def _ship(known: Known) -> int:
    """The first ship, unless it must have left."""
    if known.docked:
        return 1
    if known.phase == GAME_OVER:
        return NUM_SHIPS
    first_roll = known.phase == SET_ASIDE_PHASE and known.given.get("turn", 0) == 0
    return 1 if first_roll else 2


def _turn(known: Known) -> int:
    """The first turn. In set-up none; if the limit of turns ended the game, the last turn."""
    ship = known.fields.integer("ship", 1, NUM_SHIPS)
    if known.phase == SET_ASIDE_PHASE and ship == 1:
        return 0
    if known.phase == GAME_OVER and (known.docked or ship < NUM_SHIPS):
        return max(choices.turn_limit(known.options["max_turns"]), 1)
    return 1


def _aside(known: Known) -> str:
    """The last good without a given demand: its die is set aside."""
    if not known.docked:
        return ""
    dice = known.fields.inside("dice")
    free = [good for good in TRADE_GOODS if dice.integer(good, 0, max(HIGHEST_FACE)) == 0]
    return free[-1] if free else ""


def _dice(known: Known) -> dict[str, int]:
    """All dice that are rolled or on the ship show their middle face."""
    rolled = known.docked or known.phase == SET_ASIDE_PHASE
    aside = known.fields.value("aside")
    return {
        good: FACES[i][NUM_FACES // 2] if rolled and good != aside else 0
        for i, good in enumerate(TRADE_GOODS)
    }


def _loaders(known: Known) -> list[int]:
    return list(range(known.seats)) if known.phase == LOAD_PHASE else []


def _using(known: Known) -> str:
    """The pawn's building or an own building. Otherwise a building that always offers something."""
    if known.phase != USE_PHASE:
        return ""
    player = known.player(known.turn_player)
    if known.fields.boolean("own_use"):
        places = [BUILDINGS[building] for building in player.choices("owned", BUILDINGS)]
    else:
        pawn = player.choice("pawn", ["", *BUILDINGS])
        places = BUILDINGS[pawn - 1 : pawn] if pawn > 0 else []
    return [*places, BUILDINGS[NEWSPAPER]][0]


def _seats(known: Known) -> list[Position]:
    """The pawn stands in the building in use. If it is used through Alonso, the player owns it instead."""
    seats = [_plain_seat() for _ in range(known.seats)]
    if known.phase == USE_PHASE:
        using = known.fields.value("using")
        if known.fields.boolean("own_use"):
            seats[known.turn_player]["owned"] = [using]
        else:
            seats[known.turn_player]["pawn"] = using
    return seats


def _car(known: Known) -> int:
    """The stop that the phase needs. If it needs none, the harbour."""
    street = known.street
    phase = known.phase
    if phase in _CUBAN_OF_PHASE:
        return street.index(_CUBAN_OF_PHASE[phase])
    if phase == USE_PHASE and known.fields.boolean("own_use"):
        return street.index(ALONSO)
    if phase == ENTER_PHASE:
        return _first_with_flower(known, list(range(len(FLOWERS))))
    if phase == USE_PHASE:
        sites = known.fields.choices("sites", BUILDINGS, NUM_BUILDINGS, NUM_BUILDINGS)
        site = sites.index(known.fields.choice("using", BUILDINGS))
        return _first_with_flower(known, [site // SITES_OF_EACH])
    return HARBOUR_STOP


def _first_with_flower(known: Known, flowers: list[int]) -> int:
    """The stop of the first active Cuban with one of these flowers, or else of any active Cuban."""
    flower_of = choices.flower_map(known.options["flower_map"])
    inactive = known.fields.choices("inactive", CUBANS)
    street = known.street
    active = [stop for stop in range(1, len(street)) if street[stop] not in inactive]
    fitting = [stop for stop in active if flower_of[street[stop]] in flowers]
    others = [stop for stop in active if flower_of[street[stop]] != NO_FLOWER]
    return [*fitting, *others, *active, HARBOUR_STOP][0]


def _named_stop(known: Known) -> int:
    return known.street.index(Reader(known.given, WHERE).choice("car", STOP_NAMES))


def _actor(known: Known) -> int:
    turn_player = known.turn_player
    clockwise = [(turn_player + i) % known.seats for i in range(known.seats)]
    if known.phase == GAME_OVER:
        return -1
    if known.phase == GIVE_PHASE:
        return next((seat for seat in clockwise[1:] if _can_give(known.player(seat))), turn_player)
    if known.phase == LOAD_PHASE:
        loaders = known.fields.integers("loaders", 0, known.seats - 1)
        return next((seat for seat in clockwise if seat in loaders), turn_player)
    return turn_player


def _can_give(player: Reader) -> bool:
    goods = player.inside("goods")
    held = [goods.integer(good, 0, TOKENS_OF_EACH) for good in TRADE_GOODS]
    return sum(held) + player.integer("pesos", 0, MOST_HELD) + player.integer("vp", 0, MOST_HELD) > 0


def _supply(known: Known) -> dict[str, int]:
    """All tokens that nobody holds. If players hold more than there are, the loader refuses them."""
    supply = dict.fromkeys(GOODS, TOKENS_OF_EACH)
    for seat in range(known.seats):
        goods = known.player(seat).inside("goods")
        for good in GOODS:
            supply[good] = max(supply[good] - goods.integer(good, 0, TOKENS_OF_EACH), 0)
    return supply


_CUBAN_OF_PHASE: Final = {GIVE_PHASE: EL_ZORRO, PABLO_PHASE: PABLO, ALONSO_PHASE: ALONSO}

_FOLLOWING: Final[dict[str, Callable[[Known], Any]]] = {
    "turn_player": _turn_player,
    "docked": _docked,
    "ship": _ship,
    "turn": _turn,
    "aside": _aside,
    "dice": _dice,
    "loaders": _loaders,
    "using": _using,
    "seats": _seats,
    "car": _car,
    "actor": _actor,
    "supply": _supply,
}
"""In this order each field follows from the fields before it."""
