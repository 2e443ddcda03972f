"""A player's turn: take, draw, discard or play an event. docs/rules/seawolf.md, section 4.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import (
    CARD_NAMES,
    DISCARD,
    DISCARD_WOLF,
    DRAW,
    NO_CARD,
    NUM_CARDS,
    PLAY,
    ROW_SLOTS,
    TAKE,
)
from harbourside.games.seawolf.rules.event import play_event
from harbourside.games.seawolf.rules.hands import discard_card, discard_wolf
from harbourside.games.seawolf.rules.row import settle

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import Player, SeaWolfState


def legal_turn(state: SeaWolfState, out: list[int]) -> None:
    """Take, draw, discard or play an event; there is no pass. Section 4.1."""
    player = state.players[state.actor]
    for slot in range(ROW_SLOTS):
        if state.row[slot] != NO_CARD:
            out.append(TAKE + slot)
    if len(state.pile) > 0:
        out.append(DRAW)
    for card in player.hand:
        out.append(DISCARD + card)
    if player.wolves > 0:
        out.append(DISCARD_WOLF)


def do_turn(state: SeaWolfState, action: int) -> None:
    seat = state.actor
    player = state.players[seat]
    if action < DRAW:
        slot = action - TAKE
        card = state.row[slot]
        state.row[slot] = NO_CARD
        player.gain_openly(card)
        if state.log is not None:
            state.log.add("took", {"seat": seat, "card": CARD_NAMES[card], "slot": slot})
    elif action == DRAW:
        draw_card(state, seat, player)
    elif action < PLAY:
        discard_card(state, seat, action - DISCARD, "discarded")
    elif action < DISCARD_WOLF:
        play_event(state, seat, action - DISCARD)
        return
    else:
        discard_wolf(state, seat, "discarded-wolf")
    settle(state)


def draw_card(state: SeaWolfState, seat: int, player: Player) -> None:
    if state.log is not None:
        ordinary = CARD_NAMES[:NUM_CARDS]
        state.pile = state.log.foretold_top("drew", ordinary, state.pile, len(state.pile))
    card = state.pile.pop()
    player.gain_secretly(card)
    state.revealed += 1
    if state.log is not None:
        state.log.add_secret("drew", {"seat": seat}, {"card": CARD_NAMES[card]}, [seat])
        state.log.note("drew", CARD_NAMES[card])
