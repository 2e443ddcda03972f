"""What a seat may see, as numbers for learners. The seat itself comes first, then the others clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.santiago.data import (
    BUILDINGS,
    CASINO_NAMES,
    CUBANS,
    FLOWERS,
    GOODS,
    HARBOUR,
    LAST_VALUE,
    MAX_PLAYERS,
    NUM_BUILDINGS,
    NUM_CUBANS,
    NUM_FLOWERS,
    NUM_SHIPS,
    NUM_STOPS,
    NUM_TRADE_GOODS,
    OWNERSHIP_TOKENS,
    PHASE_NAMES,
    SET_ASIDE_PHASE,
    TOKENS_OF_EACH,
)

if TYPE_CHECKING:
    from harbourside.games.santiago.state import SantiagoState

_TRADE_GOODS: Final = GOODS[:NUM_TRADE_GOODS]
_MANY_PESOS: Final = 10.0
_MANY_VP: Final = 40.0
_HIGHEST_DEMAND: Final = 4.0
_SEAT_NAMES: Final = [
    "plays",
    "decides",
    "has_turn",
    "loading",
    "tokens",
    "shown",
    "pesos",
    "vp",
    *(f"holds_{good}" for good in GOODS),
    *(f"pawn_{building}" for building in BUILDINGS),
    *(f"owns_{building}" for building in BUILDINGS),
]

FEATURE_NAMES: Final = [
    *(f"phase_{phase}" for phase in PHASE_NAMES),
    *(f"casino_{way}" for way in CASINO_NAMES[1:]),
    "ship",
    "docked",
    "value",
    *(f"demand_{good}" for good in _TRADE_GOODS),
    *(f"rolled_{good}" for good in _TRADE_GOODS),
    *(f"aside_{good}" for good in _TRADE_GOODS),
    *(f"supply_{good}" for good in GOODS),
    "car_to_harbour",
    *(f"car_to_{cuban}" for cuban in CUBANS),
    *(f"inactive_{cuban}" for cuban in CUBANS),
    *(f"flower_{cuban}_{flower}" for cuban in CUBANS for flower in FLOWERS),
    *(f"site_{building}_{flower}" for building in BUILDINGS for flower in FLOWERS),
    *(f"using_{building}" for building in BUILDINGS),
    *(f"seat{seat}_{name}" for seat in range(MAX_PLAYERS) for name in _SEAT_NAMES),
]


def features(state: SantiagoState, seat: int) -> list[float]:
    numbers = [float(state.phase == phase) for phase in range(len(PHASE_NAMES))]
    numbers += [float(state.casino == way) for way in range(1, len(CASINO_NAMES))]
    numbers += [state.ship / NUM_SHIPS, float(state.docked), state.value / LAST_VALUE]
    dice = [die / _HIGHEST_DEMAND for die in state.dice]
    none = [0.0] * NUM_TRADE_GOODS
    numbers += dice if state.docked else none
    numbers += dice if state.phase == SET_ASIDE_PHASE else none
    numbers += [float(state.aside == good) for good in range(NUM_TRADE_GOODS)]
    numbers += [count / TOKENS_OF_EACH for count in state.supply]
    numbers += _street_features(state)
    board = state.board
    for building in range(NUM_BUILDINGS):
        numbers += [float(board.colour[building] == flower) for flower in range(NUM_FLOWERS)]
    numbers += [float(state.using == building) for building in range(NUM_BUILDINGS)]
    for i in range(MAX_PLAYERS):
        if i < state.seats:
            numbers += _seat_features(state, (seat + i) % state.seats, seat)
        else:
            numbers += [0.0] * len(_SEAT_NAMES)
    return numbers


def _street_features(state: SantiagoState) -> list[float]:
    """How many stops each one lies ahead of the car: the cost of a drive there, plus one."""
    ahead = [0.0] * (NUM_CUBANS + 1)
    for stop in range(NUM_STOPS):
        distance = (stop - state.car - 1) % NUM_STOPS + 1
        ahead[state.board.street[stop]] = distance / NUM_STOPS
    numbers = [ahead[HARBOUR], *ahead[:HARBOUR]]
    numbers += [float(not state.is_active(cuban)) for cuban in range(NUM_CUBANS)]
    for cuban in range(NUM_CUBANS):
        numbers += [float(state.board.flower[cuban] == flower) for flower in range(NUM_FLOWERS)]
    return numbers


def _seat_features(state: SantiagoState, seat: int, viewer: int) -> list[float]:
    player = state.players[seat]
    numbers = [
        1.0,
        float(state.actor == seat),
        float(state.turn_player == seat),
        float(state.is_loading(seat)),
        player.tokens / OWNERSHIP_TOKENS,
    ]
    if state.shows_holdings(seat, viewer):
        numbers += [1.0, player.pesos / _MANY_PESOS, player.vp / _MANY_VP]
        numbers += [count / TOKENS_OF_EACH for count in player.goods]
    else:
        numbers += [0.0] * (3 + len(GOODS))
    numbers += [float(player.pawn == building) for building in range(NUM_BUILDINGS)]
    numbers += [float(state.owner[building] == seat) for building in range(NUM_BUILDINGS)]
    return numbers
