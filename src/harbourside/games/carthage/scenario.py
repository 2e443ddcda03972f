"""Completes a position of which only some fields are given. See Game.scenario()."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harbourside.engine.facts import OptionValue
from harbourside.engine.reader import Reader
from harbourside.engine.scenario import SEATS, Position, filled
from harbourside.games.carthage.data import (
    ACTION,
    ALEXANDRIA,
    CARD_NAMES,
    CHOOSE_MARKER,
    COLOUR_OF,
    COLOURS,
    COPIES_OF,
    END_MARKERS,
    FARM_START,
    FIRST_PIRATES,
    GAME_OVER,
    LAST_PIRATES,
    MARKET_START,
    NOBODY,
    NUM_TYPES,
    PAYMENT,
    PHASE_NAMES,
    RAID_KEEP,
    SPACES,
    VALUE_OF,
)

WHERE: Final = "position.position"
HELD: Final = ["hand", "unstored", "stored", "vp_stack", "vp_blind"]
"""The fields of a seat that hold cards."""


def complete(seats: int, options: Mapping[str, OptionValue], given: Mapping[str, Any]) -> Position:
    """A position with these fields.

    By default hands are empty, ships stand in Alexandria, and it is the first player's turn.
    The Market and the Farm are as full as at the beginning. The deck holds the cards that lie nowhere else:
    one card of each type in their order, then the next card of each type, and so on.
    """
    position = filled(_plain(seats), given, WHERE)
    reader = Reader(position, WHERE)
    _complete_cards(reader, position, given)
    _complete_turn(reader, seats, position, given)
    _complete_decision(reader, seats, position, given)
    return position


def _plain(seats: int) -> Position:
    return {
        "phase": PHASE_NAMES[ACTION],
        "actor": 0,
        "start_player": 0,
        "turn_player": 0,
        "step": 0,
        "cost": 0,
        "paid": 0,
        "keep_colour": COLOURS[0],
        "keeps_left": 0,
        "passes": 0,
        "ships": dict.fromkeys(COLOURS, SPACES[ALEXANDRIA]),
        "deck": [],
        "discard": [],
        "market": [],
        "farm": [],
        "seats": [
            {
                **{place: [] for place in HELD},
                "known": [],
                "lacks": [],
                "start_whole": False,
                "markers": [],
                "vp_substitutes": 0,
            }
            for _ in range(seats)
        ],
    }


def _complete_cards(reader: Reader, position: Position, given: Mapping[str, Any]) -> None:
    """The Market, the Farm and the deck get the cards that lie nowhere else, in this order."""
    left = _left_over(reader)
    for place, number in (("market", MARKET_START), ("farm", FARM_START)):
        if place not in given:
            position[place] = [{"card": CARD_NAMES[card], "reserved_by": NOBODY} for card in left[:number]]
            left = left[number:]
    if "deck" not in given:
        position["deck"] = [CARD_NAMES[card] for card in left]


def _left_over(reader: Reader) -> list[int]:
    used = reader.choices("deck", CARD_NAMES) + reader.choices("discard", CARD_NAMES)
    for place in ("market", "farm"):
        used += [card.choice("card", CARD_NAMES) for card in reader.each(place)]
    for seat in reader.each(SEATS):
        for place in HELD:
            used += seat.choices(place, CARD_NAMES)
    left = [COPIES_OF[card] - used.count(card) for card in range(NUM_TYPES)]
    return [card for layer in range(max(COPIES_OF)) for card in range(NUM_TYPES) if layer < left[card]]


def _complete_turn(reader: Reader, seats: int, position: Position, given: Mapping[str, Any]) -> None:
    """Work out the phase, the turn and the actor, each from the others."""
    markers = [len(seat.items("markers")) for seat in reader.each(SEATS)]
    if "phase" not in given and (max(markers) >= END_MARKERS or position["passes"] == seats):
        position["phase"] = PHASE_NAMES[GAME_OVER]
    phase = reader.choice("phase", PHASE_NAMES)
    if phase == CHOOSE_MARKER and "step" not in given:
        position["step"] = min(sum(markers), seats - 1)
    step = reader.integer("step", 0, seats - 1)
    if "turn_player" not in given:
        decides = "actor" in given and phase != GAME_OVER
        position["turn_player"] = (
            (reader.integer("actor", 0, seats - 1) - step) % seats if decides else position["start_player"]
        )
    turn = reader.integer("turn_player", 0, seats - 1)
    if phase == CHOOSE_MARKER and "start_player" not in given:
        position["start_player"] = turn
    if "actor" not in given:
        position["actor"] = NOBODY if phase == GAME_OVER else (turn + step) % seats


def _complete_decision(reader: Reader, seats: int, position: Position, given: Mapping[str, Any]) -> None:
    """Work out the cost of a purchase, and the colour of the goods to choose."""
    phase = reader.choice("phase", PHASE_NAMES)
    if phase not in (PAYMENT, RAID_KEEP):
        return
    actor = reader.integer("actor", 0, seats - 1)
    if phase == PAYMENT and "cost" not in given:
        position["cost"] = sum(
            VALUE_OF[card.choice("card", CARD_NAMES)]
            for card in reader.each("market")
            if card.integer("reserved_by", NOBODY, seats - 1) in (NOBODY, actor)
        )
    if phase == RAID_KEEP:
        if "keep_colour" not in given:
            position["keep_colour"] = COLOURS[_colour_to_keep(reader, actor)]
        if "keeps_left" not in given:
            position["keeps_left"] = 1


def _colour_to_keep(reader: Reader, actor: int) -> int:
    """The first raided colour in which the actor has goods to choose from."""
    ships = reader.inside("ships")
    goods = [COLOUR_OF[card] for card in reader.each(SEATS)[actor].choices("unstored", CARD_NAMES)]
    for colour, name in enumerate(COLOURS):
        if FIRST_PIRATES <= ships.choice(name, SPACES) <= LAST_PIRATES and goods.count(colour) > 1:
            return colour
    return 0
