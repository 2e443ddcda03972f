"""Completes a position of which only some fields are given. See Game.scenario()."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from harbourside.engine.scenario import Position, filled
from harbourside.games.seawolf.data import (
    BOTTOM_PILE,
    CARD_NAMES,
    DELIVERIES,
    DELIVERY,
    NUM_CARDS,
    ROW_SLOTS,
    SEA_WOLF,
    VALUE_OF,
)

_DELIVERY: Final = CARD_NAMES[DELIVERY]
_WOLF: Final = CARD_NAMES[SEA_WOLF]
_ORDINARY: Final = sorted(
    CARD_NAMES[:NUM_CARDS], key=lambda name: VALUE_OF[CARD_NAMES.index(name)] or NUM_CARDS
)
"""The order in which they are dealt: value by value, events last."""
_EXPOSED: Final = ("delivery", "hire", "game_over")
"""Phases in which a delivery card lies on top of the pile."""


def complete(seats: int, given: Mapping[str, Any]) -> Position:
    """A position with these fields. By default it is the first seat's turn, and all hands are empty.

    The row and the pile get the cards that lie nowhere else. The delivery cards that are not in the pile have
    been hired, or lie in the discard pile as sea wolves that nobody wanted.
    """
    plain_seat: Position = {"hand": [], "delivered": [], "wolves": 0}
    plain = {
        "phase": "turn",
        "start_player": 0,
        "started": True,
        "step": 0,
        "event": 0,
        "seats": [plain_seat] * seats,
    }
    position = filled(plain, given)
    _complete_seats(position)
    _complete_turn(seats, position)
    _complete_cards(position)
    return position


def _complete_seats(position: Position) -> None:
    """By default the others know no card of a hand. After the game everybody knows all cards."""
    over = position["phase"] == "game_over"
    if isinstance(position["seats"], list):
        position["seats"] = [
            {"known": seat.get("hand") if over else [], **seat} if isinstance(seat, dict) else seat
            for seat in position["seats"]
        ]


def _complete_turn(seats: int, position: Position) -> None:
    """Work out the actor from the turn and the step, or the turn from the actor."""
    step = _number(position["step"])
    over = position["phase"] == "game_over"
    if "turn_player" not in position:
        told = "actor" in position and position["started"] and not over
        asked = (_number(position.get("actor")) - step) % seats
        position["turn_player"] = asked if told else position["start_player"]
    if "actor" not in position:
        position["actor"] = -1 if over else (_number(position["turn_player"]) + step) % seats


def _complete_cards(position: Position) -> None:
    """Deliveries begun, discard pile, row and pile, in this order."""
    hired = sum(_number(seat.get("wolves")) for seat in _objects(position["seats"]))
    exposed = int(position["phase"] in _EXPOSED)
    if "deliveries_begun" not in position:
        left = _cards(position.get("discard")).count(_WOLF)
        ended = DELIVERIES if position["phase"] == "game_over" else hired + left + exposed
        position["deliveries_begun"] = min(DELIVERIES, ended)
    if "discard" not in position:
        unwanted = _number(position["deliveries_begun"]) - exposed - hired
        position["discard"] = [_WOLF] * max(0, min(DELIVERIES, unwanted))
    spare = _spare_cards(position)
    if "row" not in position:
        position["row"] = (spare + [""] * ROW_SLOTS)[:ROW_SLOTS]
        del spare[:ROW_SLOTS]
    if "pile" not in position:
        left = DELIVERIES - hired - _cards(position["discard"]).count(_WOLF)
        on_top = [_DELIVERY] if exposed and left > 0 else []
        to_come = DELIVERIES - _number(position["deliveries_begun"])
        position["pile"] = on_top + _pile(spare, min(to_come, left - len(on_top)))


def _spare_cards(position: Position) -> list[str]:
    """The ordinary cards that lie nowhere yet."""
    places = [position.get(name) for name in ("discard", "row", "pile")]
    for seat in _objects(position["seats"]):
        places += [seat.get("hand"), seat.get("delivered")]
    lie = {card for place in places for card in _cards(place)}
    return [card for card in _ORDINARY if card not in lie]


def _pile(cards: Sequence[str], deliveries: int) -> list[str]:
    """A pile with each delivery card at the bottom of a part, as in a set-up. The top part takes the rest."""
    if deliveries <= 0:
        return list(cards)
    below = deliveries - 1
    part = min(BOTTOM_PILE, (len(cards) - 1) // below) if cards and below else 0
    top = len(cards) - part * below
    pile = [*cards[:top], _DELIVERY]
    for number in range(below):
        first = top + number * part
        pile += [*cards[first : first + part], _DELIVERY]
    return pile


# The given fields may hold anything: the loader refuses a wrong one and names its place.


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _cards(value: object) -> list[str]:
    return [card for card in value if isinstance(card, str)] if isinstance(value, list | tuple) else []


def _objects(value: object) -> list[Position]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list | tuple) else []
