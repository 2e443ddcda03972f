"""For any answer of a bot, ask() returns a legal action or raises an error with a clear message."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import pytest

import harbourside as hs
from harbourside.bots.asking import BotFailed, ask, dismiss
from harbourside.bots.random import RandomBot


class Answers:
    """A bot with given answers."""

    def __init__(self, answer: Callable[[hs.Seat], object]) -> None:
        self._answer = answer

    def choose(self, seat: hs.Seat) -> int:
        return self._answer(seat)  # type: ignore[return-value]


@pytest.fixture
def seat() -> hs.Seat:
    state = hs.game("seawolf").new_game(players=2, seed=1)
    return hs.Seat(state, state.actor)


def crash(seat: hs.Seat) -> object:
    raise RuntimeError("no idea")


def test_a_crash_names_the_last_line_of_the_bot_without_its_folder(seat: hs.Seat) -> None:
    with pytest.raises(BotFailed) as caught:
        ask(Answers(crash), seat)
    line = crash.__code__.co_firstlineno + 1
    assert f"crashed at test_asking.py:{line} (crash) (RuntimeError): no idea" in str(caught.value)


@pytest.mark.parametrize("wrong", [lambda seat: random.choice([]), lambda seat: seat.why_not(10**6)])
def test_a_crash_in_a_library_names_the_line_that_called_it(
    seat: hs.Seat, wrong: Callable[[hs.Seat], object]
) -> None:
    with pytest.raises(BotFailed, match=r"crashed at test_asking\.py:\d+ \(<lambda>\)"):
        ask(Answers(wrong), seat)


def test_a_legal_answer_is_returned(seat: hs.Seat) -> None:
    assert ask(RandomBot(3), seat) in seat.legal_actions()


def leave(seat: hs.Seat) -> int:
    answer = seat.legal_actions()[0]
    seat.number = 1 - seat.number
    return answer


def test_a_bot_that_changes_its_handle_does_not_change_which_answers_are_legal(seat: hs.Seat) -> None:
    legal = seat.legal_actions()
    assert ask(Answers(leave), seat) in legal


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (crash, "RuntimeError"),
        (lambda seat: None, "None"),
        (lambda seat: sys.exit(3), "SystemExit"),
        (lambda seat: "fly:moon", "fly:moon"),
        (lambda seat: "draw:pile", "seat.actions.index(key)"),
        (lambda seat: True, "True"),
        (lambda seat: 1.0, "1.0"),
        (lambda seat: -1, "-1"),
        (lambda seat: 10**30, "1000"),
        (lambda seat: next(a for a in range(999) if a not in seat.legal_actions()), ":"),
    ],
)
def test_a_bad_answer_raises_an_error_with_the_reason(
    seat: hs.Seat, answer: Callable[[hs.Seat], object], says: str
) -> None:
    with pytest.raises(BotFailed) as caught:
        ask(Answers(answer), seat)
    assert says in str(caught.value)
    for language in ("en", "pl"):
        assert "⟦" not in caught.value.say(language)


class Holds(Answers):
    """A bot with a close() that may fail."""

    def __init__(self, closes: bool) -> None:
        super().__init__(crash)
        self.closed = 0
        self._closes = closes

    def close(self) -> None:
        self.closed += 1
        if not self._closes:
            raise RuntimeError("it is stuck")


def test_bots_with_and_without_close_are_dismissed() -> None:
    stuck, loose = Holds(closes=False), Holds(closes=True)
    dismiss([stuck, RandomBot(1), loose])
    assert (stuck.closed, loose.closed) == (1, 1)
