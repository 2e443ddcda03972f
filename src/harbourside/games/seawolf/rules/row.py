"""Between decisions: fill the row, then begin a turn or a delivery. docs/rules/seawolf.md, section 4.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import CARD_NAMES, DELIVERY, NO_CARD, NUM_CARDS, ROW_SLOTS, TURN
from harbourside.games.seawolf.rules.delivery import begin_delivery
from harbourside.games.seawolf.rules.scoring import end_game

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import SeaWolfState


def settle(state: SeaWolfState) -> None:
    """Fill the row. If a delivery card comes up, a delivery begins, otherwise the next turn. Section 4.2.

    A pile that lacks cards from the start may run out before the last delivery. Then places stay empty.
    """
    while state.top() != DELIVERY:
        slot = first_empty_slot(state.row)
        if slot < 0 or len(state.pile) == 0:
            begin_turn(state)
            return
        if state.log is not None:
            ordinary = CARD_NAMES[:NUM_CARDS]
            state.pile = state.log.foretold_top(f"row@{slot}", ordinary, state.pile, len(state.pile))
        card = state.pile.pop()
        state.row[slot] = card
        state.revealed += 1
        if state.log is not None:
            state.log.add("opened", {"card": CARD_NAMES[card], "slot": slot})
            state.log.note(f"row@{slot}", CARD_NAMES[card])
    begin_delivery(state)


def first_empty_slot(row: list[int]) -> int:
    """The first place of the row without a card, or -1."""
    for slot in range(ROW_SLOTS):
        if row[slot] == NO_CARD:
            return slot
    return -1


def begin_turn(state: SeaWolfState) -> None:
    if state.started:
        state.turn_player = (state.turn_player + 1) % state.seats
    else:
        state.turn_player = state.start_player
        state.started = True
    state.phase = TURN
    state.step = 0
    state.actor = state.turn_player
    if nothing_to_do(state):
        end_game(state)


def nothing_to_do(state: SeaWolfState) -> bool:
    """Whether the player has nothing to take, draw or play. Then the game ends without its last delivery."""
    if len(state.pile) > 0 or state.players[state.turn_player].hand_size() > 0:
        return False
    for card in state.row:
        if card != NO_CARD:
            return False
    return True
