"""A bot in any language: a program that speaks the protocol of docs/how-to/writing-a-bot.md."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Sequence
from math import inf
from time import monotonic
from typing import Final

from harbourside.bots.asking import BotFailed
from harbourside.bots.child import LONGEST_LINE, Child, LineTooLong
from harbourside.engine.errors import UnknownAction, shown
from harbourside.engine.message import Arg, Quoted
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat

PROTOCOL: Final = 1
MOST_SAMPLES: Final = 100
"""Whole positions with one question."""

SEED_SHIFT: Final = 11
"""Leaves 53 of 64 bits: the largest seed that every language reads from JSON as it stands."""

LAST_LINES: Final = 3
"""Of what the program wrote to standard error, in a message about its failure."""


class ExternalBot:
    """Plays one game from one seat: the first decision starts the program, close() ends it.

    It is told what a Seat tells, and nothing else. A program that does not answer in time, or with
    something that is no answer, is ended, and started anew for the next decision. One that never got
    ready is not tried again.
    """

    def __init__(
        self, command: Sequence[str], /, seed: int = 0, timeout: float = 10.0, start_timeout: float = 30.0
    ) -> None:
        self.name: str | None = None
        """What the program calls itself, once it has said so."""
        for limit in (timeout, start_timeout):
            if not 0 < limit < inf:
                raise ValueError(f"a program gets more than no time and less than for ever, not {limit}")
        self._command = list(command)
        self._rng = Rng(seed)
        self._seed = Rng(seed).seed() >> SEED_SHIFT
        self._timeout = timeout
        self._start_timeout = start_timeout
        self._child: Child | None = None
        self._place: tuple[object, ...] = ()
        """The game and the seat that the program was told about."""
        self._cannot_start: BotFailed | None = None
        self._wants_features = False
        self._wants_samples = 0
        self._questions = 0

    def choose(self, seat: Seat) -> int:
        """Asks the program, unless there is no choice."""
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        child = self._started(seat)
        self._questions += 1
        child.send(_line(self._question(seat, legal)))
        answer = self._answer(child, "timeout", self._timeout, self._is_current)
        return _action(answer.get("action"), seat)

    def close(self) -> None:
        """The game is over: the program is told, and ended if it does not end."""
        child, self._child = self._child, None
        if child is not None:
            child.leave(_line({"type": "end"}))

    def _started(self, seat: Seat) -> Child:
        if self._cannot_start is not None:
            raise self._cannot_start.with_traceback(None)
        place = (seat.facts.id, seat.players, seat.number, seat.options)
        if place != self._place:
            self.close()
            self._place = place
        if self._child is None:
            try:
                self._child = self._start(seat)
            except BotFailed as failure:
                self._cannot_start = failure
                raise
        return self._child

    def _start(self, seat: Seat) -> Child:
        try:
            child = Child(self._command)
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
        self, child: Child, limit: str, seconds: float, is_meant: Callable[[dict[str, object]], bool]
    ) -> dict[str, object]:
        """The answer that is meant, within the limit; or BotFailed, and the program is ended."""
        deadline = monotonic() + seconds
        text = ""
        try:
            while True:
                text = child.receive(deadline).decode("utf-8", "replace").strip()
                if text and is_meant(answer := _read(text)):
                    return answer
        except TimeoutError:
            raise self._failure(child, "timeout", limit=limit, seconds=Quoted(f"{seconds:g}")) from None
        except LineTooLong:
            raise self._failure(child, "too-long", most=LONGEST_LINE) from None
        except _NoAnswer as wrong:
            raise self._failure(child, str(wrong), answer=shown(text, 100)) from None
        except EOFError:
            child.hear_out()
            raise self._failure(child, "ended") from None

    def _is_current(self, answer: dict[str, object]) -> bool:
        """An answer to an earlier question is left aside; one to a question that was never asked is wrong."""
        id = answer.get("id")
        if type(id) is not int or not 0 < id <= self._questions:
            raise _NoAnswer("wrong-id")
        return id == self._questions

    def _failure(self, child: Child, id: str, **args: Arg) -> BotFailed:
        """End the program, and say what was wrong with it and what it wrote last."""
        code = child.kill()
        self._child = None
        if id == "ended" and code < 0:
            id, args = "ended-by-signal", {"signal": Quoted(_signal_name(-code))}
        elif id == "ended":
            args = {"code": code}
        lines = [line.strip() for line in child.remarks().splitlines() if line.strip()]
        said = " / ".join(shown(line, 200) for line in lines[-LAST_LINES:])
        return BotFailed(id, **args, said=[Quoted(said)] if said else [])


class _NoAnswer(Exception):
    """A line from the program is not what it should be; the id says why."""


def _line(message: dict[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def _read(text: str) -> dict[str, object]:
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        raise _NoAnswer("not-json") from None
    if not isinstance(answer, dict):
        raise _NoAnswer("not-json")
    return answer


def _is_ready(answer: dict[str, object]) -> bool:
    if answer.get("ready") is not True:
        raise _NoAnswer("not-ready")
    return True


def _action(answer: object, seat: Seat) -> int:
    """A key or the number of an action; whether it is allowed is for the asker to see."""
    try:
        return seat.actions.index(answer) if isinstance(answer, str) else seat.actions.check(answer)
    except UnknownAction:
        raise BotFailed("unknown-action", answer=shown(answer)) from None


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
