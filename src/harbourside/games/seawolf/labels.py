"""The prompts of the players and the labels of the actions."""

from __future__ import annotations

from typing import Final

from harbourside.engine.message import Message
from harbourside.games.seawolf.data import (
    CARD_NAMES,
    COLOURS,
    DECLINE,
    DELIVER,
    DELIVERING,
    DISCARD,
    DISCARD_WOLF,
    DRAW,
    END_DELIVERY,
    EVENT,
    EVENTS,
    HIRE,
    HIRING,
    PLAY,
    SHOW_HAND,
    TURN,
    USE_WOLF,
    VALUE_OF,
    delivered_goods,
    delivered_ship,
)
from harbourside.games.seawolf.state import SeaWolfState

_PLAIN_LABELS: Final = {
    DISCARD_WOLF: "action-discard-wolf",
    END_DELIVERY: "action-end-delivery",
    HIRE: "action-hire",
    DECLINE: "action-decline",
    USE_WOLF: "action-use-wolf",
    SHOW_HAND: "action-show-hand",
}


def prompt(state: SeaWolfState) -> Message:
    player = state.players[state.actor]
    if state.phase == TURN:
        if not state.pile:
            return Message("prompt-turn-no-pile")
        return Message("prompt-turn" if player.hand_size() else "prompt-turn-empty")
    if state.phase == DELIVERING:
        return Message("prompt-delivery", {"number": state.deliveries_begun})
    if state.phase == HIRING:
        return Message("prompt-hire")
    args: dict[str, int | str | list[str]] = {
        "event": EVENTS[state.event],
        "colour": COLOURS[state.event_colour()],
    }
    if not player.has_matching(state.event_colour(), state.colours):
        return Message("prompt-event-show", args)
    return Message("prompt-event-wolf" if player.wolves > 0 else "prompt-event", args)


def label(state: SeaWolfState, action: int) -> Message:
    if action < DRAW:
        return Message("action-take", {"card": CARD_NAMES[state.row[action]], "place": action + 1})
    if action == DRAW:
        return Message("action-draw")
    if action < PLAY:
        verb = "action-lose" if state.phase == EVENT else "action-discard"
        return Message(verb, {"card": CARD_NAMES[action - DISCARD]})
    if action < DISCARD_WOLF:
        return Message("action-play", {"event": CARD_NAMES[action - DISCARD]})
    if DELIVER <= action < END_DELIVERY:
        ship, goods = delivered_ship(action, state.colours), delivered_goods(action)
        return Message(
            "action-deliver",
            {
                "ship": CARD_NAMES[ship],
                "goods": CARD_NAMES[goods],
                "points": VALUE_OF[ship] + VALUE_OF[goods],
            },
        )
    return Message(_PLAIN_LABELS[action])
