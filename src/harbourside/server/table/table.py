"""A table as its journal tells it: who sits where, the game so far, and how it stands between people."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any, Final

from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.engine.registry import game as find_game
from harbourside.server.errors import Refused
from harbourside.server.table.clock import DAYS, NONE, Clock
from harbourside.server.table.entries import (
    ClosedBy,
    Concede,
    EntryOutcome,
    Move,
    Sit,
    Start,
    Timeout,
    content_of,
)
from harbourside.server.table.header import Header
from harbourside.server.table.journal import Entry
from harbourside.server.table.seats import UndoProposal, seat_before_the_game

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
NEEDS_PATCH: Final = "needs_patch"
WORK_BETWEEN_CHECKPOINTS: Final = 64
"""Moves; an undo counts as what it may replay."""
STATUSES: Final = (GATHERING, PLAYING, OVER, CLOSED, NEEDS_PATCH)


class ViewCache:
    """What sight.py has made of a table since its last entry: several people look at the same."""

    def __init__(self) -> None:
        self.for_all: dict[str, Any] | None = None
        self.views: dict[int | None, dict[str, Any]] = {}
        """By the seat through whose eyes the game is seen; None: a spectator's."""


class Table:
    """Folded from a header and a journal; the only way to change it is to add the next entry.

    Nothing here asks the time, the network or the database, so a table can be rebuilt anywhere, and always
    to the same. A journal that this version's rules cannot replay makes a table that needs a patch: it can
    be looked at and says why, and nothing can be done at it.
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
        """The number of the last decision's entry, also if it was taken back."""
        self.request: UndoProposal | None = None
        self.clock = Clock(header.terms.clock, len(header.seats))
        self.rematch: str | None = None
        self.closed_by: ClosedBy | None = None
        """Who has closed it; None while it is open."""
        self.broken_off = False
        """A record that ends before the game does."""
        self.aborted = False
        """The game was called off: it has no result."""
        self.renewed = 0
        """When the game was dealt, or went back by consent."""
        self.problem = self._check_rules()
        """Why this version cannot play on here, as everybody is told it."""
        self.cause = self.problem
        """The same for operators: it can say how chance fell, and what a hidden decision was."""
        self.status = self._find_status()
        """One of STATUSES."""
        self.view_cache = ViewCache()
        self._checkpoints: list[Table] = []
        """Copies of this table along its journal, none of which changes any more."""
        self._unkept = 0
        """How many moves would be replayed from the last of them to here."""

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
        """Whether the game was dealt, by whatever rules."""
        return any(isinstance(outcome.content, Start) for outcome in self.history)

    @property
    def is_conceded(self) -> bool:
        """Whether the game has ended early: one seat is left, or only bots are."""
        left = [seat_state for seat_state in self.seats if not seat_state.conceded]
        someone_conceded = len(left) < len(self.seats)
        return someone_conceded and (len(left) < 2 or not any(seat_state.player for seat_state in left))

    @property
    def ended_by(self) -> str:
        """What ended the game, in the words of a result. Of several seats that gave up, the last counts."""
        assert self.play is not None
        if self.aborted:
            return "abort"
        if self.play.state.is_over:
            return "play"
        contents = (outcome.content for outcome in reversed(self.history))
        last = next(content for content in contents if isinstance(content, Concede | Timeout))
        if isinstance(last, Timeout):
            return "time"
        return "absence" if last.claimed_by is not None else "concession"

    @property
    def open_seats(self) -> int:
        """How many people can still sit down."""
        return sum(seat_state.is_open for seat_state in self.seats) if self.status == GATHERING else 0

    @property
    def decides(self) -> int | None:
        """The seat whose decision it is; None while nobody is to decide."""
        return self.play.state.current_player if self.play is not None and self.status == PLAYING else None

    @property
    def bot_decides(self) -> bool:
        """Whether a bot is to decide now. While people talk about going back, bots wait."""
        seat = self.decides
        return seat is not None and self.seats[seat].level is not None and self.request is None

    @property
    def waits_for(self) -> str | None:
        """The person who is to decide now."""
        seat = self.decides
        return self.seats[seat].player if seat is not None and self.seats[seat].level is None else None

    @property
    def undecided_since(self) -> int:
        """Since when the next decision could have been made. Taking a decision back alone renews nothing."""
        last = self.history[self.decisions[-1] - 1].entry.at if self.decisions else 0
        return max(last, self.renewed)

    @property
    def is_correspondence(self) -> bool:
        return self.clock.kind == DAYS

    def held_for(self, player: str | None) -> list[int]:
        """The seats that a bot holds until this person is back, as far as they have time left."""
        return [seat for seat in self.seats_of(player) if self.seats[seat].held and self.has_time(seat)]

    def has_time(self, seat: int) -> bool:
        return self.clock.kind == NONE or self.clock.left(seat) > 0

    def seats_of(self, player: str | None) -> list[int]:
        if player is None:
            return []
        return [seat for seat, seat_state in enumerate(self.seats) if seat_state.player == player]

    def sittings_of(self, player: str) -> int:
        """How often somebody has sat down here."""
        contents = (outcome.content for outcome in self.history)
        return sum(isinstance(content, Sit) and content.player == player for content in contents)

    def names(self) -> list[str]:
        """One for each seat, also where nobody sits yet or whoever does has not told it."""
        return [seat_state.name or f"P{seat + 1}" for seat, seat_state in enumerate(self.seats)]

    def voters(self, seat: int) -> list[int]:
        """Whose consent it takes to go back: the people who play, also while a bot holds their seat, but not
        those at the asker's device. Bots and people who have given up are not asked.
        """
        asker = self.seats[seat].player
        return [
            other
            for other, seat_state in enumerate(self.seats)
            if seat_state.player not in (None, asker) and not seat_state.conceded
        ]

    def goes_on(self, decision: int) -> bool:
        """Whether a decision that stands was made together with the one before."""
        move = self.history[self.decisions[decision] - 1].content
        return decision > 0 and isinstance(move, Move) and move.goes_on

    def add(self, entry: Entry) -> Entry:
        """Fold in the next entry.

        A new one comes back with the chance that fell. One from the journal must see the same chance fall
        again; if it does not, or cannot be replayed, the table needs a patch.
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
        self._keep_checkpoint(content.work if content is not None else 1)
        return outcome.entry

    def _set_clock(self) -> None:
        seat = self.decides
        self.clock.wait_for(seat, seat is not None and self.seats[seat].level is None)

    def as_of(self, number: int) -> Table:
        """The table as it was after an entry. Only the journal since the checkpoint before it is folded."""
        kept = next((kept for kept in reversed(self._checkpoints) if kept.number <= number), None)
        past = Table(self.header) if kept is None else kept.copy()
        for outcome in self.history[past.number : number]:
            past.add(outcome.entry)
        past.last_move = 0 if self.status == OVER else self.last_move
        return past

    def has_faded(self, entry: Entry) -> bool:
        """Whether what was open only for a moment at this entry is secret now: from the next decision to the
        end of the game. A look back does not bring it back.
        """
        return self.status != OVER and entry.number < self.last_move

    def copy(self) -> Table:
        """The same table once more, without its checkpoints; from here each goes its own way."""
        other = copy(self)
        other.history, other.decisions = self.history.copy(), self.decisions.copy()
        other.seats = [replace(seat_state) for seat_state in self.seats]
        other.play = self.play.copy() if self.play is not None else None
        other.request = replace(self.request, agreed=self.request.agreed.copy()) if self.request else None
        other.clock = self.clock.copy()
        other.view_cache = ViewCache()
        other._checkpoints, other._unkept = [], 0
        return other

    def _keep_checkpoint(self, work: int) -> None:
        """Every so much work, so that any position of the table costs a bounded replay."""
        self._unkept += work
        if self._unkept >= WORK_BETWEEN_CHECKPOINTS and self.problem is None:
            self._checkpoints.append(self.copy())
            self._unkept = 0

    def deal(self) -> Play:
        # Forced decisions are not passed: that somebody had no choice can be a secret.
        header = self.header
        return Play(self.game, len(header.seats), header.seed, header.options, self.names())

    def dealt(self) -> Play:
        """The game, which must have begun."""
        if self.play is None:
            raise ValueError("the game has not begun")
        return self.play
