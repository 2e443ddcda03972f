"""The rules of Dice under cups, and the contract that every game must satisfy."""

from __future__ import annotations

import pytest

import harbourside as hs

GAME = hs.game("cups")


def play_of(*chance: str, rounds: int = 2) -> hs.Play:
    """A game of Ann and Bob with these dice."""
    return hs.Play(GAME, 2, options={"rounds": rounds}, names=["Ann", "Bob"], chance=chance)


def test_a_shown_die_can_only_be_kept() -> None:
    play = play_of("die@0=6", "die@1=2")
    play.do("show")
    play.do("keep")
    with pytest.raises(hs.IllegalAction, match="A shown die can only be kept; yours shows 6"):
        play.do("roll")


def test_only_the_seat_itself_sees_what_it_rolls() -> None:
    play = play_of("die@0=6", "die@1=2", "die@0=5")
    play.do("roll")
    assert [play.state.view(seat)["position"] for seat in (0, 1, None)] == [
        {"dice": [5, "hidden"], "turns": 1},
        {"dice": ["hidden", 2], "turns": 1},
        {"dice": ["hidden", "hidden"], "turns": 1},
    ]


def test_among_equal_dice_a_shown_one_wins() -> None:
    play = play_of("die@0=4", "die@1=4", rounds=1)
    play.do("keep")
    play.do("show")
    assert play.state.winners() == [1]


def test_what_was_shown_cannot_be_taken_back() -> None:
    play = play_of()
    play.do("show")
    with pytest.raises(hs.CannotUndo):
        play.undo()


def test_the_texts_and_the_facts_are_complete_and_right() -> None:
    hs.contract.check_game(GAME)


@pytest.mark.parametrize("seed", range(20))
def test_the_contract_holds(seed: int) -> None:
    """A random game with wrong input, in which the whole contract is checked."""
    failure = hs.contract.fuzz_game(GAME, seed)
    assert failure is None, failure.reason


def test_no_attribute_is_lost_by_a_clone_or_in_a_saved_position() -> None:
    for state in hs.contract.walk(GAME, 3, {}, seed=1):
        hs.contract.check_clone(state)
        hs.contract.check_loading(state)


def test_the_log_tells_nothing_that_the_view_hides() -> None:
    play = play_of()
    play.do("roll")
    play.do("roll")
    assert hs.contract.check_log(play, seat=0, seed=1, tries=50) > 0


def test_bots_play_it() -> None:
    plan = hs.arena.make_plan("cups", ["search:iterations=20", "random"], games=20, players=2, seed=1)
    assert hs.arena.standings(hs.arena.run(plan)).bots[0].spec == "search:iterations=20"
