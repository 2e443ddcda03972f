"""When cards run out: sections 5.1, 5.6 and 5.9."""

from __future__ import annotations

import pytest

from .scenario import GAME, do, happened, legal, play_from, position, truth, why_not


def test_points_without_cards_are_substitutes() -> None:
    """R17: the refill has taken the last cards before the sale."""
    play = play_from(
        position("B5", "", market="Y2", goods=["Y5"], markers=["YYYY"], ships=(0, 0, 4, 0), deck="R2")
    )
    play.do("buy:market")
    play.do("pay:blue_5")
    sale = happened(play, "sold")[0]
    assert (sale["vp"], sale["from_stack"], sale["from_deck"], sale["substitutes"]) == (4, 2, 0, 2)
    assert truth(play.state)["seats"][0]["vp_substitutes"] == 2
    assert play.state.scores() == [4, 0]


def test_reshuffle_in_the_middle_of_blind_points() -> None:
    """R16: sold cards of an earlier colour may come back as points."""
    play = play_from(
        position("B5", "", market="Y2", goods=["Y5"], markers=["YYY"], ships=(0, 0, 4, 0), deck="G2 " * 6)
    )
    play.do("buy:market")
    play.do("pay:blue_5")
    assert happened(play, "reshuffled") == [{"count": 1}]
    assert sorted(truth(play.state)["seats"][0]["vp_blind"]) == ["blue_5", "green_2"]


def test_pass_is_forced_when_nothing_is_left() -> None:
    """R19."""
    state = position("R5", "", "", market="B2@1 B3", deck="", discard="")
    do(state, "take:blue_3", "take:reserved")
    assert legal(state) == {"pass"}
    assert why_not(state, "buy:market") == "why-nothing-open"
    do(state, "pass")
    assert truth(state)["passes"] == 1


def test_game_ends_when_all_pass_in_a_row() -> None:
    """R19: the players are ranked as they stand."""
    play = play_from(position("R5", "", market="B3", deck="", vp=["", "Y2"]))
    for key in ("take:blue_3", "pass", "pass"):
        assert not play.state.is_over
        play.do(key)
    assert play.state.is_over
    assert play.state.winners() == [1]
    assert happened(play, "ended-shortage") == [{}]


def test_any_other_action_resets_the_passes() -> None:
    state = position("", "", "", market="R5 B2@2", deck="")
    do(state, "take:red_5", "pass", "take:reserved")
    assert truth(state)["passes"] == 0
    do(state, "pass", "pass")
    assert not state.is_over
    do(state, "pass")
    assert state.is_over


def test_purchase_in_a_shortage_brings_the_paid_cards_back() -> None:
    state = position("B2", "", market="R2", deck="")
    do(state, "buy:market", "pay:blue_2")
    assert truth(state)["market"] == [{"card": "blue_2", "reserved_by": -1}]
    assert truth(state)["farm"] == []


def test_a_purchase_resets_the_passes_before_it_is_paid() -> None:
    """Section 5.9: so that a save in the middle of the payment can be read."""
    state = position("", "", "R5 R5", market="B2 B5@2", deck="")
    do(state, "take:blue_2", "pass", "buy:market")
    assert (truth(state)["phase"], truth(state)["passes"]) == ("payment", 0)
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


@pytest.mark.parametrize("reserved", ["B2@0", "B2@1"])
def test_reserved_cards_alone_leave_a_choice_to_their_owner_only(reserved: str) -> None:
    state = position("", "", "", market=f"{reserved} R2", deck="", turn=2)
    do(state, "take:red_2")
    assert legal(state) == ({"take:reserved"} if reserved == "B2@0" else {"pass"})
