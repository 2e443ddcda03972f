"""Payment, goods, and the ships that a purchase moves. docs/rules/carthage.md, sections 5.4 and 5.5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from harbourside.games.carthage.data import (
    CARD_NAMES,
    CARTHAGE,
    MOVE_MANY,
    MOVE_ONE,
    NUM_COLOURS,
    PAY,
    SHIPS,
    THEME_SPACES,
)
from harbourside.games.carthage.rules.cards import discard, refill
from harbourside.games.carthage.rules.counts import NO_CARDS, coin_value, list_actions, listed, number_of
from harbourside.games.carthage.rules.payday import payday
from harbourside.games.carthage.rules.turn import end_turn

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState


def legal_payment(state: CarthageState, out: list[int]) -> None:
    """Any card in hand, of any colour. Section 5.4."""
    list_actions(state.players[state.actor].hand, PAY, out)


def do_payment(state: CarthageState, action: int) -> None:
    """The payment is over as soon as the cost is paid. There is no change (R6)."""
    seat = state.actor
    card = action - PAY
    state.players[seat].discard(card)
    discard(state, card)
    state.paid += coin_value(card)
    if state.log is not None:
        left = max(0, state.cost - state.paid)
        state.log.add("paid", {"seat": seat, "card": CARD_NAMES[card], "left": left})
    if state.paid >= state.cost:
        purchase(state)


def purchase(state: CarthageState) -> None:
    """Goods, refill, ships, and Payday if one of them has arrived: section 5.5, in this order (R8)."""
    bought = take_goods(state)
    state.cost = 0
    state.paid = 0
    refill(state)
    move_ships(state, bought)
    for space in state.ships:
        if space == CARTHAGE:
            payday(state)
            return
    end_turn(state)


def take_goods(state: CarthageState) -> i64:
    """Move all open cards to the stock. They are unstored."""
    seat = state.actor
    goods = state.open_to(seat)
    player = state.players[seat]
    player.unstored += goods
    state.market = NO_CARDS
    if player.reserved_in_market:
        player.free_marker()
    if state.log is not None:
        names = [CARD_NAMES[card] for card in listed(goods)]
        args: dict[str, object] = {"seat": seat, "cards": names, "cost": state.cost}
        state.log.add("bought", {**args, "change": state.paid - state.cost})
    return goods


def steps_for(cards: int) -> int:
    """One card of a colour moves its ship one space; two or more move it two."""
    if cards == 0:
        return 0
    return MOVE_ONE if cards == 1 else MOVE_MANY


def move_ships(state: CarthageState, bought: i64) -> None:
    """No ship goes beyond Carthage: a spare step is lost (R2)."""
    for colour in range(NUM_COLOURS):
        cards = number_of(bought, colour)
        if cards == 0:
            continue
        space = min(CARTHAGE, state.ships[colour] + steps_for(cards))
        if state.log is not None:
            spaces = THEME_SPACES[state.theme()]
            state.log.add(
                "sailed",
                {
                    "ship": SHIPS[colour],
                    "start": spaces[state.ships[colour]],
                    "space": spaces[space],
                    "steps": space - state.ships[colour],
                },
            )
        state.ships[colour] = space
