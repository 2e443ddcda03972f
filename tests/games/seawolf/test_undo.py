"""Undo stops where information starts: the moves of this game that reveal something."""

from __future__ import annotations

import pytest

import harbourside as hs

from .scenario import play_from, position, table


def undo_fails(play: hs.Play) -> str:
    with pytest.raises(hs.CannotUndo) as refused:
        play.undo()
    return refused.value.message.id


def test_discard_can_be_taken_back() -> None:
    play = play_from(position("gold_1", ""))
    before = play.state.to_dict()
    play.do("discard:gold_1")
    play.undo()
    assert play.state.to_dict() == before
    assert play.events() == []


@pytest.mark.parametrize("key", ["take:row@0", "draw:pile"])
def test_new_card_cannot_be_unseen(key: str) -> None:
    play = play_from(position("gold_1", ""))
    play.do(key)
    assert undo_fails(play) == "undo-revealed"


def test_deliveries_can_be_taken_back_one_by_one() -> None:
    play = play_from(position("ship_blue_1 fish_1 ship_red_1 barrels_1", "gold_1", phase="delivery"))
    before = play.state.to_dict()
    play.do("deliver:fish@s1g1")
    play.do("deliver:barrels@s1g1")
    assert play.state.current_player == 1
    play.undo()
    play.undo()
    assert play.state.to_dict() == before


def test_end_of_the_game_shows_the_hands() -> None:
    play = play_from(position("gold_1", "", phase="delivery", begun=3, pile="delivery"))
    play.do("end:delivery")
    assert undo_fails(play) == "undo-revealed"


def test_hiring_shows_what_lies_below() -> None:
    play = play_from(position("", "", phase="hire"))
    play.do("hire:sea_wolf")
    assert undo_fails(play) == "undo-revealed"


def test_declining_can_be_taken_back_until_the_next_decides() -> None:
    play = play_from(position("", "", "", phase="hire"))
    play.do("decline:sea_wolf")
    play.undo()
    assert play.state.current_player == 0
    play.do("decline:sea_wolf")
    play.do("decline:sea_wolf")
    play.undo()
    assert undo_fails(play) == "undo-other-player"
    assert play.state.current_player == 1


def test_last_to_decline_sees_what_lies_below() -> None:
    play = play_from(position("", "", phase="hire"))
    play.do("decline:sea_wolf")
    play.do("decline:sea_wolf")
    assert undo_fails(play) == "undo-revealed"


def test_event_that_made_somebody_show_cards_cannot_be_taken_back() -> None:
    play = play_from(position("rats", "gold_1", "sea_wolf", begun=1))
    play.do("play:rats")
    assert play.state.current_player == 2
    assert undo_fails(play) == "undo-revealed"


def test_event_that_showed_known_cards_only_can_be_taken_back() -> None:
    play = play_from(position("rats", "gold_1", "sea_wolf", known=["", "gold_1"], begun=1))
    play.do("play:rats")
    play.undo()
    assert table(play.state)["phase"] == "turn"


def test_being_asked_without_a_wolf_reveals_a_matching_card() -> None:
    """Otherwise a player could play an event, learn who holds its colour, and take it back."""
    play = play_from(position("rats", "fish_1 gold_1"))
    play.do("play:rats")
    assert play.state.current_player == 1
    assert undo_fails(play) == "undo-revealed"


def test_being_asked_after_a_decision_reveals_as_much() -> None:
    play = play_from(position("rats fish_2", "fish_1 gold_1"))
    play.do("play:rats")
    assert play.why_not_undo() is None, "the own loss is no news to the player of the event"
    play.do("discard:fish_2")
    assert undo_fails(play) == "undo-revealed"


def test_being_asked_with_a_wolf_reveals_nothing() -> None:
    play = play_from(position("rats", "fish_1 sea_wolf", begun=1))
    play.do("play:rats")
    play.undo()
    assert play.state.current_player == 0


def test_shown_hand_cannot_be_hidden_again() -> None:
    play = play_from(position("rats", "gold_1 sea_wolf", begun=1))
    play.do("play:rats")
    play.do("show:hand")
    assert undo_fails(play) == "undo-revealed"


def test_undo_gives_back_what_was_known() -> None:
    play = play_from(position("gold_1 fish_1", "", known=["gold_1"]))
    play.do("discard:gold_1")
    play.undo()
    assert table(play.state)["seats"][0]["known"] == ["gold_1"]
