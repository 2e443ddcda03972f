"""A table, folded from its journal: the seats, the game so far, the clock and the status."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.engine.registry import game as find_game
from harbourside.server.errors import Refused
from harbourside.server.table.checkpoints import Checkpoints
from harbourside.server.table.clock import DAYS, NONE, Clock
from harbourside.server.table.entries import (
    ClosedBy,
    EntryOutcome,
    MakeMove,
    Sit,
    Start,
    content_of,
)
from harbourside.server.table.header import Header
from harbourside.server.table.journal import Entry
from harbourside.server.table.seats import UndoProposal, seat_before_the_game
from harbourside.server.table.status import CLOSED, GATHERING, NEEDS_PATCH, OVER, PLAYING


class ViewCache:
    """What visibility has made of a table since its last entry, for several viewers."""

    def __init__(self) -> None:
        self.for_all: dict[str, Any] | None = None
        self.views: dict[int | None, dict[str, Any]] = {}
        """By the seat that a viewer looks through; None: a spectator's."""


class Table:
    """Folded from a header and a journal. The only way to change it is to add the next entry.

    Nothing here asks for the time, the network or the database, so every process folds the same journal to
    the same table. If this version's rules cannot replay the journal, the table needs a patch: it can be
    looked at and says why, but nothing can be done at it.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.number = 0
        """Of the last entry."""
        self.history: list[EntryOutcome] = []
        self.seats = [seat_before_the_game(seat, plan) for seat, plan in enumerate(header.seats)]
        self.play: Play | None = None
        self.decisions: list[int] = []
        """For each decision that stands, the number of its entry."""
        self.last_move = 0
        """The number of the last decision's entry, even if it was taken back."""
        self.request: UndoProposal | None = None
        self.clock = Clock(header.terms.clock, len(header.seats))
        self.rematch: str | None = None
        self.closed_by: ClosedBy | None = None
        """None while it is open."""
        self.broken_off = False
        """A record that ends before the game does."""
        self.aborted = False
        """The game was called off: it has no result."""
        self.renewed = 0
        """When the game was dealt, or went back by consent."""
        self.problem = self._check_rules()
        """Why this version cannot play on here, for everybody to read."""
        self.cause = self.problem
        """The same for operators only: it may name chance and hidden decisions."""
        self.status = self._find_status()
        """One of STATUSES."""
        self.view_cache = ViewCache()
        self._checkpoints = Checkpoints()

    def _check_rules(self) -> Message | None:
        try:
            facts = find_game(self.header.game).facts
        except HarboursideError as error:
            return error.message
        if facts.reads_rules(self.header.rules):
            return None
        return Refused(409, "other-rules", found=self.header.rules, current=facts.rules_version).message

    @property
    def game(self) -> Game:
        return find_game(self.header.game)

    def _find_status(self) -> str:
        if self.closed_by is not None:
            return CLOSED
        if self.problem is not None:
            return NEEDS_PATCH
        if self.play is None:
            return GATHERING
        ended = self.is_conceded or self.broken_off or self.aborted
        return OVER if ended or self.play.state.is_over else PLAYING

    @property
    def has_begun(self) -> bool:
        """Whether the game was dealt, even if these rules cannot replay it."""
        return any(isinstance(outcome.content, Start) for outcome in self.history)

    @property
    def is_conceded(self) -> bool:
        """Whether so many seats gave up that the game is over: one seat is left, or only bots are."""
        left = [seat_state for seat_state in self.seats if not seat_state.conceded]
        someone_conceded = len(left) < len(self.seats)
        return someone_conceded and (len(left) < 2 or not any(seat_state.player for seat_state in left))

    @property
    def open_seats(self) -> int:
        """How many seats people can still take."""
        return sum(seat_state.is_open for seat_state in self.seats) if self.status == GATHERING else 0

    @property
    def decides(self) -> int | None:
        """The seat whose decision it is; None before and after the game."""
        return self.play.state.current_player if self.play is not None and self.status == PLAYING else None

    @property
    def bot_decides(self) -> bool:
        """Whether a bot is to decide now. Bots wait while a request to go back is open."""
        seat = self.decides
        return seat is not None and self.seats[seat].level is not None and self.request is None

    @property
    def waits_for(self) -> str | None:
        """The person who is to decide now."""
        seat = self.decides
        return self.seats[seat].player if seat is not None and self.seats[seat].level is None else None

    @property
    def undecided_since(self) -> int:
        """Since when the next decision could have been made. An undo without consent does not renew it."""
        last = self.history[self.decisions[-1] - 1].entry.at if self.decisions else 0
        return max(last, self.renewed)

    @property
    def is_correspondence(self) -> bool:
        return self.clock.kind == DAYS

    def held_for(self, player: str | None) -> list[int]:
        """The seats that a bot plays until this person is back, if they have time left."""
        return [seat for seat in self.seats_of(player) if self.seats[seat].held and self.has_time(seat)]

    def has_time(self, seat: int) -> bool:
        return self.clock.kind == NONE or self.clock.left(seat) > 0

    def seats_of(self, player: str | None) -> list[int]:
        if player is None:
            return []
        return [seat for seat, seat_state in enumerate(self.seats) if seat_state.player == player]

    def sittings_of(self, player: str) -> int:
        """How often a person has sat down here."""
        contents = (outcome.content for outcome in self.history)
        return sum(isinstance(content, Sit) and content.player == player for content in contents)

    def names(self) -> list[str]:
        """One for each seat, even where nobody sits yet or the person gave no name."""
        return [seat_state.name or f"P{seat + 1}" for seat, seat_state in enumerate(self.seats)]

    def voters(self, seat: int) -> list[int]:
        """The seats whose consent a request of this seat needs: those of all other people who have not given
        up, even if a bot plays for them.
        """
        requester = self.seats[seat].player
        return [
            other
            for other, seat_state in enumerate(self.seats)
            if seat_state.player not in (None, requester) and not seat_state.conceded
        ]

    def goes_on(self, decision: int) -> bool:
        """Whether a decision that stands was made together with the one before."""
        move = self.history[self.decisions[decision] - 1].content
        return decision > 0 and isinstance(move, MakeMove) and move.goes_on

    def add(self, entry: Entry) -> Entry:
        """Fold in the next entry.

        A new entry comes back with how chance fell. For an entry from the journal, chance must fall as it is
        written there. If it does not, or the entry cannot be replayed, the table needs a patch.
        """
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.number = entry.number
        self.view_cache = ViewCache()
        self.clock.reach(entry.at, entry.data.get("spared", 0))
        content, outcome = None, None
        try:
            content = content_of(entry)
            if self.problem is None or not content.needs_game:
                outcome = content.fold(self, entry)
        except Exception as error:  # today's rules may not read yesterday's journal
            reason = shown(str(error) or type(error).__name__, 200)
            self.problem = Refused(409, "broken-journal", number=entry.number).message
            self.cause = Refused(409, "broken-because", number=entry.number, reason=reason).message
        outcome = outcome or EntryOutcome(entry, content)
        self.history.append(outcome)
        self.status = self._find_status()
        self._set_clock()
        self._checkpoints.note(self, content.work if content is not None else 1)
        return outcome.entry

    def _set_clock(self) -> None:
        seat = self.decides
        self.clock.wait_for(seat, seat is not None and self.seats[seat].level is None)

    def as_of(self, number: int) -> Table:
        """The table as it was after an entry, folded from the last checkpoint before it."""
        past = self._checkpoints.before(number) or Table(self.header)
        for outcome in self.history[past.number : number]:
            past.add(outcome.entry)
        past.last_move = 0 if self.status == OVER else self.last_move
        return past

    def has_faded(self, entry: Entry) -> bool:
        """Whether the fading events of this entry are secret now: from the next decision to the end of the
        game. A look back does not show them again.
        """
        return self.status != OVER and entry.number < self.last_move

    def copy(self) -> Table:
        """An independent copy, without checkpoints."""
        other = copy(self)
        other.history, other.decisions = self.history.copy(), self.decisions.copy()
        other.seats = [replace(seat_state) for seat_state in self.seats]
        other.play = self.play.copy() if self.play is not None else None
        other.request = replace(self.request, agreed=self.request.agreed.copy()) if self.request else None
        other.clock = self.clock.copy()
        other.view_cache = ViewCache()
        other._checkpoints = Checkpoints()
        return other

    def deal(self) -> Play:
        # Play does not pass forced decisions by itself here: that a seat had no choice can be a secret.
        header = self.header
        return Play(self.game, len(header.seats), header.seed, header.options, self.names())

    def dealt(self) -> Play:
        """The game, which must have begun."""
        if self.play is None:
            raise ValueError("the game has not begun")
        return self.play
