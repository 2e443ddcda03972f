"""The position: where each card lies, who decides, and which cards of each hand everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.games.seawolf import evaluate
from harbourside.games.seawolf.data import (
    CARD_NAMES,
    COLOUR_OF,
    DELIVERY,
    EVENT,
    FIRST_DELIVERY,
    FIRST_EVENT,
    FOG_DELIVERIES_BELOW,
    FOG_HALF,
    NO_CARD,
    NUM_CARDS,
    NUM_COLOURS,
    SEA_WOLF,
    SECOND_DELIVERY,
    TURN,
)
from harbourside.games.seawolf.rules import flow, scoring

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


def put(cards: list[int], card: int) -> None:
    """Add a card to a hand, which is kept ascending."""
    cards.append(card)
    i = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card


@final
class Player:
    """`known` and `delivered` are replaced and never changed in place, so that clones can share them."""

    def __init__(self, hand: list[int], known: list[int], delivered: list[int], wolves: int) -> None:
        self.hand = hand
        """Ships, goods and events, ascending; wolves are counted apart."""
        self.known = known
        """The cards of the hand that everybody knows, ascending (section 7)."""
        self.delivered = delivered
        """Cards laid down as deliveries: ship, goods, ship, goods …"""
        self.wolves = wolves

    def clone(self) -> Player:
        return Player(self.hand.copy(), self.known, self.delivered, self.wolves)

    def hand_size(self) -> int:
        return len(self.hand) + self.wolves

    def gain_openly(self, card: int) -> None:
        put(self.hand, card)
        known = self.known.copy()
        put(known, card)
        self.known = known

    def gain_secretly(self, card: int) -> None:
        put(self.hand, card)

    def show_hand(self) -> None:
        self.known = self.hand.copy()

    def lose(self, card: int) -> None:
        """Remove a card from the hand. Everybody sees which one."""
        self.hand.remove(card)
        self.known = [known for known in self.known if known != card]

    def deliver(self, ship: int, goods: int) -> None:
        self.lose(ship)
        self.lose(goods)
        self.delivered = [*self.delivered, ship, goods]

    def has_delivered(self, colour: int) -> bool:
        for i in range(0, len(self.delivered), 2):
            if COLOUR_OF[self.delivered[i]] == colour:
                return True
        return False

    def has_all_types(self) -> bool:
        return len(self.delivered) == 2 * NUM_COLOURS

    def has_matching(self, colour: int, colours: list[int]) -> bool:
        """Whether a ship or goods card of the colour is in hand (section 4.3)."""
        for card in self.hand:
            if card < FIRST_EVENT and colours[card] == colour:
                return True
        return False


@final
class SeaWolfState(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        rng: Rng,
        pile: list[int],
        row: list[int],
        discard: list[int],
        players: list[Player],
        colours: list[int],
    ) -> None:
        super().__init__(game, seats, options, rng)
        self.pile = pile
        """Bottom to top: the top card is the last."""
        self.row = row
        self.discard = discard
        self.players = players
        self.colours = colours
        """The colour of each card at this table (R4, R5). Shared between clones and never changed."""
        self.phase = TURN
        self.start_player = 0
        self.turn_player = 0
        """The seat whose turn it is. In an event, a delivery or a hiring this seat is asked first."""
        self.started = False
        """Whether the first turn has begun: before it, a delivery belongs to the set-up."""
        self.step = 0
        """How many players have been asked in this event, delivery or hiring."""
        self.event = 0
        """The event that was played last, as an index of EVENTS."""
        self.deliveries_begun = 0

    def list_legal(self, out: list[int]) -> None:
        flow.list_legal(self, out)

    def do(self, action: int) -> None:
        flow.do(self, action)

    def score(self, seat: int) -> int:
        return scoring.score(self.players[seat])

    def tie_breaks(self, seat: int) -> list[int]:
        return [scoring.best_delivery(self.players[seat])]

    def top(self) -> int:
        """The card on top of the pile; only a delivery card may be seen there."""
        return self.pile[-1] if self.pile else NO_CARD

    def event_colour(self) -> int:
        """The colour that the event asks for at this table."""
        return self.colours[FIRST_EVENT + self.event]

    def asked(self) -> int:
        """The seat that is asked at this step of an event, a delivery or a hiring."""
        return (self.turn_player + self.step) % self.seats

    def clone(self) -> SeaWolfState:
        other = SeaWolfState(
            self.game,
            self.seats,
            self.options,
            self.rng.clone(),
            self.pile.copy(),
            self.row.copy(),
            self.discard.copy(),
            [player.clone() for player in self.players],
            self.colours,
        )
        self.copy_common(other)
        other.phase = self.phase
        other.start_player = self.start_player
        other.turn_player = self.turn_player
        other.started = self.started
        other.step = self.step
        other.event = self.event
        other.deliveries_begun = self.deliveries_begun
        return other

    def redeal(self, seat: int | None, rng: Rng) -> SeaWolfState:
        """Deal the unseen cards again: section 7."""
        other = self.clone()
        own = -1 if seat is None else seat
        unseen = self._unseen_cards(own)
        rng.shuffle(unseen)
        other._deal(own, unseen)
        while not other._fits_what_was_asked(own):
            rng.shuffle(unseen)
            other._deal(own, unseen)
        other._hide_deliveries(rng)
        return other

    def _unseen_cards(self, own: int) -> list[int]:
        """Cards of the pile and unknown cards of other hands, ascending: equal for states that look alike."""
        unseen = [card for card in self.pile if card != DELIVERY]
        for seat in range(self.seats):
            if seat != own:
                player = self.players[seat]
                unseen.extend([card for card in player.hand if card not in player.known])
        unseen.sort()
        return unseen

    def _deal(self, own: int, unseen: list[int]) -> None:
        """Deal the unseen cards to the unknown places of the other hands, then to the pile."""
        dealt = 0
        for seat in range(self.seats):
            if seat != own:
                player = self.players[seat]
                unknown = len(player.hand) - len(player.known)
                player.hand = player.known + unseen[dealt : dealt + unknown]
                player.hand.sort()
                dealt += unknown
        for i in range(len(self.pile)):
            if self.pile[i] != DELIVERY:
                self.pile[i] = unseen[dealt]
                dealt += 1

    def _fits_what_was_asked(self, own: int) -> bool:
        """In an event, a player without a wolf is asked only when holding a matching card."""
        if self.phase != EVENT or self.actor == own:
            return True
        player = self.players[self.actor]
        return player.wolves > 0 or player.has_matching(self.event_colour(), self.colours)

    def _hide_deliveries(self, rng: Rng) -> None:
        """Put each delivery card whose place is unknown in a random place of its part of the pile."""
        if self.options["visibility"] == "poor":
            below = FOG_HALF + FOG_DELIVERIES_BELOW
            self._scatter_deliveries(below, len(self.pile), rng)
            self._scatter_deliveries(0, below, rng)
        else:
            self._scatter_deliveries(FIRST_DELIVERY + 1, len(self.pile), rng)
            self._scatter_deliveries(SECOND_DELIVERY + 1, FIRST_DELIVERY, rng)
            self._scatter_deliveries(0, SECOND_DELIVERY, rng)

    def _scatter_deliveries(self, first: int, end: int, rng: Rng) -> None:
        """Move deliveries within pile[first:end]. The top card stays: everybody can see a delivery there."""
        if end >= len(self.pile):
            end = len(self.pile) - 1
        part = self.pile[first:end] if first < end else []
        if DELIVERY not in part:
            return
        cards = [card for card in part if card != DELIVERY]
        places = list(range(len(part)))
        rng.shuffle(places)
        chosen = places[: len(part) - len(cards)]
        dealt = 0
        for i in range(len(part)):
            if i in chosen:
                self.pile[first + i] = DELIVERY
            else:
                self.pile[first + i] = cards[dealt]
                dealt += 1

    def evaluate(self, weights: list[float]) -> list[float]:
        return evaluate.evaluate(self, weights)

    def census(self) -> dict[str, int]:
        """Count all 55 cards. A delivery card and a sea wolf are two sides of one card."""
        cards = self.pile + self.row + self.discard
        for player in self.players:
            cards = cards + player.hand + player.delivered + [SEA_WOLF] * player.wolves
        names = [CARD_NAMES[card] for card in cards if card != NO_CARD and card < NUM_CARDS]
        count = {name: names.count(name) for name in sorted(set(names))}
        count["delivery"] = cards.count(DELIVERY) + cards.count(SEA_WOLF)
        return count


def names_of(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
