"""Why an action is not allowed, for every action that is not."""

from __future__ import annotations

from harbourside.engine.message import Message
from harbourside.games.seawolf.data import (
    CARD_NAMES,
    COLOUR_OF,
    COLOURS,
    DELIVERING,
    DISCARD,
    DISCARD_WOLF,
    DRAW,
    END_DELIVERY,
    EVENT,
    EVENTS,
    GOODS,
    PHASE_NAMES,
    PLAY,
    SHOW_HAND,
    TURN,
    USE_WOLF,
    delivered_goods,
    delivered_ship,
    goods_kind,
)
from harbourside.games.seawolf.state import SeaWolfState


def reason(state: SeaWolfState, action: int) -> Message:
    if action < DISCARD:
        if state.phase != TURN:
            return _not_now(state)
        return Message("why-pile-empty" if action == DRAW else "why-place-empty")
    if action < PLAY:
        return _why_not_discard(state, action - DISCARD)
    if action < DISCARD_WOLF:
        return _why_not_play(state, action - DISCARD)
    if action == DISCARD_WOLF:
        return Message("why-no-wolf") if state.phase == TURN else _not_now(state)
    if action < END_DELIVERY:
        return _why_not_deliver(state, action)
    if action == END_DELIVERY:
        return Message("why-no-delivery")
    if action in (USE_WOLF, SHOW_HAND):
        return _why_not_in_event(state, action)
    return Message("why-not-hiring")


def _not_now(state: SeaWolfState) -> Message:
    """The reason against an action of a turn in another phase."""
    return Message(f"why-now-{PHASE_NAMES[state.phase]}")


def _why_not_discard(state: SeaWolfState, card: int) -> Message:
    if state.phase != TURN and state.phase != EVENT:
        return _not_now(state)
    if card not in state.players[state.actor].hand:
        return Message("why-not-in-hand", {"card": CARD_NAMES[card]})
    return Message(
        "why-other-colour",
        {
            "card": CARD_NAMES[card],
            "event": EVENTS[state.event],
            "colour": COLOURS[state.event_colour()],
        },
    )


def _why_not_play(state: SeaWolfState, event: int) -> Message:
    if state.phase != TURN:
        return _not_now(state)
    return Message("why-not-in-hand", {"card": CARD_NAMES[event]})


def _why_not_deliver(state: SeaWolfState, action: int) -> Message:
    if state.phase != DELIVERING:
        return Message("why-no-delivery")
    player = state.players[state.actor]
    ship, goods = delivered_ship(action, state.colours), delivered_goods(action)
    if player.has_delivered(COLOUR_OF[ship]):
        return Message("why-delivered-before", {"goods": GOODS[goods_kind(goods)]})
    for card in (ship, goods):
        if card not in player.hand:
            return Message("why-not-in-hand", {"card": CARD_NAMES[card]})
    raise AssertionError("this delivery is legal")


def _why_not_in_event(state: SeaWolfState, action: int) -> Message:
    if state.phase != EVENT:
        return Message("why-no-event")
    if action == USE_WOLF:
        return Message("why-no-wolf")
    return Message("why-must-lose", {"colour": COLOURS[state.event_colour()]})
