"""What one seat may see, what it is asked, and what its choices are called.

docs/rules/carthage.md, section 10.
"""

from __future__ import annotations

from harbourside.engine.events import HIDDEN
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
    NOBODY,
    NUM_COLOURS,
    NUM_TYPES,
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
    THEME_SPACES,
    VALUE_OF,
    stored_with,
)
from harbourside.games.carthage.rules.counts import count, listed, number_of
from harbourside.games.carthage.rules.hidden import recalls_all, sees_hand, unseen_pool, vp_bounds
from harbourside.games.carthage.rules.payday import has_arrived
from harbourside.games.carthage.rules.purchase import steps_for
from harbourside.games.carthage.rules.raid import raided_colours, unstored_of
from harbourside.games.carthage.state import CarthageState, marker_names, names_of


def position(state: CarthageState, seat: int | None) -> dict[str, object]:
    spaces = THEME_SPACES[state.theme()]
    seen: dict[str, object] = {
        "phase": PHASE_NAMES[state.phase],
        "turn_player": state.turn_player,
        "start_player": state.start_player,
        "ships": {SHIPS[colour]: spaces[state.ships[colour]] for colour in range(NUM_COLOURS)},
        "market": names_of(listed(state.market)),
        "market_reserved": _reserved(state, True),
        "farm": names_of(listed(state.farm)),
        "farm_reserved": _reserved(state, False),
        "deck": state.deck_left,
        "discard": names_of(listed(state.discard)),
        "discard_top": CARD_NAMES[state.discard_top] if state.discard_top != NO_CARD else None,
        "purchase": {"cost": state.cost, "paid": state.paid} if state.phase == PAYMENT else None,
        "raid": _raid(state) if state.phase in (RAID_STORE, RAID_KEEP) else None,
        "passes": state.passes,
        "seats": [_seat_position(state, number, seat) for number in range(state.seats)],
    }
    if recalls_all(state):
        pool = unseen_pool(state)
        seen["unseen"] = {CARD_NAMES[card]: count(pool, card) for card in range(NUM_TYPES)}
    return seen


def _raid(state: CarthageState) -> dict[str, object]:
    keeping = state.phase == RAID_KEEP
    return {
        "arrived": [COLOURS[colour] for colour in range(NUM_COLOURS) if has_arrived(state, colour)],
        "raided": [COLOURS[colour] for colour in raided_colours(state)],
        "keep_colour": COLOURS[state.keep_colour] if keeping else None,
        "keeps_left": state.keeps_left if keeping else None,
    }


def _reserved(state: CarthageState, in_market: bool) -> list[dict[str, object]]:
    return [
        {"card": CARD_NAMES[player.reserved], "reserved_player": seat}
        for seat, player in enumerate(state.players)
        if player.reserved != NO_CARD and player.reserved_in_market == in_market
    ]


def _seat_position(state: CarthageState, number: int, viewer: int | None) -> dict[str, object]:
    player = state.players[number]
    watcher = NOBODY if viewer is None else viewer
    hand_seen = sees_hand(state, watcher, number)
    least, most = vp_bounds(state, watcher, number)
    seen: dict[str, object] = {
        "hand": names_of(listed(player.hand)) if hand_seen else [HIDDEN] * player.hand_size(),
        "hand_size": player.hand_size(),
        "coins": player.coins if hand_seen else None,
        "market_cost": state.open_value(number),
        "unstored": names_of(listed(player.unstored)),
        "stored": names_of(listed(player.stored)),
        "markers": marker_names(player),
        "marker_count": player.marker_count(),
        "reserved": CARD_NAMES[player.reserved] if player.reserved != NO_CARD else None,
        "vp": most if least == most else None,
    }
    if least < most:
        seen["vp_band"] = {"least": least, "most": most}
    if player.vp_substitutes:
        seen["vp_substitutes"] = player.vp_substitutes
    return seen


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
    """What is bought, what it costs, and whose Payday it brings."""
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
