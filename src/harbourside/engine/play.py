"""The course of a game: a position with its history, its players' names, its events, and undo."""

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
    """One decision that was made, with the chance that fell after it."""

    def __init__(self, seat: int, action: int, chance: list[str], events: int) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance
        self.events = events
        """How many events had happened before it."""


@dataclass(frozen=True)
class _Checkpoint:
    """How everything was after some moves, so that going back replays a few moves and not the whole game."""

    moves: int
    state: State
    events: int
    before: list[tuple[State, int, list[str]]]
    wall: Message


class Play:
    """A game being played. With `pass_forced`, a decision with one option makes itself.

    Among people with secrets leave it off: that somebody had no choice can tell the others something.

    It begins with the set-up, or with any position (`from_position`). `chance` lists outcomes that will
    fall in this order, in the words of a record: `["start_player=1", "die@sugar=2"]`.
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
        """A game that begins with this position, which itself stays as it is. It has no seed."""
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
        """Which game is played."""
        self.pass_forced = pass_forced
        self.seed = seed
        """What the game was dealt from; None if it began with a given position."""
        self.start = state.clone() if seed is None else None
        """The given position that it began with; None if it was dealt from a seed."""
        self.foretold = foretold
        """Whether any chance was told beforehand: then the seed alone does not give the same game."""
        self._log = log
        self.state = state
        """The position now."""
        self.names = check_names(names, state.seats)
        """The players' names, by seat."""
        self.start_chance = self._take_chance()
        """The chance that fell in the set-up."""
        self.moves: list[Move] = []
        """The decisions so far."""
        self._before: list[tuple[State, int, list[str]]] = []
        """For each move that can be undone: the state before it, the number of events and the chance told
        beforehand then."""
        self._wall = Message("undo-nothing")
        """Why no more than that can be undone."""
        self._checkpoints: list[_Checkpoint] = []
        self._keep_checkpoint()
        self._pass_forced()

    def dealt_seed(self) -> int:
        """The seed of a game that is nothing but its seed and its moves; NotDealt for any other."""
        if self.seed is None or self.foretold:
            raise NotDealt
        return self.seed

    def again(self) -> Play:
        """The beginning of the same game, without its moves, for those who play them once more."""
        fell = [*self.start_chance, *(outcome for move in self.moves for outcome in move.chance)]
        chance = fell if self.foretold else ()
        if self.start is not None:
            return Play.from_position(self.start, self.names, chance=chance)
        assert self.seed is not None
        return Play(self.game, self.state.seats, self.seed, self.state.options, self.names, chance=chance)

    def foretell(self, outcomes: Sequence[str]) -> None:
        """Tell the chance that will fall next, after what has been told already. BadChance, and nothing
        changed, is what a move gets whose chance cannot fall as told.
        """
        told = check_outcomes(outcomes)
        self._log.told = [*self._log.told, *told]
        self.foretold = self.foretold or bool(told)

    @property
    def told(self) -> list[str]:
        """What has been told beforehand and has not fallen yet."""
        return self._log.told.copy()

    @property
    def number(self) -> int:
        """How many decisions have been made; the number of the next one."""
        return len(self.moves)

    def do(self, key: str, seat: int | None = None, number: int | None = None) -> None:
        """Make the current player's decision.

        A client that says who it is and which move it means is refused when it is not its turn, or when
        that move has been made already. Nothing changes when anything is refused.
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
        """A move, with the forced ones after it, whose chance may turn out not to fall as told."""
        state, events, moves = self.state.clone(), len(self._log.events), len(self.moves)
        told, undoable, wall = self._log.told, self._before.copy(), self._wall
        try:
            self._move(action)
            self._pass_forced()
        except BadChance:
            self.state = state
            del self._log.events[events:]
            self._log.chance.clear()
            self._log.told = told
            del self.moves[moves:]
            self._before, self._wall = undoable, wall
            self._forget_checkpoints(moves)
            state.listen(self._log)
            raise

    def _move(self, action: int) -> None:
        seat = self.state.actor
        before = self.state.clone()
        events, told = len(self._log.events), self._log.told
        self.state.apply(action)
        if self.moves and self.moves[-1].seat != seat:
            self._raise_wall("undo-other-player")
        self.moves.append(Move(seat, action, self._take_chance(), events))
        if self.state.revealed != before.revealed or not self.state.rng.same_as(before.rng):
            self._raise_wall("undo-revealed")
        else:
            self._before.append((before, events, told))
        if len(self.moves) % MOVES_BETWEEN_CHECKPOINTS == 0:
            self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        made, events = len(self.moves), len(self._log.events)
        self._forget_checkpoints(made - 1)
        self._checkpoints.append(
            _Checkpoint(made, self.state.clone(), events, self._before.copy(), self._wall)
        )

    def _forget_checkpoints(self, moves: int) -> None:
        """Those after so many moves: what was taken back may go another way."""
        while self._checkpoints and self._checkpoints[-1].moves > moves:
            self._checkpoints.pop()

    def _raise_wall(self, reason: str) -> None:
        self._before.clear()
        self._wall = Message(reason)

    def _pass_forced(self) -> None:
        while self.pass_forced and len(self.state.legal()) == 1:
            self._move(self.state.legal()[0])

    def _take_chance(self) -> list[str]:
        chance = self._log.chance
        self._log.chance = []
        return chance

    @property
    def undoable(self) -> int:
        """How many of the last decisions can be taken back, one after the other."""
        return len(self._before)

    def can_undo(self, seat: int | None = None) -> Message | None:
        """None if the last decision can be taken back (by this seat), else the reason."""
        if self._undo_point() is None:
            return self._wall
        if seat is not None and self.moves[-1].seat != seat:
            return Message("undo-not-yours", {"seat": self.moves[-1].seat})
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision, and with it any forced ones that followed.

        It stops where information starts: CannotUndo once a card, a die or another player's decision
        became known.
        """
        if seat is not None:
            self.state.check_seat(seat)
        reason = self.can_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        point = self._undo_point()
        assert point is not None
        before, events, self._log.told = self._before[point]
        self.state = before.clone()  # a copy of this game may go back there, too
        del self.moves[point - len(self._before) :]
        del self._before[point:]
        del self._log.events[events:]
        self.state.listen(self._log)
        self._forget_checkpoints(len(self.moves))

    def go_back(self, to: int) -> None:
        """Take back all moves but the first `to`, whatever they have revealed. Chance falls again as it fell.

        For those who have the consent of all who saw it; undo() is for one player alone. At most
        MOVES_BETWEEN_CHECKPOINTS moves are replayed.
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
        self._before, self._wall = last.before.copy(), last.wall
        if self.foretold:
            self._log.told = [outcome for move in again for outcome in move.chance]
        for move in again:
            self._move(move.action)
        self._log.told = told

    def copy(self) -> Play:
        """The same game once more; from here each goes its own way."""
        other = copy(self)
        other._log = Log(self._log.told)
        other._log.events = self._log.events.copy()
        other.state = self.state.clone()
        other.state.listen(other._log)
        other.names, other.moves = self.names.copy(), self.moves.copy()
        other._before, other._checkpoints = self._before.copy(), self._checkpoints.copy()
        return other

    def _undo_point(self) -> int | None:
        """Where undo leads to: the last decision, or the last with a choice if forced ones are passed."""
        for i in range(len(self._before) - 1, -1, -1):
            if not self.pass_forced or len(self._before[i][0].legal()) > 1:
                return i
        return None

    def seat(self, number: int) -> Seat:
        """A handle for whoever plays this seat."""
        return Seat(self.state, number)

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, object]]:
        """What happened from event number `since` on, as this seat (None: a spectator) may see it now.

        What was open only for a moment (`Log.add_fading`) is told until the next decision, and again after
        the end.
        """
        self.state.check_seat(seat)
        fresh = 0 if self.state.is_over or not self.moves else self.moves[-1].events
        return [
            {"number": number, **event.told_to(seat, faded=number < fresh)}
            for number, event in enumerate(self._log.events)
            if number >= since
        ]

    def heard(self, since: int = 0) -> list[Event]:
        """The same with all their secrets, for whoever keeps them to show each seat its own side."""
        return self._log.events[since:]

    def record(self) -> str:
        """The game so far as text: the whole truth, for whoever may know it."""
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
