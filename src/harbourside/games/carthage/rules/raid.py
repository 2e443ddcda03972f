"""Payday, steps 3 and 4: storing, losses, and the ships' return. docs/rules/carthage.md, section 5.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from harbourside.games.carthage.data import (
    ALEXANDRIA,
    CARD_NAMES,
    CARTHAGE,
    COLOURS,
    CYRENAICA,
    FIRST_PIRATES,
    ICONS,
    KEEP,
    LAST_PIRATES,
    NUM_COLOURS,
    NUM_VALUES,
    RAID_KEEP,
    RAID_STORE,
    SHIPS,
    STORE_DONE,
    THEME_DANGER,
    THEME_SPACES,
    store_action,
    stored_with,
)
from harbourside.games.carthage.rules.cards import discard
from harbourside.games.carthage.rules.counts import NO_CARDS, count, listed, number_of, of_colour, one
from harbourside.games.carthage.rules.turn import end_turn

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState, Player


def is_raided(state: CarthageState, colour: int) -> bool:
    """Whether a Payday's raid hits the ship: it is in pirate waters, even if it has just come (R26, R27)."""
    return FIRST_PIRATES <= state.ships[colour] <= LAST_PIRATES


def raided_colours(state: CarthageState) -> list[int]:
    return [colour for colour in range(NUM_COLOURS) if is_raided(state, colour)]


def begin_raid(state: CarthageState) -> None:
    raided = raided_colours(state)
    if not raided:
        return_ships(state)
        return
    if state.log is not None:
        danger = THEME_DANGER[state.theme()]
        state.log.add("raid", {"danger": danger, "colours": [COLOURS[colour] for colour in raided]})
    state.step = 0
    ask_to_store(state)


def ask_to_store(state: CarthageState) -> None:
    """Go on to the next player who can store something, from the active player clockwise (R14)."""
    while state.step < state.seats:
        seat = (state.turn_player + state.step) % state.seats
        player = state.players[seat]
        if seat != state.actor and has_something_to_lose(state, player):
            state.revealed += 1  # asking reveals whether the hand has a card to store with
        if can_store(state, player):
            state.phase = RAID_STORE
            state.actor = seat
            return
        show_lacks(state, player)
        state.step += 1
    state.step = 0
    lose_goods(state)
    return_ships(state)


def unstored_of(player: Player, colour: int) -> int:
    return number_of(player.unstored, colour)


def has_something_to_lose(state: CarthageState, player: Player) -> bool:
    for colour in range(NUM_COLOURS):
        if is_raided(state, colour) and unstored_of(player, colour) > 0:
            return True
    return False


def can_store(state: CarthageState, player: Player) -> bool:
    for colour in range(NUM_COLOURS):
        if is_raided(state, colour) and unstored_of(player, colour) > 0 and holds_storing(player, colour):
            return True
    return False


def holds_storing(player: Player, colour: int) -> bool:
    card = colour * NUM_VALUES
    return count(player.hand, card) > 0 or count(player.hand, card + 1) > 0


def show_lacks(state: CarthageState, player: Player) -> None:
    """Note that a player who has goods to lose but is skipped holds no card to store them with."""
    for colour in range(NUM_COLOURS):
        if is_raided(state, colour) and unstored_of(player, colour) > 0:
            player.show_lack(colour * NUM_VALUES)
            player.show_lack(colour * NUM_VALUES + 1)


def legal_raid_store(state: CarthageState, out: list[int]) -> None:
    """A card with icons in the colour of raided, unstored goods (R15), or the end of storing."""
    player = state.players[state.actor]
    for colour in range(NUM_COLOURS):
        if is_raided(state, colour) and unstored_of(player, colour) > 0:
            first = colour * NUM_VALUES
            for card in range(first, first + NUM_VALUES):
                if ICONS[card - first] > 0 and count(player.hand, card) > 0:
                    out.append(store_action(card))
    out.append(STORE_DONE)


def do_raid_store(state: CarthageState, action: int) -> None:
    seat = state.actor
    if action == STORE_DONE:
        if state.log is not None:
            state.log.add("ended-storing", {"seat": seat})
        state.step += 1
        ask_to_store(state)
        return
    player = state.players[seat]
    card = stored_with(action)
    colour = card // NUM_VALUES
    icons = ICONS[card % NUM_VALUES]
    player.discard(card)
    discard(state, card)
    if state.log is not None:
        state.log.add("discarded-to-store", {"seat": seat, "card": CARD_NAMES[card], "icons": icons})
    if unstored_of(player, colour) > icons:
        state.phase = RAID_KEEP
        state.keep_colour = colour
        state.keeps_left = icons
        return
    for good in range(colour * NUM_VALUES, (colour + 1) * NUM_VALUES):
        while count(player.unstored, good) > 0:
            store_good(state, seat, good)
    ask_to_store(state)


def store_good(state: CarthageState, seat: int, good: int) -> None:
    """Store a good. It stays stored until it is sold (R12)."""
    player = state.players[seat]
    player.unstored -= one(good)
    player.stored += one(good)
    if state.log is not None:
        state.log.add("stored", {"seat": seat, "card": CARD_NAMES[good]})


def legal_raid_keep(state: CarthageState, out: list[int]) -> None:
    """Each value among the unstored goods of the colour: the owner chooses (R15)."""
    unstored = state.players[state.actor].unstored
    first = state.keep_colour * NUM_VALUES
    for good in range(first, first + NUM_VALUES):
        if count(unstored, good) > 0:
            out.append(KEEP + good)


def do_raid_keep(state: CarthageState, action: int) -> None:
    store_good(state, state.actor, action - KEEP)
    state.keeps_left -= 1
    if state.keeps_left > 0:
        return
    state.keep_colour = 0
    ask_to_store(state)


def lose_goods(state: CarthageState) -> None:
    """All unstored goods of the raided colours are discarded. Step 3b."""
    for step in range(state.seats):
        seat = (state.turn_player + step) % state.seats
        player = state.players[seat]
        if not has_something_to_lose(state, player):
            continue
        lost: i64 = NO_CARDS
        for colour in raided_colours(state):
            lost += of_colour(player.unstored, colour)
        player.unstored -= lost
        state.discard += lost
        state.discard_top = listed(lost)[-1]
        if state.log is not None:
            state.log.add("lost", {"seat": seat, "cards": [CARD_NAMES[card] for card in listed(lost)]})


def return_ships(state: CarthageState) -> None:
    """Arrived ships go to Alexandria, raided ones to Cyrenaica, even if nobody had goods (R28). Step 4."""
    for colour in range(NUM_COLOURS):
        space = state.ships[colour]
        if space == CARTHAGE:
            space = ALEXANDRIA
        elif is_raided(state, colour):
            space = CYRENAICA
        else:
            continue
        state.ships[colour] = space
        if state.log is not None:
            name = THEME_SPACES[state.theme()][space]
            state.log.add("returned", {"ship": SHIPS[colour], "space": name})
    if state.storage_ends:
        unstore_all(state)
    end_turn(state)


def unstore_all(state: CarthageState) -> None:
    """End all protection: the other reading of R12."""
    for player in state.players:
        player.unstored += player.stored
        player.stored = NO_CARDS
