"""Positions from outside: any that can be played on, also with cards missing; the rest is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.engine.rng import Rng
from harbourside.games.carthage.data import (
    ACTION,
    CARD_NAMES,
    CARTHAGE,
    CHOOSE_MARKER,
    COLOURS,
    COPIES_OF,
    END_MARKERS,
    GAME_OVER,
    MARKERS,
    NO_CARD,
    NOBODY,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_TYPES,
    PAYMENT,
    PHASE_NAMES,
    RAID_KEEP,
    RAID_STORE,
    SPACES,
)
from harbourside.games.carthage.rules.counts import NO_CARDS, contains, counted, is_start_hand, listed, size
from harbourside.games.carthage.rules.raid import can_store, is_raided, raided_colours, unstored_of
from harbourside.games.carthage.rules.turn import anything_open
from harbourside.games.carthage.state import CarthageState, Player

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game
    from harbourside.engine.reader import Reader

MOST_MARKERS = 40
"""Of a player at the end; the rules leave no more than 11."""


def load(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, position: Reader
) -> CarthageState:
    """The state that dump() described."""
    position.only(
        "phase", "actor", "start_player", "turn_player", "step", "cost", "paid", "keep_colour",
        "keeps_left", "passes", "ships", "deck", "discard", "market", "farm", "seats",
    )  # fmt: skip
    ships = _ships(position.inside("ships"))
    state = CarthageState(game, seats, options, rng, [], ships)
    state.phase = position.choice("phase", PHASE_NAMES)
    state.start_player = position.integer("start_player", 0, seats - 1)
    state.turn_player = position.integer("turn_player", 0, seats - 1)
    state.step = position.integer("step", 0, seats - 1)
    state.cost = position.integer("cost", 0, 10 * NUM_CARDS)
    state.paid = position.integer("paid", 0, 10 * NUM_CARDS)
    state.keep_colour = position.choice("keep_colour", COLOURS)
    state.keeps_left = position.integer("keeps_left", 0, 2)
    state.passes = position.integer("passes", 0, seats)
    state.deck = position.choices("deck", CARD_NAMES, 0, NUM_CARDS)[::-1]
    state.deck_left = len(state.deck)
    state.discard = _cards(position, "discard")
    if state.discard != NO_CARDS:
        state.discard_top = position.choices("discard", CARD_NAMES)[-1]
    for reader in position.each("seats", seats, seats):
        state.players.append(_player(reader))
    state.market = _places(state, position, "market")
    state.farm = _places(state, position, "farm")
    _check_cards(state, position)
    _check_phase(state, position)
    state.actor = _actor(state)
    if position.integer("actor", -1, seats - 1) != state.actor:
        raise position.refuse("actor", "wrong-actor", expected=state.actor)
    _check_decision(state, position)
    return state


def _ships(reader: Reader) -> list[int]:
    reader.only(*COLOURS)
    return [reader.choice(colour, SPACES) for colour in COLOURS]


def _cards(reader: Reader, name: str) -> int:
    return _counted(reader, name, reader.choices(name, CARD_NAMES, 0, NUM_CARDS))


def _counted(reader: Reader, name: str, cards: list[int]) -> int:
    for card in cards:
        if cards.count(card) > COPIES_OF[card]:
            raise reader.refuse(name, "too-many", card=CARD_NAMES[card], most=COPIES_OF[card])
    return counted(cards)


def _places(state: CarthageState, position: Reader, name: str) -> int:
    """The free cards of the Market or the Farm; the others go to those who reserved them."""
    free: list[int] = []
    for reader in position.each(name, 0, NUM_CARDS):
        reader.only("card", "reserved_by")
        card = reader.choice("card", CARD_NAMES)
        seat = reader.integer("reserved_by", NOBODY, state.seats - 1)
        if seat == NOBODY:
            free.append(card)
        elif state.players[seat].reserved != NO_CARD:
            raise reader.refuse("reserved_by", "reserved-twice", seat=seat)
        else:
            state.players[seat].reserve(card, name == "market")
    return _counted(position, name, free)


def _player(reader: Reader) -> Player:
    reader.only(
        "hand", "known", "lacks", "start_whole", "unstored", "stored", "markers",
        "vp_stack", "vp_blind", "vp_substitutes",
    )  # fmt: skip
    markers = reader.choices("markers", MARKERS, 0, MOST_MARKERS)
    player = Player([markers.count(colour) for colour in range(NUM_COLOURS)])
    player.set_hand(_cards(reader, "hand"))
    player.known = _cards(reader, "known")
    for card in reader.choices("lacks", CARD_NAMES, 0, NUM_TYPES):
        player.show_lack(card)
    player.start_whole = reader.boolean("start_whole")
    player.unstored = _cards(reader, "unstored")
    player.stored = _cards(reader, "stored")
    player.vp_stack = _cards(reader, "vp_stack")
    player.vp_blind = _cards(reader, "vp_blind")
    player.vp_substitutes = reader.integer("vp_substitutes", 0, 1000)
    player.vp = size(player.vp_stack) + size(player.vp_blind) + player.vp_substitutes
    if not contains(player.hand, player.known):
        raise reader.refuse("known", "not-in-hand")
    unknown = player.unknown()
    for card in listed(unknown):
        if player.surely_lacks(card):
            raise reader.refuse("lacks", "not-lacking", card=CARD_NAMES[card])
    if player.start_whole and not is_start_hand(unknown):
        raise reader.refuse("start_whole", "not-a-start-hand")
    return player


def _check_cards(state: CarthageState, position: Reader) -> None:
    """No type lies there more often than it was printed; the place of the first one too many is refused."""
    places = [
        ("deck", state.deck),
        ("discard", listed(state.discard)),
        ("market", listed(state.market)),
        ("farm", listed(state.farm)),
    ]
    for player in state.players:
        if player.reserved != NO_CARD:
            places.append(("market" if player.reserved_in_market else "farm", [player.reserved]))
    for seat, player in enumerate(state.players):
        for name, cards in (
            ("hand", player.hand),
            ("unstored", player.unstored),
            ("stored", player.stored),
            ("vp_stack", player.vp_stack),
            ("vp_blind", player.vp_blind),
        ):
            places.append((f"seats[{seat}].{name}", listed(cards)))
    for card in range(NUM_TYPES):
        found = 0
        for place, here in places:
            found += here.count(card)
            if found > COPIES_OF[card]:
                raise position.refuse(place, "too-many", card=CARD_NAMES[card], most=COPIES_OF[card])


def _check_phase(state: CarthageState, position: Reader) -> None:
    """Counters, ships and markers fit the phase."""
    phase = state.phase
    in_raid = phase in (RAID_STORE, RAID_KEEP)
    if state.step > 0 and phase != CHOOSE_MARKER and not in_raid:
        raise position.refuse("step", "wrong-step")
    if phase != PAYMENT and (state.cost > 0 or state.paid > 0):
        raise position.refuse("cost", "nothing-to-pay")
    if phase != RAID_KEEP and (state.keeps_left > 0 or state.keep_colour > 0):
        raise position.refuse("keeps_left", "nothing-to-keep")
    if in_raid and (CARTHAGE not in state.ships or not raided_colours(state)):
        raise position.refuse("ships", "no-raid")
    if not in_raid and phase != GAME_OVER and CARTHAGE in state.ships:
        raise position.refuse("ships", "arrived")
    if phase == CHOOSE_MARKER and state.turn_player != state.start_player:
        raise position.refuse("turn_player", "start-begins")
    if state.passes > 0 and phase not in (ACTION, GAME_OVER):
        raise position.refuse("passes", "no-shortage")
    _check_end(state, position)


def _check_end(state: CarthageState, position: Reader) -> None:
    """The eighth marker or passing all around ends the game, and nothing else does."""
    complete = [seat for seat, player in enumerate(state.players) if player.marker_count() >= END_MARKERS]
    over = bool(complete) or state.passes == state.seats
    if over != (state.phase == GAME_OVER):
        raise position.refuse("phase", "end-of-game")
    if state.passes > 0 and (not _is_shortage(state) or state.market != NO_CARDS):
        raise position.refuse("passes", "no-shortage")


def _is_shortage(state: CarthageState) -> bool:
    """No card can come to the Market any more: section 5.9."""
    on_farm = [p for p in state.players if p.reserved != NO_CARD and not p.reserved_in_market]
    return not (state.deck or state.farm or state.discard or on_farm)


def _actor(state: CarthageState) -> int:
    if state.phase == GAME_OVER:
        return -1
    return (state.turn_player + state.step) % state.seats


def _check_decision(state: CarthageState, position: Reader) -> None:
    """Whoever decides has something to decide, as the rules leave it."""
    if state.phase == GAME_OVER:
        return
    player = state.players[state.actor]
    if state.phase == CHOOSE_MARKER:
        _check_first_markers(state, position)
    elif state.phase == ACTION:
        if not anything_open(state, state.actor) and not _is_shortage(state):
            raise position.refuse("market", "not-refilled")
    elif state.phase == PAYMENT:
        cost = state.open_value(state.actor)
        if state.cost != cost or cost == 0:
            raise position.refuse("cost", "wrong-cost", expected=cost)
        if state.paid >= cost:
            raise position.refuse("paid", "paid-already", cost=cost)
        if player.coins < cost - state.paid:
            raise position.refuse(f"seats[{state.actor}].hand", "cannot-pay", left=cost - state.paid)
    elif state.phase == RAID_STORE:
        if not can_store(state, player):
            raise position.refuse("phase", "nothing-to-store")
    elif not is_raided(state, state.keep_colour) or not 0 < state.keeps_left < unstored_of(
        player, state.keep_colour
    ):
        raise position.refuse("keeps_left", "nothing-to-keep")


def _check_first_markers(state: CarthageState, position: Reader) -> None:
    for step in range(state.seats):
        seat = (state.start_player + step) % state.seats
        if state.players[seat].marker_count() != int(step < state.step):
            raise position.refuse(f"seats[{seat}].markers", "first-markers")
