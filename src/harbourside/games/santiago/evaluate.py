"""How good a position looks: each seat's expected final score, turned into shares of the win."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from harbourside.games.santiago.data import (
    GAME_OVER,
    GOODS_FOR_VP,
    LOAD_PHASE,
    NONE,
    NUM_BUILDINGS,
    NUM_SHIPS,
    NUM_TRADE_GOODS,
    OWNER_VP,
    RUM,
    WOOD,
)

if TYPE_CHECKING:
    from harbourside.games.santiago.state import Player, SantiagoState

# First guesses, to be tuned by play.
LOADED_NOW: Final = 0.85
"""The part of a wanted token's VP that a player still in the loading round will get for it."""
LOADED_LATER: Final = 0.6
"""The same outside a loading round."""
FINE_GOOD: Final = 0.3
"""What a café makes rum and cigars worth on top."""
TOKEN_LATER: Final = 1.1
"""A token that a later ship may want, with all seven ships to come."""
WOOD_LATER: Final = 0.7
PESO: Final = 0.4
PESO_AT_THE_END: Final = 0.05
FADE: Final = 0.7
"""Each further token of a kind waits longer for a ship that wants it."""
VISITOR_STAYS: Final = 0.5
"""How likely the pawn whose turn it is still stands where it stands at the end of the turn."""
OWNED: Final = 1.6
"""VP from visitors to a building, with all seven ships to come."""
SPREAD: Final = 5.0
"""How many points of lead make the win e times as likely as the rival's."""


def evaluate(state: SantiagoState) -> list[float]:
    """Shares of the win between 0 and 1, 1 in all."""
    if state.phase == GAME_OVER:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    to_come = (NUM_SHIPS - state.ship + 0.5) / NUM_SHIPS
    points = [expected_score(state, seat, to_come) for seat in range(state.seats)]
    best = max(points)
    weights = [exp((value - best) / SPREAD) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def expected_score(state: SantiagoState, seat: int, to_come: float) -> float:
    """VP held, what the goods may still bring, a little for money and for buildings that others visit."""
    player = state.players[seat]
    total = float(player.vp)
    total += goods_value(state, player, seat, to_come)
    total += player.pesos * (PESO_AT_THE_END + (PESO - PESO_AT_THE_END) * to_come)
    for building in range(NUM_BUILDINGS):
        if state.owner[building] == seat:
            total += OWNED * to_come
    return total + visitors_due(state, seat)


def goods_value(state: SantiagoState, player: Player, seat: int, to_come: float) -> float:
    least = 1.0 / GOODS_FOR_VP
    later = least + (TOKEN_LATER - least) * to_come
    part = LOADED_LATER
    if state.phase == LOAD_PHASE:
        part = LOADED_NOW if state.is_loading(seat) else 0.0
    total = 0.0
    for good in range(NUM_TRADE_GOODS):
        held = player.goods[good]
        if held == 0:
            continue
        wanted = min(held, state.dice[good]) if state.docked else 0
        total += wanted * max(part * state.value, later)
        spare = held - wanted
        fade = 1.0
        for _ in range(spare):
            total += least + (later - least) * fade
            fade *= FADE
        if good >= RUM:
            total += FINE_GOOD * to_come * held
    wood = player.goods[WOOD]
    return total + wood * (least + (WOOD_LATER - least) * to_come)


def visitors_due(state: SantiagoState, seat: int) -> float:
    """The VP that this turn's pawn will pay at its end, where it stands now."""
    if state.board.pays_on_entry or seat == state.turn_player or state.turn == 0:
        return 0.0
    pawn = state.players[state.turn_player].pawn
    return VISITOR_STAYS * OWNER_VP if pawn != NONE and state.owner[pawn] == seat else 0.0
