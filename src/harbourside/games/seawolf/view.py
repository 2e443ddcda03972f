"""What one seat may see. docs/rules/seawolf.md, section 7."""

from __future__ import annotations

from typing import Final

from harbourside.engine.events import HIDDEN
from harbourside.games.seawolf.data import (
    CARD_NAMES,
    COLOURS,
    DELIVERY,
    EVENT,
    EVENTS,
    FIRST_DELIVERY,
    FIRST_EVENT,
    FIRST_GOODS,
    HIRING,
    NO_CARD,
    NUM_CARDS,
    PHASE_NAMES,
    SECOND_DELIVERY,
    VALUE_OF,
    VALUES,
)
from harbourside.games.seawolf.state import Player, SeaWolfState, names_of

_ONE_OF_EACH_GOODS: Final = range(FIRST_GOODS, FIRST_EVENT, VALUES)


def position(state: SeaWolfState, seat: int | None) -> dict[str, object]:
    return {
        "phase": PHASE_NAMES[state.phase],
        "event": EVENTS[state.event] if state.phase == EVENT else None,
        "goods_colours": [COLOURS[state.colours[card]] for card in _ONE_OF_EACH_GOODS],
        "event_colours": [COLOURS[state.colours[card]] for card in range(FIRST_EVENT, NUM_CARDS)],
        "row": [CARD_NAMES[card] if card != NO_CARD else None for card in state.row],
        "pile": len(state.pile),
        "pile_top": _pile_top(state),
        "cards_to_delivery": _cards_to_delivery(state),
        "deliveries_begun": state.deliveries_begun,
        "discard": names_of(state.discard),
        "start_player": state.start_player,
        "turn_player": state.turn_player,
        "seats": [_seat_position(player, own=number == seat) for number, player in enumerate(state.players)],
    }


def _pile_top(state: SeaWolfState) -> str | None:
    if state.top() != DELIVERY:
        return None
    return "sea_wolf" if state.phase == HIRING else "delivery"


def _cards_to_delivery(state: SeaWolfState) -> int | None:
    """How many cards lie above the next delivery. Only the first two without fog can be counted."""
    if state.options["visibility"] == "poor":
        return None
    for below in (FIRST_DELIVERY, SECOND_DELIVERY):
        if below < len(state.pile) and state.pile[below] == DELIVERY:
            above = state.pile[below + 1 :]
            return None if DELIVERY in above else len(above)
    return None


def _seat_position(player: Player, own: bool) -> dict[str, object]:
    known = names_of(player.known)
    unknown = len(player.hand) - len(player.known)
    wolves = ["sea_wolf"] * player.wolves
    pairs = names_of(player.delivered)
    return {
        "hand": (names_of(player.hand) if own else known + [HIDDEN] * unknown) + wolves,
        "hand_size": player.hand_size(),
        "known": known + wolves,
        "delivered": [list(pair) for pair in zip(pairs[::2], pairs[1::2], strict=True)],
        "delivered_points": sum(VALUE_OF[card] for card in player.delivered),
    }
