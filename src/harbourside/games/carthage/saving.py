"""Loads and dumps a position. The loader refuses each wrong part and names its place.

A position may lack cards. It may not have more cards of a type than were printed, and the game must be able
to go on from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from harbourside.engine.fields import (
    BitSet,
    Boolean,
    Choice,
    Custom,
    Each,
    Field,
    Fields,
    Integer,
    Part,
    SeatField,
    whole,
)
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
    ICONS,
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
from harbourside.games.carthage.state import CarthageState, Player, marker_names, names_of

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game
    from harbourside.engine.reader import Reader

MOST_MARKERS = 40
"""The most markers of a player that the loader accepts. The rules lead to 11 at most."""


class Cards(Field):
    """Cards that the state counts by type, and the description lists one by one."""

    def write(self, value: Any, part: Part) -> list[str]:
        return names_of(listed(value))

    def read(self, reader: Reader, part: Part) -> int:
        return _counted(reader, self.name, reader.choices(self.name, CARD_NAMES, 0, NUM_CARDS))


def _counted(reader: Reader, name: str, cards: list[int]) -> int:
    for card in cards:
        if cards.count(card) > COPIES_OF[card]:
            raise reader.refuse(name, "too-many", card=CARD_NAMES[card], most=COPIES_OF[card])
    return counted(cards)


def _dump_markers(part: Part) -> list[str]:
    return marker_names(part.thing)


def _load_markers(part: Part, reader: Reader) -> None:
    markers = reader.choices("markers", MARKERS, 0, MOST_MARKERS)
    part.thing.markers = [markers.count(colour) for colour in range(NUM_COLOURS)]


def _check_player(part: Part, reader: Reader) -> None:
    """Work out what follows from the cards, and check what everybody knows of the hand."""
    player: Player = part.thing
    player.set_hand(player.hand)
    player.vp = size(player.vp_stack) + size(player.vp_blind) + player.vp_substitutes
    if not contains(player.hand, player.known):
        raise reader.refuse("known", "not-in-hand")
    unknown = player.unknown()
    for card in listed(unknown):
        if player.surely_lacks(card):
            raise reader.refuse("lacks", "not-lacking", card=CARD_NAMES[card])
    if player.start_whole and not is_start_hand(unknown):
        raise reader.refuse("start_whole", "not-a-start-hand")


def _dump_ships(part: Part) -> dict[str, str]:
    return {COLOURS[colour]: SPACES[space] for colour, space in enumerate(part.state.ships)}


def _load_ships(part: Part, reader: Reader) -> None:
    inside = reader.inside("ships")
    inside.only(*COLOURS)
    part.state.ships = [inside.choice(colour, SPACES) for colour in COLOURS]


def _dump_deck(part: Part) -> list[str]:
    return names_of(part.state.remaining_deck()[::-1])


def _load_deck(part: Part, reader: Reader) -> None:
    deck = reader.choices("deck", CARD_NAMES, 0, NUM_CARDS)[::-1]
    part.state.deck = deck
    part.state.deck_left = len(deck)


def _dump_discard(part: Part) -> list[str]:
    return names_of(part.state.discard_pile())


def _load_discard(part: Part, reader: Reader) -> None:
    cards = reader.choices("discard", CARD_NAMES, 0, NUM_CARDS)
    part.state.discard = _counted(reader, "discard", cards)
    part.state.discard_top = cards[-1] if cards else NO_CARD


def _dump_places(state: CarthageState, free: int, in_market: bool) -> list[dict[str, object]]:
    places: list[dict[str, object]] = []
    for card in listed(free):
        places.append({"card": CARD_NAMES[card], "reserved_by": NOBODY})
    for seat, player in enumerate(state.players):
        if player.reserved != NO_CARD and player.reserved_in_market == in_market:
            places.append({"card": CARD_NAMES[player.reserved], "reserved_by": seat})
    return places


def _load_places(state: CarthageState, position: Reader, name: str) -> int:
    """Load the free cards of the Market or the Farm. Reserved cards go to the players who reserved them."""
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


def _dump_market(part: Part) -> object:
    return _dump_places(part.state, part.state.market, True)


def _load_market(part: Part, reader: Reader) -> None:
    part.state.market = _load_places(part.state, reader, "market")


def _dump_farm(part: Part) -> object:
    return _dump_places(part.state, part.state.farm, False)


def _load_farm(part: Part, reader: Reader) -> None:
    part.state.farm = _load_places(part.state, reader, "farm")


PLAYER_FIELDS: Final = Fields(
    Cards("hand"),
    Cards("known"),
    BitSet("lacks", CARD_NAMES),
    Boolean("start_whole"),
    Cards("unstored"),
    Cards("stored"),
    Custom("markers", _dump_markers, _load_markers),
    Cards("vp_stack"),
    Cards("vp_blind"),
    Integer("vp_substitutes", 0, 1000),
    check=_check_player,
)

FIELDS: Final = Fields(
    Choice("phase", PHASE_NAMES),
    SeatField("actor", or_none=True),
    SeatField("start_player"),
    SeatField("turn_player"),
    Integer("step", 0, lambda part: int(part.state.seats) - 1),
    Integer("cost", 0, 10 * NUM_CARDS),
    Integer("paid", 0, 10 * NUM_CARDS),
    Choice("keep_colour", COLOURS),
    Integer("keeps_left", 0, ICONS[0]),
    Integer("passes", 0, lambda part: int(part.state.seats)),
    Custom("ships", _dump_ships, _load_ships),
    Custom("deck", _dump_deck, _load_deck),
    Custom("discard", _dump_discard, _load_discard),
    Each("seats", "players", PLAYER_FIELDS, lambda part: Player([0] * NUM_COLOURS)),
    Custom("market", _dump_market, _load_market),  # after the seats, which have the reserved cards
    Custom("farm", _dump_farm, _load_farm),
)


def dump(state: CarthageState) -> dict[str, object]:
    return FIELDS.dump(whole(state))


def load(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, position: Reader
) -> CarthageState:
    """The state that dump() described."""
    state = CarthageState(game, seats, options, rng, [], [])
    FIELDS.load(whole(state), position)
    _check_cards(state, position)
    _check_phase(state, position)
    expected = _asked(state)
    if state.actor != expected:
        raise position.refuse("actor", "wrong-actor", expected=expected)
    _check_decision(state, position)
    return state


def _check_cards(state: CarthageState, position: Reader) -> None:
    """Refuse the first card that is there more often than it was printed."""
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
    """Check that counters, ships and markers fit the phase."""
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
    """Check that the game has ended if and only if there is an eighth marker, or all players have passed."""
    complete = [seat for seat, player in enumerate(state.players) if player.marker_count() >= END_MARKERS]
    over = bool(complete) or state.passes == state.seats
    if over != (state.phase == GAME_OVER):
        raise position.refuse("phase", "end-of-game")
    if state.passes > 0 and (not _is_shortage(state) or state.market != NO_CARDS):
        raise position.refuse("passes", "no-shortage")


def _is_shortage(state: CarthageState) -> bool:
    """Whether no card can come to the Market any more: section 5.9."""
    on_farm = [p for p in state.players if p.reserved != NO_CARD and not p.reserved_in_market]
    return not (state.deck or state.farm or state.discard or on_farm)


def _asked(state: CarthageState) -> int:
    """The seat that decides."""
    if state.phase == GAME_OVER:
        return NOBODY
    return (state.turn_player + state.step) % state.seats


def _check_decision(state: CarthageState, position: Reader) -> None:
    """Check that the seat that decides has something to decide."""
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
