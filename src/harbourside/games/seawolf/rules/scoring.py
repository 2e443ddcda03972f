"""The end of the game, and the scores. docs/rules/seawolf.md, section 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import EVENT_PENALTY, FIRST_EVENT, GAME_OVER, VALUE_OF, WOLF_PENALTY
from harbourside.games.seawolf.rules.hands import show_hand

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import Player, SeaWolfState


def end_game(state: SeaWolfState) -> None:
    """End the game. All hands become public. Section 5."""
    state.phase = GAME_OVER
    state.step = 0
    state.actor = -1
    state.revealed += 1
    state.tell_scoring()
    for seat in range(state.seats):
        show_hand(state, seat)
    if state.log is not None:
        for seat in range(state.seats):
            state.log.add("scored", {"seat": seat, "points": score(state.players[seat])})


def score(player: Player) -> int:
    """Deliveries earn points, and every card left in hand costs some. Section 5."""
    total = -WOLF_PENALTY * player.wolves
    for card in player.delivered:
        total += VALUE_OF[card]
    for card in player.hand:
        total -= VALUE_OF[card] if card < FIRST_EVENT else EVENT_PENALTY
    return total


def best_delivery(player: Player) -> int:
    """The tie-break: the most valuable single delivery, 0 without one (R14)."""
    best = 0
    for i in range(0, len(player.delivered), 2):
        value = VALUE_OF[player.delivered[i]] + VALUE_OF[player.delivered[i + 1]]
        if value > best:
            best = value
    return best
