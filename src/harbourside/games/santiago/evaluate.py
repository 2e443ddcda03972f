"""How good a position looks: each seat's expected final score, turned into a share of the win."""

from __future__ import annotations

from math import pow
from typing import TYPE_CHECKING, Final

from harbourside.engine.shares import final_shares, shares_by_points
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

# The places of the weights in their list. Their values stand in weights.toml.
LOADED_NOW: Final = 0
"""The share of a wanted token's VP that we expect for a player who is still in the loading round."""
LOADED_LATER: Final = 1
"""The same outside a loading round."""
FINE_GOOD: Final = 2
"""What the café adds to the worth of rum and cigars."""
TOKEN_LATER: Final = 3
"""The worth of a token that a later ship may want, when all seven ships are still to come."""
WOOD_LATER: Final = 4
PESO: Final = 5
PESO_AT_THE_END: Final = 6
FADE: Final = 7
"""The factor for each further token of a kind, because it waits longer for a ship that wants it."""
VISITOR_STAYS: Final = 8
"""The chance that the pawn of the turn's player is still in the same building at the end of the turn."""
OWNED: Final = 9
"""The VP that we expect from visitors to a building, when all seven ships are still to come."""
SPREAD: Final = 10
"""The lead in points that makes a win e times as likely as the rival's, at the end of the game."""
SPREAD_IN_TIME: Final = 11
"""How many points are added to `SPREAD` at the beginning of a game."""
WEIGHT_NAMES: Final = (
    "loaded_now",
    "loaded_later",
    "fine_good",
    "token_later",
    "wood_later",
    "peso",
    "peso_at_the_end",
    "fade",
    "visitor_stays",
    "owned",
    "spread",
    "spread_in_time",
)

PESO_FADE: Final = 0.9
"""Each further peso is worth this share of the peso before, because no drive needs many. It is not a weight:
good players never have enough pesos to learn it from. A bot that sells points for pesos needs it to stop."""


def evaluate(state: SantiagoState, weights: list[float]) -> list[float]:
    """Each seat's share of the win, between 0 and 1. The shares add up to 1."""
    if state.phase == GAME_OVER:
        return final_shares(state)
    to_come = (NUM_SHIPS - state.ship + 0.5) / NUM_SHIPS
    points = [expected_score(state, seat, to_come, weights) for seat in range(state.seats)]
    return shares_by_points(points, weights[SPREAD] + weights[SPREAD_IN_TIME] * to_come)


def expected_score(state: SantiagoState, seat: int, to_come: float, weights: list[float]) -> float:
    """The VP of a seat, plus what its goods, its pesos and its buildings may still bring."""
    player = state.players[seat]
    total = float(player.vp)
    total += goods_value(state, player, seat, to_come, weights)
    at_the_end = weights[PESO_AT_THE_END]
    total += purse(player.pesos) * (at_the_end + (weights[PESO] - at_the_end) * to_come)
    for building in range(NUM_BUILDINGS):
        if state.owner[building] == seat:
            total += weights[OWNED] * to_come
    return total + visitors_due(state, seat, weights)


def purse(pesos: int) -> float:
    """The worth of the pesos if each is worth PESO_FADE of the one before."""
    return (1.0 - pow(PESO_FADE, pesos)) / (1.0 - PESO_FADE)


def goods_value(
    state: SantiagoState, player: Player, seat: int, to_come: float, weights: list[float]
) -> float:
    least = 1.0 / GOODS_FOR_VP
    later = least + (weights[TOKEN_LATER] - least) * to_come
    part = weights[LOADED_LATER]
    if state.phase == LOAD_PHASE:
        part = weights[LOADED_NOW] if state.is_loading(seat) else 0.0
    each = weights[FADE]
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
            fade *= each
        if good >= RUM:
            total += weights[FINE_GOOD] * to_come * held
    wood = player.goods[WOOD]
    return total + wood * (least + (weights[WOOD_LATER] - least) * to_come)


def visitors_due(state: SantiagoState, seat: int, weights: list[float]) -> float:
    """The VP that we expect the turn's pawn to pay to this seat at the end of the turn."""
    if state.board.pays_on_entry or seat == state.turn_player or state.turn == 0:
        return 0.0
    pawn = state.players[state.turn_player].pawn
    return weights[VISITOR_STAYS] * OWNER_VP if pawn != NONE and state.owner[pawn] == seat else 0.0
