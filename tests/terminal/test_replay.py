"""Showing a recorded game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import harbourside as hs
from harbourside.engine.words import MISSING
from harbourside.terminal.replay import Replay
from harbourside.terminal.speech import Speech, Wrong


def finished_game() -> hs.Play:
    play = hs.Play(hs.game("seawolf"), 3, 4, names=["Ann", "Bob", "Cy"])
    rng = hs.Rng(1)
    while not play.state.is_over:
        legal = play.state.legal_actions()
        play.do(play.game.actions.key(legal[rng.below(len(legal))]))
    return play


def replay_of(play: hs.Play, seat: int | None = None, language: str = "en") -> tuple[Replay, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=80, markup=False, emoji=False, highlight=False)
    return Replay(play, Speech(play.game, language, play.names), console, seat), out


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_the_log_has_every_decision_and_the_result(language: str) -> None:
    play = finished_game()
    replay, out = replay_of(play, language=language)
    replay.print_log()
    said = out.getvalue()
    for number in range(1, play.number + 1):
        assert f"{number:>4}. " in said
    assert str(max(play.state.scores())).replace("-", "−") in said
    assert MISSING[0] not in said


def test_a_new_part_of_the_log_has_a_heading() -> None:
    replay, out = replay_of(finished_game())
    replay.print_log()
    headings = [line for line in out.getvalue().splitlines() if line.startswith("Delivery 1 of 3 ─")]
    assert len(headings) == 1
    assert "begins" not in out.getvalue().partition("Delivery 1 of 3")[2]


def test_without_a_seat_all_hands_are_shown() -> None:
    replay, out = replay_of(finished_game())
    replay.print_log()
    assert "hidden" not in out.getvalue()


def test_a_seat_sees_only_what_it_saw() -> None:
    replay, out = replay_of(finished_game(), seat=1)
    replay.print_log()
    assert "Ann draws a hidden card" in out.getvalue()
    assert "Bob draws a hidden card" not in out.getvalue()


def test_steps_go_forwards_backwards_and_anywhere() -> None:
    replay, out = replay_of(finished_game())
    script = iter(["", "", "b", "10", "99999", "zz", "9" * 5000, "q"])
    prompts = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return next(script)

    replay.walk(ask)
    places = [prompt.partition("/")[0] for prompt in prompts]
    assert places == ["0", "1", "2", "1", "10", "10", "10", "10"]
    assert f"The game has steps from 0 to {replay.last}." in out.getvalue()


def test_the_end_of_the_input_ends_the_replay() -> None:
    replay, _ = replay_of(finished_game())

    def ask(prompt: str) -> str:
        raise EOFError

    replay.walk(ask)


def test_an_unfinished_game_says_so() -> None:
    play = hs.Play(hs.game("seawolf"), 3, 4)
    play.do("draw:pile")
    replay, out = replay_of(play)
    replay.print_log()
    assert "not finished" in out.getvalue()


@pytest.mark.parametrize("text", ["-1", "x", "100000", "²"])
def test_an_unknown_step_is_refused(text: str) -> None:
    replay, _ = replay_of(finished_game())
    with pytest.raises(Wrong, match="The steps go from 0 to"):
        replay.check_step(text)
