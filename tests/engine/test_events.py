"""Events that fade: everybody sees them until the next decision, and again after the end of the game."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.engine.events import Event

OPEN = {"id": "peeked", "args": {"seat": 0, "die": "3"}}
FADED = {"id": "looked", "args": {"seat": 0}}


@pytest.fixture
def play(toy: hs.Game) -> hs.Play:
    """A game of two in which seat 0 has just lifted a die for a moment."""
    play = hs.Play(toy, 2, 5)
    play.do("keep")
    log = play.state.log
    assert log is not None
    log.add_fading("peeked", {"seat": 0}, {"die": "3"}, [0], fades_to="looked")
    return play


def last_heard(play: hs.Play, seat: int | None) -> dict[str, object]:
    """The event that fades, as this seat sees it now."""
    heard = next(event for event in play.events(0, seat) if event["id"] in ("peeked", "looked"))
    return {"id": heard["id"], "args": heard["args"]}


def test_everybody_sees_an_event_before_it_fades(play: hs.Play) -> None:
    assert [last_heard(play, seat) for seat in (0, 1, None)] == [OPEN] * 3


def test_after_the_next_decision_only_some_seats_see_it(play: hs.Play) -> None:
    play.do("show")
    assert last_heard(play, 0) == OPEN
    assert [last_heard(play, seat) for seat in (1, None)] == [FADED] * 2


def test_it_keeps_its_number_when_it_fades(play: hs.Play) -> None:
    numbers = [event["number"] for event in play.events()]
    play.do("show")
    assert [event["number"] for event in play.events()][: len(numbers)] == numbers


def test_after_the_game_everybody_sees_it_again(play: hs.Play) -> None:
    while not play.state.is_over:
        play.do("keep")
    assert [last_heard(play, seat) for seat in (0, 1, None)] == [OPEN] * 3


def test_an_event_fades_independently_in_a_copy_of_the_game(play: hs.Play) -> None:
    other = play.copy()
    other.do("show")
    assert last_heard(play, 1) == OPEN
    assert last_heard(other, 1) == FADED


def test_told_to_all_contains_the_secret() -> None:
    assert Event("peeked", {"seat": 0}, {"die": "3"}, [], "looked").told_to_all() == OPEN
