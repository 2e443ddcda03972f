"""What a seat may know, and a new deal of all other cards. docs/rules/carthage.md, section 10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from harbourside.engine.rng import Rng
from harbourside.games.carthage.data import GAME_OVER, NUM_TYPES, NUM_VALUES, PAYMENT, RAID_STORE, VP_BAND
from harbourside.games.carthage.rules.counts import NO_CARDS, count, counted, is_start_hand, listed, one, size
from harbourside.games.carthage.rules.raid import can_store

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState, Player

TRIES: Final = 10
"""How often we draw one hand before we draw all hands again."""
DEALS: Final = 200
"""How often we draw all hands. With few unseen cards, one hand may take a card that another hand needs."""


def recalls_all(state: CarthageState) -> bool:
    return state.options["observation"] == "perfect_recall"


def sees_hand(state: CarthageState, seat: int, of: int) -> bool:
    return seat == of or recalls_all(state) or state.options["reveal_hands"] is True


def sees_vp(state: CarthageState, seat: int, of: int) -> bool:
    if seat == of or state.phase == GAME_OVER or recalls_all(state):
        return True
    return state.options["reveal_vp"] is True


def vp_bounds(state: CarthageState, seat: int, of: int) -> tuple[int, int]:
    """The least and the most points that a seat can have for another seat.

    They are equal if the other seat sees the points. Otherwise it sees only how thick the pile is, in steps
    of five (R30). A seat without a pile has no points.
    """
    vp: int = state.players[of].vp
    if sees_vp(state, seat, of):
        return vp, vp
    most = (vp + VP_BAND - 1) // VP_BAND * VP_BAND
    return max(0, most - VP_BAND + 1), most


def unseen_pool(state: CarthageState) -> i64:
    """The cards, counted by type, whose place nobody has seen: the deck and the blind VP cards."""
    pool = counted(state.remaining_deck())
    for player in state.players:
        pool += player.vp_blind
    return pool


def redeal(state: CarthageState, seat: int | None, rng: Rng) -> CarthageState:
    """A clone in which all cards that the seat (None: a spectator) cannot know are dealt again.

    These are the deck, the blind VP cards, and the rest of the others' starting hands. VP stay, because the
    log has every sale (R30).
    """
    other = state.clone()
    own = -1 if seat is None else seat
    unseen = unseen_pool(other)
    for number in range(other.seats):
        if not sees_hand(other, own, number):
            unseen += other.players[number].unknown()
    pool = listed(redeal_hands(other, own, unseen, rng))
    rng.shuffle(pool)
    for player in other.players:
        blind = size(player.vp_blind)
        player.vp_blind = counted(pool[:blind])
        pool = pool[blind:]
    other.deck = pool
    other.deck_left = len(pool)
    return other


def redeal_hands(state: CarthageState, own: int, unseen: i64, rng: Rng) -> i64:
    """Deal unseen cards in place of the unknown cards of other hands. Returns the cards that are left."""
    # The seat that decides may need certain cards for its decision, so it comes first.
    first = max(state.actor, 0)
    order = [seat % state.seats for seat in range(first, first + state.seats)]
    order = [seat for seat in order if not sees_hand(state, own, seat) and state.players[seat].unknown()]
    for _ in range(DEALS):
        left = unseen
        for seat in order:
            drawn = draw_fitting(state, seat, left, rng)
            if drawn == NO_CARDS:
                break
            left -= drawn
        else:
            return left
    left = unseen
    for seat in order:
        state.players[seat].forget_start()
        drawn = draw_fitting(state, seat, left, rng)
        if drawn == NO_CARDS:
            drawn = draw_what_is_needed(state, seat, left)
        left -= drawn
    return left


def draw_fitting(state: CarthageState, seat: int, unseen: i64, rng: Rng) -> i64:
    """New unknown cards that the hand may hold. NO_CARDS if no random draw fits."""
    player = state.players[seat]
    number = size(player.unknown())
    source = [card for card in listed(unseen) if not player.surely_lacks(card)]
    if len(source) < number:
        return NO_CARDS
    for _ in range(TRIES):
        drawn = draw_some(source, number, rng)
        player.set_hand(player.known + drawn)
        if (not player.start_whole or is_start_hand(drawn)) and can_act(state, seat, player):
            return drawn
    return NO_CARDS


def draw_some(source: list[int], number: int, rng: Rng) -> i64:
    """Draw some of the cards at random. They move to the front of the list."""
    drawn: i64 = NO_CARDS
    for i in range(number):
        offset: int = rng.below(len(source) - i)
        card = source[i + offset]
        source[i + offset] = source[i]
        source[i] = card
        drawn += one(card)
    return drawn


def can_act(state: CarthageState, seat: int, player: Player) -> bool:
    """Whether the player can do what is asked: pay the whole cost, or store goods with a card."""
    if seat != state.actor:
        return True
    if state.phase == PAYMENT:
        return player.coins >= state.cost - state.paid
    if state.phase == RAID_STORE:
        return can_store(state, player)
    return True


def draw_what_is_needed(state: CarthageState, seat: int, unseen: i64) -> i64:
    """A hand for the case that no random draw fits: the most valuable cards, one of them for storing."""
    player = state.players[seat]
    number = size(player.unknown())
    drawn: i64 = NO_CARDS
    player.set_hand(player.known)
    if not can_act(state, seat, player) and state.phase == RAID_STORE:
        for card in range(NUM_TYPES):
            player.set_hand(player.known + one(card))
            if count(unseen, card) > 0 and can_store(state, player):
                drawn = one(card)
                break
    for place in range(NUM_VALUES - 1, -1, -1):
        for card in range(place, NUM_TYPES, NUM_VALUES):
            while count(unseen - drawn, card) > 0 and size(drawn) < number:
                drawn += one(card)
    player.set_hand(player.known + drawn)
    return drawn
