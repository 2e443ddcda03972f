"""What a seat may see: section 10."""

from __future__ import annotations

import json

import pytest

import harbourside as hs
from harbourside.contract import checks
from harbourside.engine.rng import Rng

from .scenario import GAME, do, happened, new_game, play_at_random, play_from, position, table

RECALL = {"observation": "perfect_recall"}
MODES = [
    {"observation": observation, "reveal_hands": hands, "reveal_vp": vp}
    for observation in ("table", "perfect_recall")
    for hands in (False, True)
    for vp in (False, True)
]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_contract_of_hidden_information_in_every_mode(mode: dict[str, bool | str]) -> None:
    for seed in range(9):
        state = GAME.new_game(2 + seed % 3, seed, mode)
        rng = Rng(seed)
        for _ in range(10):
            play_at_random(state, rng, 24)
            checks.check_hidden(state, seed)
            checks.check_view_words(state)


def test_owner_sees_the_own_hand_and_others_only_its_size() -> None:
    state = position("R2 B5", "G3")
    assert table(state, 0)["seats"][0]["hand"] == ["red_2", "blue_5"]
    for seat in (1, None):
        seen = table(state, seat)["seats"][0]
        assert (seen["hand"], seen["hand_size"], seen["coins"]) == (["hidden", "hidden"], 2, None)


def test_points_of_others_are_seen_only_as_a_pile_in_fives() -> None:
    """R30."""
    for number, least, most in ((1, 1, 5), (5, 1, 5), (6, 6, 10), (10, 6, 10), (11, 11, 15)):
        state = position("", "", vp=["", "R2 " * number])
        seen = table(state, 0)["seats"][1]
        assert (seen["vp"], seen["vp_band"]) == (None, {"least": least, "most": most})
        owner = table(state, 1)["seats"][1]
        assert (owner["vp"], "vp_band" in owner) == (number, False)


def test_no_pile_of_points_is_seen_to_be_none() -> None:
    seen = table(position("", ""), 0)["seats"][1]
    assert (seen["vp"], "vp_band" in seen) == (0, False)


def test_points_are_public_after_the_game() -> None:
    state = position("", "", vp=["R2", "B2 B2"], markers=["R" * 8], phase="game_over")
    assert [seat["vp"] for seat in table(state, None)["seats"]] == [1, 2]


def test_no_view_names_a_vp_card_or_a_deck_card() -> None:
    state = position("", "", vp=["R2"], blind=["", "B5"], market="Y2", deck="G5")
    for seat in (0, 1, None):
        text = json.dumps(table(state, seat))
        assert not [card for card in ("red_2", "blue_5", "green_5") if f'"{card}"' in text]


def test_table_is_open() -> None:
    state = position(
        "R2", "", market="R5@1 Y2", farm="B3@0", discard="G2 G2", deck="Y3 Y3",
        goods=["R5 B3!"], markers=["RB"], substitutes=[1], start=1,
    )  # fmt: skip
    seen = table(state, None)
    assert seen["market"] == ["yellow_2"]
    assert seen["market_reserved"] == [{"card": "red_5", "reserved_player": 1}]
    assert seen["farm_reserved"] == [{"card": "blue_3", "reserved_player": 0}]
    assert (seen["deck"], seen["discard"], seen["start_player"]) == (2, ["green_2", "green_2"], 1)
    owner = seen["seats"][0]
    assert (owner["unstored"], owner["stored"]) == (["red_5"], ["blue_3"])
    assert (owner["markers"], owner["reserved"]) == (["marker_red", "marker_blue"], "blue_3")
    assert (owner["vp_substitutes"], owner["market_cost"]) == (1, 2)
    assert seen["seats"][1]["market_cost"] == 7


def test_a_view_holds_the_position_and_not_the_history() -> None:
    """A view of the table does not mark the cards of a hand that were taken openly."""
    state = position("", "", market="R5 B2")
    do(state, "take:red_5")
    assert table(state, 1)["seats"][0]["hand"] == ["hidden"]


def test_perfect_recall_shows_hands_points_and_the_unseen_pool() -> None:
    state = position(
        "R2", "G5", vp=["", "R2"], blind=["", "B5"], market="Y2", deck="G5 B5", options=RECALL
    )  # fmt: skip
    seen = table(state, 0)
    assert seen["seats"][1]["hand"] == ["green_5"]
    assert seen["seats"][1]["vp"] == 2
    assert {card: number for card, number in seen["unseen"].items() if number} == {"blue_5": 2, "green_5": 1}


def test_reveal_options_open_hands_or_points_only() -> None:
    hands = table(position("R2", "G5", vp=["", "R2"], options={"reveal_hands": True}), 0)["seats"][1]
    assert (hands["hand"], hands["coins"], hands["vp"]) == (["green_5"], 5, None)
    points = table(position("R2", "G5", vp=["", "R2"], options={"reveal_vp": True}), 0)["seats"][1]
    assert (points["hand"], points["vp"]) == (["hidden"], 1)
    assert "unseen" not in table(position("R2", "G5", options={"reveal_hands": True, "reveal_vp": True}))


def test_all_see_starting_hands_until_the_first_decision_and_owners_after_it() -> None:
    """R29: drawn openly, secret afterwards."""
    play = hs.Play(GAME, 3, 4)
    drawn = happened(play, "dealt")
    assert [event["seat"] for event in drawn] == [0, 1, 2]
    play.do("choose:red")
    assert happened(play, "dealt") == []
    assert [event["seat"] for event in happened(play, "drew-hand")] == [0, 1, 2]
    assert [event["args"] for event in play.events(seat=1) if event["id"] == "dealt"] == [drawn[1]]


@pytest.mark.parametrize("options", [RECALL, {"reveal_hands": True}], ids=str)
def test_starting_hands_stay_in_the_log_where_hands_are_open(options: dict[str, bool | str]) -> None:
    play = hs.Play(GAME, 2, 4, options)
    play.do("choose:red")
    assert [event["seat"] for event in happened(play, "dealt")] == [0, 1]


def test_points_can_be_added_up_from_the_log() -> None:
    """R30: points lie face down, but a player with a good memory knows them."""
    play = hs.Play(GAME, 3, 4)
    rng = Rng(4)
    while not play.state.is_over:
        actions = play.state.legal_actions()
        play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
        points = [0, 0, 0]
        for sale in happened(play, "sold"):
            points[sale["seat"]] += sale["vp"]
        assert points == play.state.scores()
    assert sum(points) > 10


def test_after_the_game_all_events_are_public() -> None:
    """Everybody sees starting hands, takes and payments. Nobody sees blind points."""
    play = hs.Play(GAME, 3, 4)
    rng = Rng(4)
    while not play.state.is_over:
        actions = play.state.legal_actions()
        play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
    assert play.events(seat=0) == play.events(seat=None)
    ids = {str(event["id"]) for event in play.events()}
    assert ids >= {
        "dealt", "chose-marker", "refilled", "farm-moved", "reshuffled", "took", "reserved", "buys", "paid",
        "bought", "sailed", "payday", "sold", "got-marker", "raid", "lost", "returned", "ended-markers",
        "scored",
    }  # fmt: skip


def test_undo_stops_where_cards_are_drawn_or_hands_are_asked() -> None:
    play = play_from(position("Y5", "", market="B2 B3"))
    play.do("take:blue_2")
    assert play.why_not_undo() is None
    play = play_from(position("Y5", "", market="B2"))
    play.do("take:blue_2")
    assert play.why_not_undo() is not None, "the next player's refill has shown cards"
    play = play_from(position("R2", "", phase="raid_store", goods=["R5", "R5"], ships=(3, 0, 0, 5)))
    play.do("end:storing")
    assert play.why_not_undo() is not None, "seat 1 was passed over: it has no red 2 and no red 3"
    play = play_from(position("R2", "", phase="raid_store", goods=["R5", "B5"], ships=(3, 0, 0, 5)))
    play.do("end:storing")
    assert play.why_not_undo() is None, "everybody saw that seat 1 has nothing at stake"


def test_end_of_the_game_shows_points_that_were_hidden() -> None:
    play = play_from(position("", "", "", market="R2", deck="", vp=["R2", "B2", "Y2 Y2"]))
    for key in ("take:red_2", "pass", "pass", "pass"):
        play.do(key)
    assert play.why_not_undo() is not None


def test_features_know_no_more_than_the_view() -> None:
    state = new_game(3, 5)
    play_at_random(state, Rng(5), 60)
    named = dict(zip(GAME.feature_names, state.features(0), strict=True))
    assert named["seat1_sees_hand"] == named["seat1_coins"] == named["seat2_sees_vp"] == 0.0
    assert named["seat0_sees_hand"] == 1.0
    assert (
        sum(
            value
            for name, value in named.items()
            if name.startswith("seat1_hand_") and name != "seat1_hand_size"
        )
        == 0
    )


@pytest.mark.parametrize("vp", [0, 1, 5, 6, 11])
def test_features_give_the_same_bounds_of_points_as_the_view(vp: int) -> None:
    state = position("", "", vp=["", "R2 " * vp])
    for viewer, band in ((0, table(state, 0)["seats"][1].get("vp_band")), (1, None)):
        named = dict(zip(GAME.feature_names, state.features(viewer), strict=True))
        seat = 1 - viewer
        least, most = (band["least"], band["most"]) if band else (vp, vp)
        assert named[f"seat{seat}_vp_least"] * 25 == pytest.approx(least)
        assert named[f"seat{seat}_vp_most"] * 25 == pytest.approx(most)
        assert named[f"seat{seat}_sees_vp"] == float(band is None)


def test_log_has_bought_goods_with_their_price() -> None:
    play = play_from(position("Y5", "", market="B2 R2"))
    play.do("buy:market")
    play.do("pay:yellow_5")
    assert happened(play, "bought") == [{"seat": 0, "cards": ["red_2", "blue_2"], "cost": 4, "change": 1}]


def test_view_of_a_raid_says_what_is_attacked_and_what_is_to_be_chosen() -> None:
    state = position("R2", "", phase="raid_store", goods=["R5 R5 R3"], ships=(3, 4, 0, 5))
    assert table(state)["raid"] == {
        "arrived": ["green"],
        "raided": ["red", "blue"],
        "keep_colour": None,
        "keeps_left": None,
    }
    do(state, "store:red_2")
    assert (table(state)["raid"]["keep_colour"], table(state)["raid"]["keeps_left"]) == ("red", 2)
    assert table(position("R2", ""))["raid"] is None
