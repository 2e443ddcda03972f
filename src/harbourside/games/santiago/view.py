"""What one seat may see. docs/rules/santiago.md, section 7."""

from __future__ import annotations

from harbourside.games.santiago.data import (
    BUILDINGS,
    CASINO_NAMES,
    CASINO_OPEN,
    CUBANS,
    FLOWERS,
    GOODS,
    NONE,
    NUM_CUBANS,
    NUM_TRADE_GOODS,
    PHASE_NAMES,
    SET_ASIDE_PHASE,
    SITES_OF_EACH,
    STOP_NAMES,
)
from harbourside.games.santiago.state import SantiagoState, owned_by


def position(state: SantiagoState, seat: int | None) -> dict[str, object]:
    board = state.board
    limit = board.max_turns
    return {
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "turns_left": limit - state.turn if limit >= 0 else None,
        "turn_player": state.turn_player if state.turn > 0 else None,
        "ship": {
            "ship_number": state.ship,
            "docked": state.docked,
            "value": state.value,
            "demand": _dice(state, without=state.aside) if state.docked else None,
            "aside": GOODS[state.aside] if state.aside != NONE else None,
            "aside_shows": state.aside_shows if state.aside != NONE else None,
            "rolled": _dice(state) if state.phase == SET_ASIDE_PHASE else None,
        },
        "street": [STOP_NAMES[stop] for stop in board.street],
        "car": STOP_NAMES[board.street[state.car]],
        "car_stop": state.car,
        "inactive": [CUBANS[cuban] for cuban in range(NUM_CUBANS) if not state.is_active(cuban)],
        "flowers": {
            FLOWERS[flower]: [CUBANS[cuban] for cuban in board.street[1:] if board.flower[cuban] == flower]
            for flower in range(len(FLOWERS))
        },
        "buildings": {
            FLOWERS[flower]: [
                BUILDINGS[building]
                for building in board.sites[SITES_OF_EACH * flower : SITES_OF_EACH * (flower + 1)]
            ]
            for flower in range(len(FLOWERS))
        },
        "supply": dict(zip(GOODS, state.supply, strict=True)),
        "using": BUILDINGS[state.using] if state.using != NONE else None,
        "casino_way": CASINO_NAMES[state.casino] if state.casino != CASINO_OPEN else None,
        "owner_vp": "on_entry" if board.pays_on_entry else "end_of_turn",
        "loading_players": [number for number in range(state.seats) if state.is_loading(number)],
        "seats": [_seat_position(state, number, seat) for number in range(state.seats)],
    }


def _dice(state: SantiagoState, without: int = NONE) -> dict[str, int]:
    return {GOODS[good]: state.dice[good] for good in range(NUM_TRADE_GOODS) if good != without}


def _seat_position(state: SantiagoState, number: int, viewer: int | None) -> dict[str, object]:
    player = state.players[number]
    shown = state.shows_holdings(number, viewer)
    return {
        "vp": player.vp if shown else None,
        "pesos": player.pesos if shown else None,
        "goods": dict(zip(GOODS, player.goods, strict=True)) if shown else None,
        "pawn": BUILDINGS[player.pawn] if player.pawn != NONE else None,
        "owned": owned_by(state, number),
        "tokens": player.tokens,
    }
