"""The position: where each card lies, who decides, and which cards of each hand everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.games.carthage import evaluate
from harbourside.games.carthage.data import (
    CARD_NAMES,
    CHOOSE_MARKER,
    MARKERS,
    NO_CARD,
    NUM_COLOURS,
    NUM_TYPES,
    THEMES,
)
from harbourside.games.carthage.rules import flow, hidden, scoring
from harbourside.games.carthage.rules.counts import NO_CARDS, coin_value, count, listed, one, size, value

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


@final
class Player:
    """Cards are counted by type (rules/counts.py)."""

    def __init__(self, markers: list[int]) -> None:
        self.hand: i64 = NO_CARDS
        self.known: i64 = NO_CARDS
        """The cards of the hand that everybody saw come from the Market. The rest is of the starting hand."""
        self.lacks: i64 = 0
        """A bit for each type that the unknown rest cannot hold, because its owner could not store goods."""
        self.start_whole = False
        """Whether the unknown rest is still a whole starting hand."""
        self.coins: i64 = 0
        """The total value of the hand."""
        self.unstored: i64 = NO_CARDS
        self.stored: i64 = NO_CARDS
        self.markers = markers
        """By colour. The list is replaced and never changed in place, so that clones can share it."""
        self.vp_stack: i64 = NO_CARDS
        """VP cards that came from sold goods."""
        self.vp_blind: i64 = NO_CARDS
        """VP cards from the deck, which nobody has looked at."""
        self.vp_substitutes: i64 = 0
        self.vp: i64 = 0
        """The sum of all three."""
        self.reserved: i64 = NO_CARD
        """The card under the reservation marker; NO_CARD if the marker is free."""
        self.reserved_in_market = False
        """Whether that card is in the Market; if not, it is on the Farm."""

    def clone(self) -> Player:
        other = Player(self.markers)
        other.hand = self.hand
        other.known = self.known
        other.lacks = self.lacks
        other.start_whole = self.start_whole
        other.coins = self.coins
        other.unstored = self.unstored
        other.stored = self.stored
        other.vp_stack = self.vp_stack
        other.vp_blind = self.vp_blind
        other.vp_substitutes = self.vp_substitutes
        other.vp = self.vp
        other.reserved = self.reserved
        other.reserved_in_market = self.reserved_in_market
        return other

    def reserve(self, card: int, in_market: bool) -> None:
        self.reserved = card
        self.reserved_in_market = in_market

    def free_marker(self) -> None:
        self.reserved = NO_CARD
        self.reserved_in_market = False

    def hand_size(self) -> int:
        return size(self.hand)

    def take(self, card: int) -> None:
        """Add a card to the hand. Everybody sees it."""
        self.hand += one(card)
        self.known += one(card)
        self.coins += coin_value(card)

    def discard(self, card: int) -> None:
        """Remove a card from the hand. Everybody sees it."""
        self.hand -= one(card)
        self.coins -= coin_value(card)
        if count(self.known, card) > 0:
            self.known -= one(card)
        else:
            self.start_whole = False

    def show_lack(self, card: i64) -> None:
        """Note that everybody now knows: no such card is in the hand."""
        self.lacks |= 1 << card

    def surely_lacks(self, card: i64) -> bool:
        return (self.lacks >> card & 1) == 1

    def unknown(self) -> i64:
        """The cards of the hand of which others know only the number."""
        return self.hand - self.known

    def forget_start(self) -> None:
        """From now on the unknown rest may be any cards."""
        self.lacks = 0
        self.start_whole = False

    def set_hand(self, hand: i64) -> None:
        self.hand = hand
        self.coins = value(hand)

    def add_marker(self, colour: int) -> None:
        markers = self.markers.copy()
        markers[colour] += 1
        self.markers = markers

    def marker_count(self) -> int:
        total = 0
        for number in self.markers:
            total += number
        return total

    def vp_cards(self) -> int:
        return self.vp - self.vp_substitutes


@final
class CarthageState(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        rng: Rng,
        players: list[Player],
        ships: list[int],
    ) -> None:
        super().__init__(game, seats, options, rng)
        self.players = players
        self.ships = ships
        """The space of each colour's ship."""
        self.deck: list[int] = []
        self.deck_left: i64 = 0
        """How many cards of `deck` are left: the top card is deck[deck_left - 1]. Clones share the list."""
        self.discard: i64 = NO_CARDS
        """Counted by type."""
        self.discard_top: i64 = NO_CARD
        self.market: i64 = NO_CARDS
        """Only the free cards: a reserved card stands with the player who reserved it."""
        self.farm: i64 = NO_CARDS
        self.phase: i64 = CHOOSE_MARKER
        self.start_player: i64 = 0
        self.turn_player: i64 = 0
        self.step: i64 = 0
        """How many players, from turn_player on, have chosen their first marker or have finished storing."""
        self.cost: i64 = 0
        self.paid: i64 = 0
        self.keep_colour: i64 = 0
        self.keeps_left: i64 = 0
        """How many goods of keep_colour may still be chosen for storing."""
        self.passes: i64 = 0
        """How many players have passed in a row."""
        self.fill_to_five = options["refill_market"] == "fill_to_five"
        self.storage_ends = options["storage_until"] == "payday_end"

    def list_legal(self, out: list[int]) -> None:
        flow.list_legal(self, out)

    def do(self, action: int) -> None:
        flow.do(self, action)

    def score(self, seat: int) -> int:
        return scoring.score(self.players[seat])

    def tie_breaks(self, seat: int) -> list[int]:
        return scoring.tie_breaks(self.players[seat])

    def clone(self) -> CarthageState:
        other = CarthageState(
            self.game,
            self.seats,
            self.options,
            self.rng.clone(),
            [player.clone() for player in self.players],
            self.ships.copy(),
        )
        self.copy_common(other)
        other.deck = self.deck
        other.deck_left = self.deck_left
        other.discard = self.discard
        other.discard_top = self.discard_top
        other.market = self.market
        other.farm = self.farm
        other.phase = self.phase
        other.start_player = self.start_player
        other.turn_player = self.turn_player
        other.step = self.step
        other.cost = self.cost
        other.paid = self.paid
        other.keep_colour = self.keep_colour
        other.keeps_left = self.keeps_left
        other.passes = self.passes
        return other

    def theme(self) -> int:
        return THEMES.index(str(self.options["theme"]))

    def remaining_deck(self) -> list[int]:
        """The cards of the deck, from bottom to top."""
        return self.deck[: self.deck_left]

    def open_to(self, seat: int) -> i64:
        """The cards of the Market that are free or that this seat has reserved: section 5.1."""
        player = self.players[seat]
        if player.reserved_in_market:
            return self.market + one(player.reserved)
        return self.market

    def open_value(self, seat: int) -> int:
        """The cost of all cards open to a seat."""
        return value(self.open_to(seat))

    def redeal(self, seat: int | None, rng: Rng) -> CarthageState:
        return hidden.redeal(self, seat, rng)

    def evaluate(self, weights: list[float]) -> list[float]:
        return evaluate.evaluate(self, weights)

    def census(self) -> dict[str, int]:
        """Count the 108 cards by type: section 4."""
        found = self.remaining_deck() + listed(self.market) + listed(self.farm) + listed(self.discard)
        for player in self.players:
            found += listed(player.hand) + listed(player.unstored) + listed(player.stored)
            found += listed(player.vp_stack) + listed(player.vp_blind)
            if player.reserved != NO_CARD:
                found.append(player.reserved)
        return {CARD_NAMES[card]: found.count(card) for card in range(NUM_TYPES)}

    def discard_pile(self) -> list[int]:
        """The top card last; nothing depends on the order below it."""
        if self.discard_top == NO_CARD:
            return []
        top = int(self.discard_top)
        return [*listed(self.discard - one(top)), top]


def names_of(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def marker_names(player: Player) -> list[str]:
    out: list[str] = []
    for colour in range(NUM_COLOURS):
        out += [MARKERS[colour]] * player.markers[colour]
    return out
