"""Positions from outside: every wrong part is refused with its place.

A position may lack any of the 55 cards, and its pile may hold fewer delivery cards than are to come, or more
(docs/rules/seawolf.md, section 3). It may not have a card twice, and must be one that can be played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.seawolf import rules
from harbourside.games.seawolf.data import (
    CARD_NAMES,
    DELIVERIES,
    DELIVERING,
    DELIVERY,
    EVENT,
    FIRST_EVENT,
    FIRST_GOODS,
    GAME_OVER,
    HIRING,
    NO_CARD,
    NUM_CARDS,
    NUM_COLOURS,
    PHASE_NAMES,
    ROW_SLOTS,
    SEA_WOLF,
    TURN,
)
from harbourside.games.seawolf.printed import colours_at
from harbourside.games.seawolf.state import Player, SeaWolfState

if TYPE_CHECKING:
    from harbourside.engine.facts import Options
    from harbourside.engine.game import Game
    from harbourside.engine.reader import Reader
    from harbourside.engine.rng import Rng

_CARDS: Final = CARD_NAMES[:NUM_CARDS]
_WOLF_IN_DISCARD: Final = NUM_CARDS
"""Where the sea wolf stands among what the discard pile may hold."""


def load(game: Game, seats: int, options: Options, rng: Rng, position: Reader) -> SeaWolfState:
    """The state that dump() described."""
    position.only(
        "phase", "actor", "start_player", "turn_player", "started", "step", "event",
        "deliveries_begun", "pile", "row", "discard", "seats",
    )  # fmt: skip
    pile = position.choices("pile", [*_CARDS, CARD_NAMES[DELIVERY]])[::-1]
    row = position.choices("row", [*_CARDS, ""], ROW_SLOTS, ROW_SLOTS)
    row = [card if card < NUM_CARDS else NO_CARD for card in row]
    discard = position.choices("discard", [*_CARDS, CARD_NAMES[SEA_WOLF]])
    discard = [SEA_WOLF if card == _WOLF_IN_DISCARD else card for card in discard]
    state = SeaWolfState(game, seats, options, rng, pile, row, discard, [])
    state.colours = colours_at(options)
    state.phase = position.choice("phase", PHASE_NAMES)
    state.start_player = position.integer("start_player", 0, seats - 1)
    state.turn_player = position.integer("turn_player", 0, seats - 1)
    state.started = position.boolean("started")
    state.step = position.integer("step", 0, seats - 1)
    state.event_colour = state.colours[FIRST_EVENT + position.integer("event", 0, NUM_COLOURS - 1)]
    state.deliveries_begun = position.integer("deliveries_begun", 0, DELIVERIES)
    state.players = [_player(reader, state.colours) for reader in position.each("seats", seats, seats)]
    _check_cards(state, position)
    _check_course(state, position)
    state.actor = -1 if state.phase == GAME_OVER else rules.ask_next(state)
    if position.integer("actor", -1, seats - 1) != state.actor:
        raise position.refuse("actor", "wrong-actor", expected=state.actor)
    if state.actor >= 0 and not _has_a_decision(state, state.players[state.actor]):
        raise position.refuse("phase", "nothing-to-decide")
    return state


def _player(reader: Reader, colours: list[int]) -> Player:
    reader.only("hand", "known", "delivered", "wolves")
    hand = sorted(reader.choices("hand", _CARDS))
    known = sorted(reader.choices("known", _CARDS))
    delivered = reader.choices("delivered", _CARDS[:FIRST_EVENT], 0, 2 * NUM_COLOURS)
    wolves = reader.integer("wolves", 0, DELIVERIES)
    if any(known.count(card) > hand.count(card) for card in known):
        raise reader.refuse("known", "not-in-hand")
    if not _are_pairs(delivered, colours):
        raise reader.refuse("delivered", "not-pairs")
    return Player(hand, known, delivered, wolves)


def _are_pairs(delivered: list[int], colour_of: list[int]) -> bool:
    """Ship and goods of one colour, each colour once."""
    ships, goods = delivered[::2], delivered[1::2]
    colours = [colour_of[card] for card in ships]
    return (
        colours == [colour_of[card] for card in goods]
        and len(set(colours)) == len(colours)
        and all(card < FIRST_GOODS for card in ships)
        and all(card >= FIRST_GOODS for card in goods)
    )


def _has_a_decision(state: SeaWolfState, asked: Player) -> bool:
    """Some players are passed over in an event or a delivery: sections 4.3 and 4.4."""
    if state.phase == TURN:
        return not rules.nothing_to_do(state)
    if state.phase == EVENT:
        return rules.must_answer(state, asked)
    return state.phase != DELIVERING or rules.may_deliver(asked)


def _check_cards(state: SeaWolfState, position: Reader) -> None:
    """No card lies in two places; the second one is refused."""
    places = [("pile", state.pile), ("row", state.row), ("discard", state.discard)]
    for seat, player in enumerate(state.players):
        places.append((f"seats[{seat}].hand", player.hand))
        places.append((f"seats[{seat}].delivered", player.delivered))
        places.append((f"seats[{seat}].wolves", [SEA_WOLF] * player.wolves))
    count = [0] * (DELIVERY + 1)
    for place, cards in places:
        for card in cards:
            if card == NO_CARD:
                continue
            side = DELIVERY if card == SEA_WOLF else card
            count[side] += 1
            if count[side] > (DELIVERIES if side == DELIVERY else 1):
                raise position.refuse(place, "card-twice", card=CARD_NAMES[card])


def _check_course(state: SeaWolfState, position: Reader) -> None:
    """Phase, step, start, pile, row and end fit together."""
    in_turns = state.phase == TURN or state.phase == EVENT
    exposed = state.phase == DELIVERING or state.phase == HIRING
    if state.step > 0 and (state.phase == TURN or state.phase == GAME_OVER):
        raise position.refuse("step", "wrong-step")
    if not state.started and (in_turns or state.turn_player != state.start_player):
        raise position.refuse("started", "not-started")
    if exposed and state.deliveries_begun == 0:
        raise position.refuse("deliveries_begun", "delivery-not-begun")
    _check_end(state, position)
    if state.phase != GAME_OVER and exposed != (state.top() == DELIVERY):
        raise position.refuse("pile", "top-card")
    if in_turns and NO_CARD in state.row and state.pile:
        raise position.refuse("row", "row-incomplete")


def _check_end(state: SeaWolfState, position: Reader) -> None:
    """The game is over when section 5 says so, or when nothing is left to do; then all hands are open."""
    all_types = rules.someone_has_all_types(state)
    if state.phase == GAME_OVER:
        if not (all_types or state.deliveries_begun == DELIVERIES or rules.nothing_to_do(state)):
            raise position.refuse("phase", "end-of-game")
        for seat, player in enumerate(state.players):
            if player.known != player.hand:
                raise position.refuse(f"seats[{seat}].known", "not-shown")
    elif state.phase != DELIVERING:
        after_the_third = state.phase == HIRING and state.deliveries_begun == DELIVERIES
        if all_types or after_the_third:
            raise position.refuse("phase", "end-of-game")
