"""The prompts of the players and the labels of the actions."""

from __future__ import annotations

from harbourside.engine.message import Arg, Message
from harbourside.games.carthage.data import (
    BUY,
    CARD_NAMES,
    CARTHAGE,
    CHOOSE,
    CHOOSE_MARKER,
    COLOUR_OF,
    COLOURS,
    ICONS,
    KEEP,
    MARKERS,
    NO_CARD,
    NUM_COLOURS,
    NUM_VALUES,
    PASS,
    PAY,
    PAYMENT,
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
    VALUE_OF,
    stored_with,
)
from harbourside.games.carthage.rules.counts import listed, number_of
from harbourside.games.carthage.rules.purchase import steps_for
from harbourside.games.carthage.rules.raid import raided_colours, unstored_of
from harbourside.games.carthage.state import CarthageState, names_of


def prompt(state: CarthageState) -> Message:
    player = state.players[state.actor]
    if state.phase == CHOOSE_MARKER:
        return Message("prompt-choose_marker")
    if state.phase == PAYMENT:
        return Message("prompt-payment", {"left": state.cost - state.paid, "cost": state.cost})
    danger = THEME_DANGER[state.theme()]
    if state.phase == RAID_STORE:
        raided = raided_colours(state)
        at_risk = sum(unstored_of(player, colour) for colour in raided)
        colours = [COLOURS[colour] for colour in raided]
        return Message("prompt-raid_store", {"danger": danger, "colours": colours, "goods": at_risk})
    if state.phase == RAID_KEEP:
        colour = COLOURS[state.keep_colour]
        return Message("prompt-raid_keep", {"colour": colour, "left": state.keeps_left, "danger": danger})
    if state.legal() == [PASS]:
        return Message("prompt-shortage")
    cost = state.open_value(state.actor)
    id = "prompt-action"
    if player.reserved != NO_CARD:
        id += "-reserved"
    if player.coins < cost:
        id += "-poor"
    return Message(id, {"cost": cost, "coins": player.coins})


def label(state: CarthageState, action: int) -> Message:
    if action < BUY:
        return Message("action-choose", {"marker": MARKERS[action - CHOOSE]})
    if action == BUY:
        return _buy_label(state)
    if action < TAKE:
        return _pay_label(state, action - PAY)
    if action < TAKE_RESERVED:
        card = action - TAKE
        return Message("action-take", {"card": CARD_NAMES[card], "value": VALUE_OF[card]})
    if action == TAKE_RESERVED:
        card = int(state.players[state.actor].reserved)
        return Message("action-take-reserved", {"card": CARD_NAMES[card], "value": VALUE_OF[card]})
    if action < RESERVE_FARM:
        return Message("action-reserve", {"card": CARD_NAMES[action - RESERVE_MARKET], "place": "market"})
    if action < STORE:
        return Message("action-reserve", {"card": CARD_NAMES[action - RESERVE_FARM], "place": "farm"})
    if action < KEEP:
        return _store_label(state, stored_with(action))
    if action < STORE_DONE:
        return Message("action-keep", {"card": CARD_NAMES[action - KEEP]})
    return Message("action-end-storing" if action == STORE_DONE else "action-pass")


def _buy_label(state: CarthageState) -> Message:
    """The label of a purchase: the cards, their cost, and the ships that would arrive."""
    seat = state.actor
    cards = state.open_to(seat)
    bought = [number_of(cards, colour) for colour in range(NUM_COLOURS)]
    arrive = [
        SHIPS[colour]
        for colour in range(NUM_COLOURS)
        if bought[colour] and state.ships[colour] + steps_for(bought[colour]) >= CARTHAGE
    ]
    args: dict[str, Arg] = {"cards": names_of(listed(cards)), "cost": state.open_value(seat)}
    if not arrive:
        return Message("action-buy", args)
    return Message("action-buy-payday", {**args, "ships": arrive})


def _pay_label(state: CarthageState, card: int) -> Message:
    left = state.cost - state.paid - VALUE_OF[card]
    args: dict[str, Arg] = {"card": CARD_NAMES[card]}
    if left > 0:
        return Message("action-pay", {**args, "left": left})
    if left == 0:
        return Message("action-pay-last", args)
    return Message("action-pay-over", {**args, "over": -left})


def _store_label(state: CarthageState, card: int) -> Message:
    colour = COLOUR_OF[card]
    goods = unstored_of(state.players[state.actor], colour)
    number = min(ICONS[card % NUM_VALUES], goods)
    args: dict[str, Arg] = {"card": CARD_NAMES[card], "colour": COLOURS[colour]}
    return Message("action-store", {**args, "number": number, "goods": goods})
