"""A bot in any language: a program that speaks the protocol of docs/how-to/writing-a-bot.md."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Sequence
from math import inf
from time import monotonic
from typing import Final

from harbourside.bots.asking import BotFailed
from harbourside.bots.child_process import LONGEST_LINE, ChildProcess, LineTooLong
from harbourside.engine.errors import UnknownAction, shown
from harbourside.engine.message import Arg, Quoted
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat

PROTOCOL: Final = 1
MOST_SAMPLES: Final = 100
"""Samples in one question."""

SEED_SHIFT: Final = 11
"""Leaves 53 of 64 bits, because some languages read JSON numbers as doubles."""

LAST_LINES: Final = 3
"""Lines of the program's standard error in a message about its failure."""


class ExternalBot:
    """Plays one game from one seat. The first decision starts the program, and close() ends it.

    The program gets only what a Seat shows. If it does not answer in time, or its answer is not valid, it is
    killed, and started again for the next decision. If it never becomes ready, it is not started again.
    """

    def __init__(
        self, command: Sequence[str], /, seed: int = 0, timeout: float = 10.0, start_timeout: float = 30.0
    ) -> None:
        self.name: str | None = None
        """The name that the program gives itself; None until it has done so."""
        for limit in (timeout, start_timeout):
            if not 0 < limit < inf:
                raise ValueError(f"a timeout must be a finite number above 0, not {limit}")
        self._command = list(command)
        self._rng = Rng(seed)
        self._seed = Rng(seed).seed() >> SEED_SHIFT
        self._timeout = timeout
        self._start_timeout = start_timeout
        self._child: ChildProcess | None = None
        self._game_and_seat: tuple[object, ...] = ()
        """The game and the seat for which the program was started."""
        self._cannot_start: BotFailed | None = None
        self._wants_features = False
        self._wants_samples = 0
        self._questions = 0

    def choose(self, seat: Seat) -> int:
        """Ask the program, unless there is only one legal action."""
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        child = self._started(seat)
        self._questions += 1
        child.send(_line(self._question(seat, legal)))
        answer = self._answer(child, "timeout", self._timeout, self._is_current)
        return _action(answer.get("action"), seat)

    def close(self) -> None:
        """Tell the program that the game is over, and kill it if it does not end."""
        child, self._child = self._child, None
        if child is not None:
            child.shut_down(_line({"type": "end"}))

    def _started(self, seat: Seat) -> ChildProcess:
        if self._cannot_start is not None:
            raise self._cannot_start.with_traceback(None)
        game_and_seat = (seat.facts.id, seat.players, seat.number, seat.options)
        if game_and_seat != self._game_and_seat:
            self.close()
            self._game_and_seat = game_and_seat
        if self._child is None:
            try:
                self._child = self._start(seat)
            except BotFailed as failure:
                self._cannot_start = failure
                raise
        return self._child

    def _start(self, seat: Seat) -> ChildProcess:
        try:
            child = ChildProcess(self._command)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BotFailed("no-start", program=shown(self._command[0]), reason=shown(reason, 200)) from error
        child.send(_line(self._hello(seat)))
        ready = self._answer(child, "start_timeout", self._start_timeout, _is_ready)
        name, samples = ready.get("name"), ready.get("samples")
        self.name = str(shown(name)) if isinstance(name, str) else None
        self._wants_features = ready.get("features") is True
        self._wants_samples = min(samples, MOST_SAMPLES) if type(samples) is int else 0
        return child

    def _hello(self, seat: Seat) -> dict[str, object]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": seat.facts.id,
            "rules": seat.facts.rules_version,
            "players": seat.players,
            "seat": seat.number,
            "options": seat.options,
            "seed": self._seed,
            "timeout": self._timeout,
            "actions": list(seat.actions),
        }

    def _question(self, seat: Seat, legal: list[int]) -> dict[str, object]:
        question: dict[str, object] = {
            "type": "choose",
            "id": self._questions,
            "legal": [seat.actions.key(action) for action in legal],
            "view": seat.view(),
        }
        if self._wants_features:
            question["features"] = seat.features()
        if self._wants_samples > 0:
            question["samples"] = [seat.sample(self._rng).to_dict() for _ in range(self._wants_samples)]
        return question

    def _answer(
        self,
        child: ChildProcess,
        limit: str,
        seconds: float,
        is_expected: Callable[[dict[str, object]], bool],
    ) -> dict[str, object]:
        """The first expected answer within the time. Else kills the program and raises BotFailed."""
        deadline = monotonic() + seconds
        text = ""
        try:
            while True:
                text = child.receive(deadline).decode("utf-8", "replace").strip()
                if text and is_expected(answer := _read(text)):
                    return answer
        except TimeoutError:
            raise self._failure(child, "timeout", limit=limit, seconds=Quoted(f"{seconds:g}")) from None
        except LineTooLong:
            raise self._failure(child, "too-long", most=LONGEST_LINE) from None
        except _InvalidAnswer as wrong:
            raise self._failure(child, str(wrong), answer=shown(text, 100)) from None
        except EOFError:
            child.wait_for_stderr()
            raise self._failure(child, "ended") from None

    def _is_current(self, answer: dict[str, object]) -> bool:
        """Whether it answers the last question. Answers to earlier questions are ignored."""
        id = answer.get("id")
        if type(id) is not int or not 0 < id <= self._questions:
            raise _InvalidAnswer("wrong-id")
        return id == self._questions

    def _failure(self, child: ChildProcess, id: str, **args: Arg) -> BotFailed:
        """Kill the program. The failure has the reason and the last lines of its standard error."""
        code = child.kill()
        self._child = None
        if id == "ended" and code < 0:
            id, args = "ended-by-signal", {"signal": Quoted(_signal_name(-code))}
        elif id == "ended":
            args = {"code": code}
        lines = [line.strip() for line in child.stderr_end().splitlines() if line.strip()]
        said = " / ".join(shown(line, 200) for line in lines[-LAST_LINES:])
        return BotFailed(id, **args, said=[Quoted(said)] if said else [])


class _InvalidAnswer(Exception):
    """A line from the program is not valid. The argument is the id of the reason."""


def _line(message: dict[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def _read(text: str) -> dict[str, object]:
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        raise _InvalidAnswer("not-json") from None
    if not isinstance(answer, dict):
        raise _InvalidAnswer("not-json")
    return answer


def _is_ready(answer: dict[str, object]) -> bool:
    if answer.get("ready") is not True:
        raise _InvalidAnswer("not-ready")
    return True


def _action(answer: object, seat: Seat) -> int:
    """The action with this key or number. The caller checks whether it is legal."""
    try:
        return seat.actions.index(answer) if isinstance(answer, str) else seat.actions.check(answer)
    except UnknownAction:
        raise BotFailed("unknown-action", answer=shown(answer)) from None


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
