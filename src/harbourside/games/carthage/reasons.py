"""Why an action is not allowed, for every action that is not."""

from __future__ import annotations

from harbourside.engine.message import Message
from harbourside.games.carthage.data import (
    ACTION,
    BUY,
    CARD_NAMES,
    COLOUR_OF,
    COLOURS,
    ICONS,
    KEEP,
    NO_CARD,
    NUM_VALUES,
    PASS,
    PAY,
    PAYMENT,
    PHASE_NAMES,
    RAID_KEEP,
    RAID_STORE,
    RESERVE_FARM,
    RESERVE_MARKET,
    SHIPS,
    STORE,
    STORE_DONE,
    TAKE,
    TAKE_RESERVED,
    THEME_DANGER,
    stored_with,
)
from harbourside.games.carthage.rules.counts import count
from harbourside.games.carthage.rules.raid import holds_storing, is_raided, unstored_of
from harbourside.games.carthage.state import CarthageState


def reason(state: CarthageState, action: int) -> Message:
    if action < BUY:
        return Message("why-marker-chosen")
    if action == BUY:
        return _in_turn(state) or _why_not_buy(state)
    if action < TAKE:
        return _why_not_pay(state, action - PAY)
    if action < TAKE_RESERVED:
        return _in_turn(state) or _why_not_on_market(state, action - TAKE)
    if action == TAKE_RESERVED:
        return _in_turn(state) or _why_not_take_reserved(state)
    if action < RESERVE_FARM:
        return _in_turn(state) or _why_not_reserve(state, action - RESERVE_MARKET, "market")
    if action < STORE:
        return _in_turn(state) or _why_not_reserve(state, action - RESERVE_FARM, "farm")
    if action < KEEP:
        return _why_not_store(state, stored_with(action))
    if action < STORE_DONE:
        return _why_not_keep(state, action - KEEP)
    if action == PASS:
        return _in_turn(state) or Message("why-must-act")
    if state.phase == RAID_KEEP:
        return _keep_first(state)
    return _no_raid(state)


def _in_turn(state: CarthageState) -> Message | None:
    """None in a turn. In another phase: what has to be decided first."""
    if state.phase == ACTION:
        return None
    if state.phase == PAYMENT:
        return Message("why-now-payment", {"left": state.cost - state.paid})
    if state.phase == RAID_KEEP:
        return _keep_first(state)
    return Message(f"why-now-{PHASE_NAMES[state.phase]}")


def _keep_first(state: CarthageState) -> Message:
    return Message("why-now-raid_keep", {"left": state.keeps_left})


def _no_raid(state: CarthageState) -> Message:
    return Message("why-no-raid", {"danger": THEME_DANGER[state.theme()]})


def _why_not_buy(state: CarthageState) -> Message:
    cost = state.open_value(state.actor)
    if cost == 0:
        return Message("why-nothing-open")
    return Message("why-too-expensive", {"cost": cost, "coins": state.players[state.actor].coins})


def _why_not_pay(state: CarthageState, card: int) -> Message:
    if state.phase == RAID_KEEP:
        return _keep_first(state)
    if state.phase == RAID_STORE and ICONS[card % NUM_VALUES] == 0:
        return Message("why-no-icons", {"card": CARD_NAMES[card]})
    if state.phase != PAYMENT:
        return Message("why-nothing-to-pay")
    return Message("why-not-in-hand", {"card": CARD_NAMES[card]})


def _why_not_on_market(state: CarthageState, card: int) -> Message:
    """Why no card of this type can be taken from the Market."""
    owners = _owners(state, card, "market")
    name = CARD_NAMES[card]
    if state.actor in owners:
        return Message("why-own-reserved", {"card": name})
    if owners:
        return Message("why-reserved", {"card": name, "seat": owners[0]})
    if count(state.farm, card) or _owners(state, card, "farm"):
        return Message("why-on-farm", {"card": name})
    return Message("why-not-there", {"card": name, "place": "market"})


def _owners(state: CarthageState, card: int, place: str) -> list[int]:
    """The seats that have reserved such a card in that place."""
    in_market = place == "market"
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.reserved == card and player.reserved_in_market == in_market
    ]


def _why_not_take_reserved(state: CarthageState) -> Message:
    card = state.players[state.actor].reserved
    if card == NO_CARD:
        return Message("why-no-reservation")
    return Message("why-reserved-on-farm", {"card": CARD_NAMES[card]})


def _why_not_reserve(state: CarthageState, card: int, place: str) -> Message:
    player = state.players[state.actor]
    if player.reserved != NO_CARD:
        where = "market" if player.reserved_in_market else "farm"
        return Message("why-marker-used", {"card": CARD_NAMES[player.reserved], "place": where})
    for owner in _owners(state, card, place):
        return Message("why-reserved", {"card": CARD_NAMES[card], "seat": owner})
    return Message("why-not-there", {"card": CARD_NAMES[card], "place": place})


def _why_not_store(state: CarthageState, card: int) -> Message:
    if state.phase == RAID_KEEP:
        return _keep_first(state)
    if state.phase != RAID_STORE:
        return _no_raid(state)
    colour = COLOUR_OF[card]
    args = {"card": CARD_NAMES[card], "colour": COLOURS[colour], "ship": SHIPS[colour]}
    if not is_raided(state, colour):
        return Message("why-not-raided", args)
    if unstored_of(state.players[state.actor], colour) == 0:
        return Message("why-nothing-to-store", args)
    return Message("why-not-in-hand", {"card": CARD_NAMES[card]})


def _why_not_keep(state: CarthageState, card: int) -> Message:
    if state.phase != RAID_STORE and state.phase != RAID_KEEP:
        return _no_raid(state)
    player = state.players[state.actor]
    colour = COLOUR_OF[card]
    if unstored_of(player, colour) == 0:
        return Message("why-nothing-to-store", {"colour": COLOURS[colour]})
    if state.phase == RAID_STORE:
        return _why_not_keep_yet(state, colour)
    if colour != state.keep_colour:
        return Message("why-other-colour", {"card": CARD_NAMES[card], "colour": COLOURS[state.keep_colour]})
    return Message("why-no-such-good", {"card": CARD_NAMES[card]})


def _why_not_keep_yet(state: CarthageState, colour: int) -> Message:
    """Why no goods can be chosen before a card is discarded for them."""
    if not is_raided(state, colour):
        return Message("why-not-in-danger", {"ship": SHIPS[colour]})
    if not holds_storing(state.players[state.actor], colour):
        return Message("why-nothing-to-store-with", {"colour": COLOURS[colour]})
    return Message("why-store-first")
