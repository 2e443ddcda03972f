"""A game in progress: the position, its history, the players' names, the events, and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass

from harbourside.engine.chance import check_outcomes
from harbourside.engine.errors import (
    BadChance,
    BadNames,
    CannotUndo,
    GameIsOver,
    NotDealt,
    NotYourTurn,
    StaleMove,
    UnknownAction,
    shown,
)
from harbourside.engine.events import Event, Log
from harbourside.engine.facts import OptionValue
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.seat import Seat
from harbourside.engine.state import State

LONGEST_NAME = 40
MOVES_BETWEEN_CHECKPOINTS = 16


class Move:
    """One decision that was made, with the chance outcomes that followed it."""

    def __init__(self, seat: int, action: int, chance: list[str], events: int) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance
        self.events = events
        """The number of events before this move."""


@dataclass(frozen=True)
class _Checkpoint:
    """A copy of everything after some moves. With it, go_back() replays only a few moves."""

    moves: int
    state: State
    events: int
    before: list[tuple[State, int, list[str]]]
    undo_refusal: Message


class Play:
    """A game in progress. With `pass_forced`, decisions with only one option are made automatically.

    Leave `pass_forced` off among people with secrets, because a forced move can reveal something.

    The game begins with the set-up, or with any position (`from_position`). `chance` lists the next chance
    outcomes in order, written as in a record: `["start_player=1", "die@sugar=2"]`.
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] | None = None,
        pass_forced: bool = False,
        chance: Sequence[str] = (),
    ) -> None:
        log = Log(check_outcomes(chance))
        self._begin(game.new_game(players, seed, options, log), log, names, pass_forced, bool(chance), seed)

    @classmethod
    def from_position(
        cls,
        position: State,
        names: Sequence[str] | None = None,
        pass_forced: bool = False,
        chance: Sequence[str] = (),
    ) -> Play:
        """A game that begins with a copy of this position. It has no seed."""
        play = cls.__new__(cls)
        log = Log(check_outcomes(chance))
        state = position.clone()
        state.listen(log)
        play._begin(state, log, names, pass_forced, bool(chance), None)
        return play

    def _begin(
        self,
        state: State,
        log: Log,
        names: Sequence[str] | None,
        pass_forced: bool,
        foretold: bool,
        seed: int | None,
    ) -> None:
        self.game = state.game
        """The game that is played."""
        self.pass_forced = pass_forced
        self.seed = seed
        """The seed of the set-up; None if the game began with a given position."""
        self.start = state.clone() if seed is None else None
        """The position that the game began with; None if it was set up from a seed."""
        self.foretold = foretold
        """Whether chance outcomes were given in advance. Then the seed does not determine the game."""
        self._log = log
        self.state = state
        """The current position."""
        self.names = check_names(names, state.seats)
        """The players' names, by seat."""
        self.start_chance = self._take_chance()
        """The chance outcomes of the set-up."""
        self.moves: list[Move] = []
        """The decisions so far."""
        self._before: list[tuple[State, int, list[str]]] = []
        """For each move that can be undone: the state, the number of events and the given chance before."""
        self._undo_refusal = Message("undo-nothing")
        """The reason why older moves cannot be undone."""
        self._checkpoints: list[_Checkpoint] = []
        self._keep_checkpoint()
        self._pass_forced()

    def dealt_seed(self) -> int:
        """The seed, if the seed and the moves determine the game; else raises NotDealt."""
        if self.seed is None or self.foretold:
            raise NotDealt
        return self.seed

    def again(self) -> Play:
        """A new play of the same game without its moves. The same moves then lead to the same position."""
        fell = [*self.start_chance, *(outcome for move in self.moves for outcome in move.chance)]
        chance = fell if self.foretold else ()
        if self.start is not None:
            return Play.from_position(self.start, self.names, chance=chance)
        assert self.seed is not None
        return Play(self.game, self.state.seats, self.seed, self.state.options, self.names, chance=chance)

    def foretell(self, outcomes: Sequence[str]) -> None:
        """Give more chance outcomes in advance, after those already given.

        A move whose chance does not fit them raises BadChance and changes nothing.
        """
        told = check_outcomes(outcomes)
        self._log.told = [*self._log.told, *told]
        self.foretold = self.foretold or bool(told)

    @property
    def told(self) -> list[str]:
        """The outcomes that were given in advance and have not been used yet."""
        return self._log.told.copy()

    @property
    def number(self) -> int:
        """How many decisions have been made. It is also the number of the next decision."""
        return len(self.moves)

    def do(self, key: str, seat: int | None = None, number: int | None = None) -> None:
        """Make the current player's decision.

        With `seat`, raises NotYourTurn if another seat decides. With `number`, raises StaleMove if this is
        not the number of the next decision. An error changes nothing.
        """
        if seat is not None:
            self.state.check_seat(seat)
        if number is not None and (type(number) is not int or number != self.number):
            raise StaleMove(number, self.number)
        if not isinstance(key, str):
            raise UnknownAction(shown(key), list(self.game.actions)[:3])
        action = self.game.actions.index(key)
        if self.state.is_over:
            raise GameIsOver
        if seat is not None and seat != self.state.actor:
            raise NotYourTurn(seat, self.state.actor)
        if self._log.told:
            self._move_as_told(action)
        else:
            self._move(action)
            self._pass_forced()

    def _move_as_told(self, action: int) -> None:
        """A move and the forced moves after it. If the given chance does not fit, take all of them back."""
        state, events, moves = self.state.clone(), len(self._log.events), len(self.moves)
        told, undoable, refusal = self._log.told, self._before.copy(), self._undo_refusal
        try:
            self._move(action)
            self._pass_forced()
        except BadChance:
            self.state = state
            del self._log.events[events:]
            self._log.chance.clear()
            self._log.told = told
            del self.moves[moves:]
            self._before, self._undo_refusal = undoable, refusal
            self._forget_checkpoints(moves)
            state.listen(self._log)
            raise

    def _move(self, action: int) -> None:
        seat = self.state.actor
        before = self.state.clone()
        events, told = len(self._log.events), self._log.told
        self.state.apply(action)
        if self.moves and self.moves[-1].seat != seat:
            self._forbid_undo("undo-other-player")
        self.moves.append(Move(seat, action, self._take_chance(), events))
        if self.state.revealed != before.revealed or not self.state.rng.same_as(before.rng):
            self._forbid_undo("undo-revealed")
        else:
            self._before.append((before, events, told))
        if len(self.moves) % MOVES_BETWEEN_CHECKPOINTS == 0:
            self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        made, events = len(self.moves), len(self._log.events)
        self._forget_checkpoints(made - 1)
        self._checkpoints.append(
            _Checkpoint(made, self.state.clone(), events, self._before.copy(), self._undo_refusal)
        )

    def _forget_checkpoints(self, moves: int) -> None:
        """Drop the checkpoints after this number of moves, because other moves may follow."""
        while self._checkpoints and self._checkpoints[-1].moves > moves:
            self._checkpoints.pop()

    def _forbid_undo(self, reason: str) -> None:
        """Nothing before this moment can be undone any more."""
        self._before.clear()
        self._undo_refusal = Message(reason)

    def _pass_forced(self) -> None:
        while self.pass_forced and len(self.state.legal()) == 1:
            self._move(self.state.legal()[0])

    def _take_chance(self) -> list[str]:
        chance = self._log.chance
        self._log.chance = []
        return chance

    @property
    def undoable(self) -> int:
        """How many of the last decisions can be undone, one after the other."""
        return len(self._before)

    def why_not_undo(self, seat: int | None = None) -> Message | None:
        """None if the last decision can be undone (by this seat), else the reason why not."""
        if self._undo_point() is None:
            return self._undo_refusal
        if seat is not None and self.moves[-1].seat != seat:
            return Message("undo-not-yours", {"seat": self.moves[-1].seat})
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision and the forced moves after it.

        Raises CannotUndo if a card, a die or another player's decision has become known since then.
        """
        if seat is not None:
            self.state.check_seat(seat)
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        point = self._undo_point()
        assert point is not None
        before, events, self._log.told = self._before[point]
        self.state = before.clone()  # copies of this play share `before`
        del self.moves[point - len(self._before) :]
        del self._before[point:]
        del self._log.events[events:]
        self.state.listen(self._log)
        self._forget_checkpoints(len(self.moves))

    def go_back(self, to: int) -> None:
        """Keep the first `to` moves and take back the others, even if they revealed something.

        Use it only if all players agree; undo() is for one player alone. Chance will have the same outcomes
        again. At most MOVES_BETWEEN_CHECKPOINTS moves are replayed.
        """
        if not 0 <= to <= len(self.moves):
            raise ValueError(f"{to} of {len(self.moves)} moves")
        self._forget_checkpoints(to)
        last = self._checkpoints[-1]
        again = self.moves[last.moves : to]
        told = self._log.told
        del self.moves[last.moves :]
        del self._log.events[last.events :]
        self.state = last.state.clone()
        self.state.listen(self._log)
        self._before, self._undo_refusal = last.before.copy(), last.undo_refusal
        if self.foretold:
            self._log.told = [outcome for move in again for outcome in move.chance]
        for move in again:
            self._move(move.action)
        self._log.told = told

    def copy(self) -> Play:
        """An independent copy of this play."""
        other = copy(self)
        other._log = Log(self._log.told)
        other._log.events = self._log.events.copy()
        other.state = self.state.clone()
        other.state.listen(other._log)
        other.names, other.moves = self.names.copy(), self.moves.copy()
        other._before, other._checkpoints = self._before.copy(), self._checkpoints.copy()
        return other

    def _undo_point(self) -> int | None:
        """The index of the move to undo: the last one, or the last choice if forced moves are passed."""
        for i in range(len(self._before) - 1, -1, -1):
            if not self.pass_forced or len(self._before[i][0].legal()) > 1:
                return i
        return None

    def seat(self, number: int) -> Seat:
        """The handle through which a bot plays this seat."""
        return Seat(self.state, number)

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, object]]:
        """The events from number `since` on, as this seat (None: a spectator) may see them now.

        An event that fades (`Log.add_fading`) is shown in full until the next decision, and after the game.
        """
        self.state.check_seat(seat)
        fresh = 0 if self.state.is_over or not self.moves else self.moves[-1].events
        return [
            {"number": number, **event.told_to(seat, faded=number < fresh)}
            for number, event in enumerate(self._log.events)
            if number >= since
        ]

    def full_events(self, since: int = 0) -> list[Event]:
        """The events with all their secrets. The caller must show each seat only what it may see."""
        return self._log.events[since:]

    def record(self) -> str:
        """The game so far as text. It contains everything that is hidden."""
        from harbourside.engine.record import write_record

        return write_record(self)


def check_names(names: Sequence[str] | None, seats: int) -> list[str]:
    if names is None:
        return [f"P{seat + 1}" for seat in range(seats)]
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
        raise BadNames("names-one-each", seats)
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadNames("names-printable", seats)
        if len(name) > LONGEST_NAME:
            raise BadNames("names-too-long", seats)
    return list(names)
