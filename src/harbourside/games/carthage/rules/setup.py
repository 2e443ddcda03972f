"""Dealing and the starting player. docs/rules/carthage.md, section 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from harbourside.engine.events import Log
from harbourside.games.carthage.data import (
    ALEXANDRIA,
    CARD_NAMES,
    CHOOSE_MARKER,
    COPIES_OF,
    FARM_START,
    MARKET_START,
    NOBODY,
    NUM_COLOURS,
    NUM_TYPES,
    START_HAND_TARGET,
    VALUE_OF,
)
from harbourside.games.carthage.rules.counts import counted
from harbourside.games.carthage.rules.hidden import sees_hand
from harbourside.games.carthage.state import CarthageState, Player

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game
    from harbourside.engine.rng import Rng


def set_up(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, log: Log | None
) -> CarthageState:
    """Steps 1 to 6: ships, shuffle, Market, Farm, hands, starting player."""
    players = [Player([0] * NUM_COLOURS) for _ in range(seats)]
    state = CarthageState(game, seats, options, rng, players, [ALEXANDRIA] * NUM_COLOURS)
    deck: list[int] = []
    for card in range(NUM_TYPES):
        deck += [card] * COPIES_OF[card]
    state.rng.shuffle(deck)
    state.deck = deck
    state.deck_left = len(deck)
    state.market = deal_openly(state, MARKET_START, "market", log)
    state.farm = deal_openly(state, FARM_START, "farm", log)
    for seat in range(state.seats):
        deal_hand(state, seat, log)
    state.start_player = find_start_player(state, log)
    state.turn_player = state.start_player
    state.phase = CHOOSE_MARKER
    state.actor = state.start_player
    return state


def deal_openly(state: CarthageState, number: int, place: str, log: Log | None) -> i64:
    cards: list[int] = []
    for _ in range(number):
        cards.append(deal_card(state, place, log))
    if log is not None:
        log.add("refilled", {"place": place, "cards": [CARD_NAMES[card] for card in cards]})
    return counted(cards)


def deal_card(state: CarthageState, place: str, log: Log | None) -> int:
    if log is not None:
        state.deck = log.foretold_top(place, CARD_NAMES, state.deck, state.deck_left)
    state.deck_left -= 1
    card = state.deck[state.deck_left]
    if log is not None:
        log.note(place, CARD_NAMES[card])
    return card


def deal_hand(state: CarthageState, seat: int, log: Log | None) -> None:
    """Draw open cards one by one until they are worth 8 or more. From then on the hand is secret (R29).

    The log shows the cards only until the first decision.
    """
    cards: list[int] = []
    total = 0
    while total < START_HAND_TARGET:
        card = deal_card(state, f"hand@{seat}", log)
        cards.append(card)
        total += VALUE_OF[card]
    player = state.players[seat]
    player.set_hand(counted(cards))
    player.start_whole = True
    if log is not None:
        drawn: dict[str, object] = {"cards": [CARD_NAMES[card] for card in cards], "value": total}
        if sees_hand(state, NOBODY, seat):
            log.add("dealt", {"seat": seat, **drawn})
        else:
            log.add_fading("dealt", {"seat": seat}, drawn, [seat], fades_to="drew-hand")


def find_start_player(state: CarthageState, log: Log | None) -> int:
    """The lowest total, then the fewest cards, then chance."""
    best: list[int] = []
    for seat in range(state.seats):
        if best:
            ahead = compare_hands(state, seat, best[0])
            if ahead > 0:
                continue
            if ahead < 0:
                best = []
        best.append(seat)
    chosen = best[0]
    if len(best) > 1:
        lot: int = state.rng.below(len(best))
        if log is not None:
            lot = log.foretold("start_player", [str(seat) for seat in best], lot)
        chosen = best[lot]
        if log is not None:
            log.note("start_player", str(chosen))
    if log is not None:
        log.add("started", {"seat": chosen})
    return chosen


def compare_hands(state: CarthageState, seat: int, other_seat: int) -> int:
    """Below 0 if the seat begins before the other seat, 0 if only chance can decide."""
    player, other = state.players[seat], state.players[other_seat]
    if player.coins != other.coins:
        return player.coins - other.coins
    return player.hand_size() - other.hand_size()
