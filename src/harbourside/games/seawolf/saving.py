"""Loads and dumps a position. The loader refuses each wrong part and names its place.

A position may lack any of the 55 cards, and its pile may hold fewer delivery cards than are to come, or more
(docs/rules/seawolf.md, section 3). It may not have a card twice, and the game must be able to go on from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.engine.fields import (
    NONE,
    Boolean,
    Choice,
    Choices,
    Each,
    Fields,
    Integer,
    Part,
    SeatField,
    or_none,
    whole,
)
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
    NUM_EVENTS,
    PHASE_NAMES,
    ROW_SLOTS,
    SEA_WOLF,
    TURN,
)
from harbourside.games.seawolf.options import colours_at
from harbourside.games.seawolf.rules.delivery import may_deliver, someone_has_all_types
from harbourside.games.seawolf.rules.event import must_answer
from harbourside.games.seawolf.rules.row import nothing_to_do
from harbourside.games.seawolf.state import Player, SeaWolfState

if TYPE_CHECKING:
    from harbourside.engine.facts import Options
    from harbourside.engine.game import Game
    from harbourside.engine.reader import Reader
    from harbourside.engine.rng import Rng

_CARDS: Final = CARD_NAMES[:NUM_CARDS]


def _check_player(part: Part, reader: Reader) -> None:
    player: Player = part.thing
    if any(player.known.count(card) > player.hand.count(card) for card in player.known):
        raise reader.refuse("known", "not-in-hand")
    if not _are_pairs(player.delivered, part.state.colours):
        raise reader.refuse("delivered", "not-pairs")


PLAYER_FIELDS: Final = Fields(
    Choices("hand", _CARDS, ascending=True),
    Choices("known", _CARDS, ascending=True),
    Choices("delivered", _CARDS[:FIRST_EVENT], most=2 * NUM_COLOURS),
    Integer("wolves", 0, DELIVERIES),
    check=_check_player,
)

FIELDS: Final = Fields(
    Choice("phase", PHASE_NAMES),
    SeatField("actor", or_none=True),
    SeatField("start_player"),
    SeatField("turn_player"),
    Boolean("started"),
    Integer("step", 0, lambda part: int(part.state.seats) - 1),
    Integer("event", 0, NUM_EVENTS - 1),
    Integer("deliveries_begun", 0, DELIVERIES),
    Choices("pile", [*_CARDS, CARD_NAMES[DELIVERY]], top_first=True),
    Choices("row", or_none(_CARDS), ROW_SLOTS, ROW_SLOTS),
    Choices("discard", {**dict(enumerate(_CARDS)), SEA_WOLF: CARD_NAMES[SEA_WOLF]}),
    Each("seats", "players", PLAYER_FIELDS, lambda part: Player([], [], [], 0)),
)


def dump(state: SeaWolfState) -> dict[str, object]:
    return FIELDS.dump(whole(state))


def load(game: Game, seats: int, options: Options, rng: Rng, position: Reader) -> SeaWolfState:
    """The state that dump() described."""
    state = SeaWolfState(game, seats, options, rng, [], [], [], [], colours_at(options))
    FIELDS.load(whole(state), position)
    _check_cards(state, position)
    _check_course(state, position)
    expected = NONE if state.phase == GAME_OVER else state.asked()
    if state.actor != expected:
        raise position.refuse("actor", "wrong-actor", expected=expected)
    if state.actor != NONE and not _has_a_decision(state, state.players[state.actor]):
        raise position.refuse("phase", "nothing-to-decide")
    return state


def _are_pairs(delivered: list[int], colour_of: list[int]) -> bool:
    """Whether the cards are pairs of a ship and goods of one colour, each colour once."""
    ships, goods = delivered[::2], delivered[1::2]
    colours = [colour_of[card] for card in ships]
    return (
        colours == [colour_of[card] for card in goods]
        and len(set(colours)) == len(colours)
        and all(card < FIRST_GOODS for card in ships)
        and all(card >= FIRST_GOODS for card in goods)
    )


def _has_a_decision(state: SeaWolfState, asked: Player) -> bool:
    """Whether the player has something to decide. Some are skipped in an event or a delivery (4.3, 4.4)."""
    if state.phase == TURN:
        return not nothing_to_do(state)
    if state.phase == EVENT:
        return must_answer(state, asked)
    return state.phase != DELIVERING or may_deliver(asked)


def _check_cards(state: SeaWolfState, position: Reader) -> None:
    """Refuse a card that lies in two places."""
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
    """Check that phase, step, start, pile, row and end fit together."""
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
    all_types = someone_has_all_types(state)
    if state.phase == GAME_OVER:
        if not (all_types or state.deliveries_begun == DELIVERIES or nothing_to_do(state)):
            raise position.refuse("phase", "end-of-game")
        for seat, player in enumerate(state.players):
            if player.known != player.hand:
                raise position.refuse(f"seats[{seat}].known", "not-shown")
    elif state.phase != DELIVERING:
        after_the_third = state.phase == HIRING and state.deliveries_begun == DELIVERIES
        if all_types or after_the_third:
            raise position.refuse("phase", "end-of-game")
