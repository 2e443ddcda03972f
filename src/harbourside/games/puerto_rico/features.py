"""The view as numbers, for learners: the seat itself first, then the others clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.puerto_rico.data import (
    CITY_SPACES,
    END_NAMES,
    FIRST_BUILDING,
    GAIN_NAMES,
    GOODS,
    KIND_NAMES,
    MAX_PLAYERS,
    MOST_SHIPS,
    NODE_NAMES,
    NUM_GOODS,
    NUM_KINDS,
    NUM_ROLES,
    PHASE_NAMES,
    ROLES,
    RURAL_SPACES,
)
from harbourside.games.puerto_rico.view import vp_is_open

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState

_MODULES: Final = ("new_buildings", "nobles", "buccaneer", "festival")
_SEAT: Final = [
    "plays", "decides", "governor", "chooser", "token", "captor", "doubloons", "vp",
    "rural", "city", "san_juan_workers", "san_juan_nobles", "hand_workers", "hand_nobles",
    *(f"goods_{good}" for good in GOODS),
    *(f"forest_{good}" for good in GOODS),
    *(f"tiles_{kind}" for kind in KIND_NAMES),
    *(f"people_{kind}" for kind in KIND_NAMES),
    *(f"nobles_{kind}" for kind in KIND_NAMES),
]  # fmt: skip

FEATURE_NAMES: Final = [
    *(f"phase_{phase}" for phase in PHASE_NAMES),
    *(f"decision_{node}" for node in NODE_NAMES),
    *(f"module_{module}" for module in _MODULES),
    *END_NAMES,
    "round", "pick", "vp_pool", "workers", "nobles", "magistrate_workers", "magistrate_nobles", "quarries",
    *(f"coins_{role}" for role in ROLES),
    *(f"used_{role}" for role in ROLES),
    *(f"captured_{role}" for role in ROLES),
    *(f"{place}_{good}" for place in ("supply", "row", "discard", "pile", "market", "amounts", "festival",
                                      "crop") for good in GOODS),
    *(f"ship{ship}_{name}" for ship in range(MOST_SHIPS) for name in ("capacity", "room", *GOODS)),
    *(f"board_{kind}" for kind in KIND_NAMES[FIRST_BUILDING:]),
    *(f"festival_{kind}" for kind in KIND_NAMES[FIRST_BUILDING:]),
    *(f"concerns_{kind}" for kind in KIND_NAMES),
    *(f"gain_{gain}" for gain in GAIN_NAMES[1:]),
    *(f"seat{seat}_{name}" for seat in range(MAX_PLAYERS) for name in _SEAT),
]  # fmt: skip


def features(state: PuertoRicoState, seat: int) -> list[float]:
    numbers = _flags(state.phase, len(PHASE_NAMES)) + _flags(state.node, len(NODE_NAMES))
    numbers += [float(state.options[module] is True) for module in _MODULES]
    numbers += [float(state.end_reasons & (1 << i) > 0) for i in range(len(END_NAMES))]
    numbers += [
        state.round_number / 20,
        state.pick / 5,
        state.vp_pool / 100,
        state.workers / 100,
        state.nobles / 20,
        state.magistrate_workers / 10,
        state.magistrate_nobles / 10,
        state.quarries / 8,
    ]
    numbers += [coins / 5 for coins in state.role_coins]
    numbers += [float(state.used & (1 << role) > 0) for role in range(NUM_ROLES)]
    numbers += _flags(state.captured_role, NUM_ROLES)
    for by_good in (state.goods, state.row, state.discard):
        numbers += [number / 10 for number in by_good]
    for listed in (state.pile, state.market):
        numbers += [listed.count(good) / 10 for good in range(NUM_GOODS)]
    numbers += [number / 10 for number in _amounts(state)]
    numbers += [float(state.festival_goods.count(good)) for good in range(NUM_GOODS)]
    numbers += _flags(state.festival_crop, NUM_GOODS)
    numbers += _ships(state)
    numbers += [state.board[kind] / 4 for kind in range(FIRST_BUILDING, NUM_KINDS)]
    numbers += _flags(state.festival_building, NUM_KINDS)[FIRST_BUILDING:]
    numbers += _flags(_concerned(state), NUM_KINDS)
    numbers += _flags(state.gain, len(GAIN_NAMES))[1:]
    for i in range(MAX_PLAYERS):
        if i < state.seats:
            numbers += _seat_features(state, (seat + i) % state.seats, own=i == 0)
        else:
            numbers += [0.0] * len(_SEAT)
    return numbers


def _flags(number: int, count: int) -> list[float]:
    return [float(number == i) for i in range(count)]


def _concerned(state: PuertoRicoState) -> int:
    """The kind of tile or building that the decision is about."""
    if state.hand_workers + state.hand_nobles > 0 and state.actor >= 0:
        kinds = state.players[state.actor].kinds
        return kinds[state.place] if state.place < len(kinds) else -1
    return state.tile


def _amounts(state: PuertoRicoState) -> list[int]:
    """Goods that the phase counts: what the craftsman made, what the small wharf loads, or what is stored."""
    return [
        state.crafted[good] + state.small_wharf_load[good] + state.stored[good] for good in range(NUM_GOODS)
    ]


def _ships(state: PuertoRicoState) -> list[float]:
    numbers: list[float] = []
    for ship in range(MOST_SHIPS):
        if ship < len(state.variant.ships):
            capacity = state.variant.ships[ship]
            numbers += [capacity / 8, (capacity - state.ship_amounts[ship]) / 8]
            numbers += _flags(state.ship_goods[ship], NUM_GOODS)
        else:
            numbers += [0.0] * (2 + NUM_GOODS)
    return numbers


def _seat_features(state: PuertoRicoState, seat: int, own: bool) -> list[float]:
    player = state.players[seat]
    decides = state.actor == seat
    numbers = [
        1.0,
        float(decides),
        float(state.governor == seat),
        float(state.chooser == seat),
        float(state.token_holder == seat),
        float(state.captor == seat),
        player.doubloons / 10,
        player.vp / 50 if vp_is_open(state, own) else 0.0,
        player.rural / RURAL_SPACES,
        player.city / CITY_SPACES,
        player.san_juan_workers / 5,
        player.san_juan_nobles / 5,
        state.hand_workers / 10 if decides else 0.0,
        state.hand_nobles / 10 if decides else 0.0,
    ]
    numbers += [number / 5 for number in player.goods]
    numbers += [number / 5 for number in player.forests]
    numbers += [number / 4 for number in player.tiles]
    numbers += [number / 4 for number in player.people]
    numbers += [number / 4 for number in player.nobles]
    return numbers
