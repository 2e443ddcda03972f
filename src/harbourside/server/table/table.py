"""A table as its journal tells it: who sits where, the game so far, and how it stands between people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final

from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.events import Event
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.play import MOVES_BETWEEN_CHECKPOINTS, Play
from harbourside.engine.registry import game as find_game
from harbourside.server.errors import Refused
from harbourside.server.levels import STAND_IN
from harbourside.server.table import journal
from harbourside.server.table.clock import DAYS, LOSS, NONE, Clock
from harbourside.server.table.header import BOT, BOT_NAMES, RECORDED, Header, SeatPlan
from harbourside.server.table.journal import Entry

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
NEEDS_PATCH: Final = "needs_patch"
WORK_BETWEEN_CHECKPOINTS: Final = 64
"""Moves; an undo counts as what it may replay."""
STATUSES: Final = (GATHERING, PLAYING, OVER, CLOSED, NEEDS_PATCH)


@dataclass
class SeatState:
    """Who a seat belongs to, and who plays it now."""

    name: str
    player: str | None = None
    """The identity of the person it belongs to."""
    level: str | None = None
    """The bot that plays it now; for a person's seat, while they are away."""
    conceded: bool = False
    out_of_time: bool = False
    """Lost, though not by choice: such a seat has conceded as well."""
    held: bool = False
    """The bot plays because the person was away, not because they said so."""
    resumed: int = 0
    """When the person took the seat back last."""
    recorded: bool = False
    """Nobody's: only the name is left of who played here, elsewhere."""

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None and not self.recorded

    @property
    def is_away(self) -> bool:
        return self.player is not None and self.level is not None


@dataclass
class UndoProposal:
    """Somebody asks the others to go back further than undo goes by itself."""

    number: int
    """Of the journal's entry: whoever answers says which request they mean."""
    seat: int
    to: int
    """How many decisions would be left."""
    agreed: list[int]


@dataclass(frozen=True)
class EntryOutcome:
    """An entry with what was to be seen of it, in full; sight.py shows each viewer their side."""

    entry: Entry
    events: Sequence[Event] = ()
    decision: int | None = None
    """For a move: how many decisions had been made before it."""


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
        self.seats = [_first_sitting(seat, plan) for seat, plan in enumerate(header.seats)]
        self.play: Play | None = None
        self.decisions: list[int] = []
        """For each decision that stands, the number of its entry."""
        self.last_move = 0
        """The number of the last decision's entry, also if it was taken back."""
        self.request: UndoProposal | None = None
        self.clock = Clock(header.terms.clock, len(header.seats))
        self.rematch: str | None = None
        self.closed_by: str | None = None
        """Who has closed it, as journal.py names them; None while it is open."""
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
        return any(outcome.entry.kind == journal.START for outcome in self.history)

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
        gave_up = (journal.CONCEDE, journal.TIMEOUT)
        last = next(h.entry for h in reversed(self.history) if h.entry.kind in gave_up)
        if last.kind == journal.TIMEOUT:
            return "time"
        return "absence" if "claimed_by" in last.data else "concession"

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
        entries = (outcome.entry for outcome in self.history)
        return sum(entry.kind == journal.SIT and entry.data["player"] == player for entry in entries)

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
        entry = self.history[self.decisions[decision] - 1].entry
        return decision > 0 and entry.data.get("goes_on", False) is True

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
        outcome = EntryOutcome(entry)
        if self.problem is None or entry.kind not in _OF_THE_GAME:
            try:
                outcome = _FOLDS[entry.kind](self, entry)
            except Exception as error:  # whatever today's rules make of yesterday's journal
                reason = shown(str(error) or type(error).__name__, 200)
                self.problem = Refused(409, "broken-journal", number=entry.number).message
                self.cause = Refused(409, "broken-because", number=entry.number, reason=reason).message
        self.history.append(outcome)
        self.status = self._find_status()
        self._set_clock()
        self._keep_checkpoint(entry)
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

    def _keep_checkpoint(self, entry: Entry) -> None:
        """Every so much work, so that any position of the table costs a bounded replay."""
        self._unkept += 1 + (MOVES_BETWEEN_CHECKPOINTS if entry.kind == journal.UNDO else 0)
        if self._unkept >= WORK_BETWEEN_CHECKPOINTS and self.problem is None:
            self._checkpoints.append(self.copy())
            self._unkept = 0

    # One fold for each kind of entry

    def _sit(self, entry: Entry) -> EntryOutcome:
        seat_state = self._sitting(entry)
        seat_state.player, seat_state.name = entry.data["player"], entry.data["name"]
        return EntryOutcome(entry)

    def _stand(self, entry: Entry) -> EntryOutcome:
        seat_state = self._sitting(entry)
        seat_state.player, seat_state.name = None, ""
        return EntryOutcome(entry)

    def _close(self, entry: Entry) -> EntryOutcome:
        self.closed_by = entry.data.get("by", journal.BY_HOST)
        self.request = None
        return EntryOutcome(entry)

    def _start(self, entry: Entry) -> EntryOutcome:
        self.play = self._deal()
        self.renewed = self.clock.at
        return EntryOutcome(_with_chance(entry, self.play.start_chance), self.play.heard())

    def _deal(self) -> Play:
        # Forced decisions are not passed: that somebody had no choice can be a secret.
        header = self.header
        return Play(self.game, len(header.seats), header.seed, header.options, self.names())

    def _move(self, entry: Entry) -> EntryOutcome:
        play = self._playing()
        decision, heard = play.number, len(play.heard())
        play.do(entry.data["action"], entry.seat)
        self.decisions.append(entry.number)
        self.last_move = entry.number
        self.clock.decided(play.moves[-1].seat)
        self.request = None
        return EntryOutcome(_with_chance(entry, play.moves[-1].chance), play.heard(heard), decision)

    def _undo(self, entry: Entry) -> EntryOutcome:
        to = entry.data["to"]
        self._playing().go_back(to)
        del self.decisions[to:]
        agreed = "agreed" in entry.data
        self.clock.go_back(to, agreed)
        if agreed:
            self.renewed = self.clock.at
        self.request = None
        return EntryOutcome(entry)

    def _ask(self, entry: Entry) -> EntryOutcome:
        assert entry.seat is not None
        self.request = UndoProposal(entry.number, entry.seat, entry.data["to"], [])
        return EntryOutcome(entry)

    def _agree(self, entry: Entry) -> EntryOutcome:
        if self.request is not None and entry.seat is not None:
            self.request.agreed.append(entry.seat)
        return EntryOutcome(entry)

    def _decline(self, entry: Entry) -> EntryOutcome:
        self.request = None
        return EntryOutcome(entry)

    def _concede(self, entry: Entry) -> EntryOutcome:
        seat_state = self._sitting(entry)
        seat_state.conceded, seat_state.level, seat_state.held = True, STAND_IN, False
        self.request = None
        return EntryOutcome(entry)

    def _timeout(self, entry: Entry) -> EntryOutcome:
        seat_state = self._sitting(entry)
        if self.clock.at_end == LOSS:
            seat_state.conceded = seat_state.out_of_time = True
            self.request = None
        seat_state.level = entry.data["level"]
        return EntryOutcome(entry)

    def _replace(self, entry: Entry) -> EntryOutcome:
        seat_state = self._sitting(entry)
        if seat_state.player is None:
            seat_state.name = entry.data["name"]
        seat_state.level = entry.data["level"]
        seat_state.held = entry.data.get("absent", False)
        if self.request is not None:
            called = "called_by" in entry.data
            if called or entry.seat in self.voters(self.request.seat):
                self.request = None  # nobody who is away has consented
        return EntryOutcome(entry)

    def _resume(self, entry: Entry) -> EntryOutcome:
        seat_state = self._sitting(entry)
        seat_state.level, seat_state.held, seat_state.resumed = None, False, self.clock.at
        return EntryOutcome(entry)

    def _abort(self, entry: Entry) -> EntryOutcome:
        self.aborted = True
        self.request = None
        return EntryOutcome(entry)

    def _rematch(self, entry: Entry) -> EntryOutcome:
        self.rematch = entry.data["table"]
        return EntryOutcome(entry)

    def _patch(self, entry: Entry) -> EntryOutcome:
        """Nothing changes: the header that this table is folded from has the new rules."""
        return EntryOutcome(entry)

    def _break_off(self, entry: Entry) -> EntryOutcome:
        self.broken_off = True
        return EntryOutcome(entry)

    def _sitting(self, entry: Entry) -> SeatState:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _playing(self) -> Play:
        assert self.play is not None
        return self.play


def _first_sitting(seat: int, plan: SeatPlan) -> SeatState:
    if plan.kind == BOT:
        return SeatState(plan.name or BOT_NAMES[seat % len(BOT_NAMES)], level=plan.level)
    if plan.kind == RECORDED:
        return SeatState(plan.name or "", recorded=True)
    return SeatState("")


def _with_chance(entry: Entry, fell: list[str]) -> Entry:
    written = entry.data.get("chance")
    if written is not None and written != fell:
        raise Refused(
            409, "other-chance", written=shown(" ".join(written), 200), fell=shown(" ".join(fell), 200)
        )
    data: dict[str, Any] = {**entry.data, "chance": fell}
    return replace(entry, data=data)


_OF_THE_GAME: Final = (journal.START, journal.MOVE, journal.UNDO, journal.ASK, journal.AGREE)
"""What is passed over at a table that needs a patch; who sits where is told all the same."""

_FOLDS: Final[dict[str, Callable[[Table, Entry], EntryOutcome]]] = {
    journal.SIT: Table._sit,
    journal.STAND: Table._stand,
    journal.CLOSE: Table._close,
    journal.START: Table._start,
    journal.MOVE: Table._move,
    journal.UNDO: Table._undo,
    journal.ASK: Table._ask,
    journal.AGREE: Table._agree,
    journal.DECLINE: Table._decline,
    journal.CONCEDE: Table._concede,
    journal.TIMEOUT: Table._timeout,
    journal.REPLACE: Table._replace,
    journal.RESUME: Table._resume,
    journal.ABORT: Table._abort,
    journal.REMATCH: Table._rematch,
    journal.PATCH: Table._patch,
    journal.BREAK_OFF: Table._break_off,
}
