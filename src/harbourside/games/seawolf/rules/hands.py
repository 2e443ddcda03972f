"""What the phases share: discarding cards and showing a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import CARD_NAMES, SEA_WOLF

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import SeaWolfState


def discard_card(state: SeaWolfState, seat: int, card: int, event: str) -> None:
    state.players[seat].lose(card)
    state.discard.append(card)
    if state.log is not None:
        state.log.add(event, {"seat": seat, "card": CARD_NAMES[card]})


def discard_wolf(state: SeaWolfState, seat: int, event: str) -> None:
    state.players[seat].wolves -= 1
    state.discard.append(SEA_WOLF)
    if state.log is not None:
        state.log.add(event, {"seat": seat})


def show_hand(state: SeaWolfState, seat: int) -> None:
    player = state.players[seat]
    if len(player.known) < len(player.hand):
        state.revealed += 1
    player.show_hand()
    if state.log is not None and player.hand_size() > 0:
        cards = [CARD_NAMES[card] for card in player.hand] + ["sea_wolf"] * player.wolves
        state.log.add("showed", {"seat": seat, "cards": cards})
