"""Payday, steps 1 and 2: selling and markers. docs/rules/carthage.md, section 5.6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from harbourside.games.carthage.data import (
    CARTHAGE,
    COLOURS,
    END_MARKERS,
    MARKERS,
    NO_CARD,
    NUM_COLOURS,
    NUM_VALUES,
    POINTS_PER_VP,
    THEME_GOODS,
    VALUES,
)
from harbourside.games.carthage.rules.cards import draw_one
from harbourside.games.carthage.rules.counts import count, one
from harbourside.games.carthage.rules.raid import begin_raid
from harbourside.games.carthage.rules.scoring import end_game

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState, Player


def payday(state: CarthageState) -> None:
    """All sell, then all get markers (R13). An eighth marker ends the game before the pirates come (R25)."""
    if state.log is not None:
        arrived = [COLOURS[colour] for colour in range(NUM_COLOURS) if has_arrived(state, colour)]
        state.log.add("payday", {"colours": arrived})
    sellers: list[int] = []
    sold: list[int] = []
    for step in range(state.seats):
        seat = (state.turn_player + step) % state.seats  # R21
        for colour in range(NUM_COLOURS):
            if has_arrived(state, colour) and sell(state, seat, colour):
                sellers.append(seat)
                sold.append(colour)
    for i in range(len(sellers)):
        give_marker(state, sellers[i], sold[i])
    if eighth_marker(state):
        end_game(state)
    else:
        begin_raid(state)


def has_arrived(state: CarthageState, colour: int) -> bool:
    return state.ships[colour] == CARTHAGE


def price(highest: int, markers: int, cards: int) -> int:
    """The price of a stack (R10)."""
    return (highest + markers) * cards


def vp_for(price: int) -> int:
    """One point for every 5, rounded up (R11)."""
    return (price + POINTS_PER_VP - 1) // POINTS_PER_VP


def sell(state: CarthageState, seat: int, colour: int) -> bool:
    """Sell all goods of the colour, stored or not. False if there are none; then there is no marker (R22)."""
    player = state.players[seat]
    first = colour * NUM_VALUES
    highest = 0
    number = 0
    for i in range(NUM_VALUES):
        here: int = count(player.unstored, first + i) + count(player.stored, first + i)
        number += here
        if here > 0:
            highest = VALUES[i]
    if number == 0:
        return False
    total = price(highest, player.markers[colour], number)
    vp = vp_for(total)
    settle_stack(state, player, first, min(vp, number))
    blind = draw_blind(state, seat, player, vp - number)
    player.vp += vp
    if state.log is not None:
        state.log.add(
            "sold",
            {
                "seat": seat,
                "colour": COLOURS[colour],
                "goods": THEME_GOODS[state.theme()][colour],
                "number": number,
                "highest": highest,
                "markers": player.markers[colour],
                "price": total,
                "vp": vp,
                "from_stack": min(vp, number),
                "from_deck": blind,
                "substitutes": vp - min(vp, number) - blind,
            },
        )
    return True


def settle_stack(state: CarthageState, player: Player, first: int, points: i64) -> None:
    """The lowest of the sold cards become VP, and the rest is discarded (R20)."""
    for card in range(first, first + NUM_VALUES):
        sold = count(player.unstored, card) + count(player.stored, card)
        kept = min(points, sold)
        points -= kept
        player.vp_stack += kept * one(card)
        if sold > kept:
            state.discard += (sold - kept) * one(card)
            state.discard_top = card
        player.unstored -= count(player.unstored, card) * one(card)
        player.stored -= count(player.stored, card) * one(card)


def draw_blind(state: CarthageState, seat: int, player: Player, wanted: int) -> int:
    """Points beyond the stack are unseen cards from the deck, or substitutes if the deck is empty (R17)."""
    drawn = 0
    place = "" if state.log is None else f"vp@{seat}"
    for _ in range(wanted):
        card = draw_one(state, place)
        if card == NO_CARD:
            player.vp_substitutes += 1
            continue
        drawn += 1
        player.vp_blind += one(card)
    return drawn


def give_marker(state: CarthageState, seat: int, colour: int) -> None:
    """One for each colour sold, without limit (R18)."""
    player = state.players[seat]
    player.add_marker(colour)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "marker": MARKERS[colour]}
        state.log.add("got-marker", {**args, "total": player.marker_count()})


def eighth_marker(state: CarthageState) -> bool:
    """Whether anybody has 8 markers or more (R23)."""
    found = False
    for seat in range(state.seats):
        total = state.players[seat].marker_count()
        if total >= END_MARKERS:
            found = True
            if state.log is not None:
                state.log.add("ended-markers", {"seat": seat, "markers": total})
    return found
