"""An event takes a card of its colour from everybody. docs/rules/seawolf.md, section 4.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import DISCARD, EVENT, FIRST_EVENT, SHOW_HAND, USE_WOLF
from harbourside.games.seawolf.rules.hands import discard_card, discard_wolf, show_hand
from harbourside.games.seawolf.rules.row import settle

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import Player, SeaWolfState


def play_event(state: SeaWolfState, seat: int, event: int) -> None:
    """Discard the event. It hits everybody in turn; the player who played it is asked first (R10, R20)."""
    discard_card(state, seat, event, "played")
    state.event = event - FIRST_EVENT
    state.phase = EVENT
    state.step = 0
    ask_about_event(state)


def must_answer(state: SeaWolfState, player: Player) -> bool:
    """Whether the player has a choice in the event: a matching card to lose, or a wolf to use."""
    return player.wolves > 0 or player.has_matching(state.event_colour(), state.colours)


def ask_about_event(state: SeaWolfState) -> None:
    """Go on to the next player who has a choice. A player without matching card and wolf shows the hand."""
    while state.step < state.seats:
        seat = state.asked()
        player = state.players[seat]
        if must_answer(state, player):
            if player.wolves == 0 and state.step > 0:
                state.revealed += 1  # a question to a player without a wolf reveals a matching card
            state.actor = seat
            return
        show_hand(state, seat)
        state.step += 1
    settle(state)


def legal_event(state: SeaWolfState, out: list[int]) -> None:
    """Lose a card of the colour, use a wolf, or show a hand without the colour. Section 4.3."""
    player = state.players[state.actor]
    colour = state.event_colour()
    matching = False
    for card in player.hand:
        if card < FIRST_EVENT and state.colours[card] == colour:
            out.append(DISCARD + card)
            matching = True
    if player.wolves > 0:
        out.append(USE_WOLF)
    if not matching:
        out.append(SHOW_HAND)


def do_event(state: SeaWolfState, action: int) -> None:
    seat = state.actor
    if action == USE_WOLF:
        discard_wolf(state, seat, "used-wolf")
    elif action == SHOW_HAND:
        show_hand(state, seat)
    else:
        discard_card(state, seat, action - DISCARD, "lost")
    state.step += 1
    ask_about_event(state)
