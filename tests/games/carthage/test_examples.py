"""The worked examples of the rulebook, section 11 of docs/rules/carthage.md, each under its number."""

from __future__ import annotations

import pytest

from .scenario import (
    cards,
    do,
    goods,
    hand,
    happened,
    legal,
    markers,
    new_game,
    pile,
    place,
    play_from,
    position,
    ships,
    table,
    truth,
    verbs,
    why_not,
)


def test_e1_paying() -> None:
    state = position("R2 B2 R3 G5", "", market="Y5 B5 G2", farm="R2 R2 R2")
    do(state, "buy:market", "pay:red_2", "pay:blue_2", "pay:red_3")
    assert (truth(state)["phase"], truth(state)["paid"]) == ("payment", 7)
    do(state, "pay:green_5")
    assert hand(state, 0) == ""
    assert pile(state, "discard") == "R2 R3 B2 G5"
    assert goods(state, 0) == "B5 Y5 G2"


def test_e2_ship_moves() -> None:
    state = position("R5 R5 R5 R5 R5", "", market="Y2 Y2 R2 B2 B2 B2 G2", ships=(0, 0, 0, 4))
    play = play_from(state)
    for key in ("buy:market", "pay:red_5", "pay:red_5", "pay:red_5"):
        play.do(key)
    sailed = {event["ship"]: event["space"] for event in happened(play, "sailed")}
    assert sailed == {
        "ship_red": "coast",
        "ship_blue": "cyrenaica",
        "ship_yellow": "cyrenaica",
        "ship_green": "carthage",
    }
    assert happened(play, "payday") == [{"colours": ["green"]}]
    assert ships(play.state) == [1, 2, 2, 0]


PINK, WHITE, BROWN = 0, 1, 2


def test_e3_reservation_and_buying() -> None:
    state = position("Y5 Y5", "", "", market="Y3@0 B5@1 R2 G2", farm="G5 R5 B2")
    do(state, "buy:market")
    assert truth(state)["cost"] == 7
    do(state, "pay:yellow_5", "pay:yellow_5")
    assert goods(state, PINK) == "R2 Y3 G2"
    assert table(state)["seats"][PINK]["reserved"] is None
    market = place(state, "market")
    assert {"G5", "R5", "B2", "B5@1"} <= set(market)
    assert len(market) == 6
    assert [card for card in market if "@" in card] == ["B5@1"]


def test_e4_reservation_and_taking() -> None:
    pink = position("", "", "", market="Y3@0 B5@1 R2 G2")
    assert verbs(pink, "take") == {"take:reserved", "take:red_2", "take:green_2"}
    assert why_not(pink, "take:blue_5") == "why-reserved"
    white = position("", "", "", market="Y3@0 B5@1 R2 G2", turn=WHITE)
    assert verbs(white, "take") == {"take:reserved", "take:red_2", "take:green_2"}


def test_e5_refill() -> None:
    state = position(
        "", "", "", market="R5@1 Y3", farm="Y2 B3@0 G5", deck="G2 R3 Y5 B2 R2", turn=WHITE
    )  # fmt: skip
    do(state, "take:yellow_3")
    assert state.current_player == BROWN
    assert place(state, "market") == cards("R5@1 Y2 B3@0 G5 G2 R3")
    assert place(state, "farm") == cards("Y5 B2 R2")
    assert verbs(state, "take") == {"take:yellow_2", "take:green_5", "take:green_2", "take:red_3"}


def test_e6_payday_for_red_and_yellow() -> None:
    state = position("B5", "", market="R2 Y2", goods=["R5 R3"], ships=(4, 0, 4, 0), markers=["B"])
    do(state, "buy:market", "pay:blue_5")
    seat = truth(state)["seats"][0]
    assert sorted(seat["vp_stack"]) == ["red_2", "red_3", "red_5", "yellow_2"]
    assert state.scores() == [4, 0]
    assert markers(state, 0) == "RBY"


def test_e7_marker_bonus() -> None:
    state = position(
        "B2", "", market="G2", goods=["G5 G3"], markers=["GG"], ships=(0, 0, 0, 4), deck="R2 " * 7
    )
    play = play_from(state)
    play.do("buy:market")
    play.do("pay:blue_2")
    sale = happened(play, "sold")[0]
    assert (sale["highest"], sale["markers"], sale["number"], sale["price"]) == (5, 2, 3, 21)
    assert (sale["vp"], sale["from_stack"], sale["from_deck"]) == (5, 3, 2)
    assert truth(play.state)["seats"][0]["vp_blind"] == ["red_2", "red_2"]
    assert markers(play.state, 0) == "GGG"


def test_e8_pirates() -> None:
    state = position(
        "Y5", "", market="G2", goods=["R5", "B3 Y5"], ships=(3, 4, 1, 4), deck="Y2 " * 8
    )  # fmt: skip
    do(state, "buy:market", "pay:yellow_5")
    assert (goods(state, 0), goods(state, 1)) == ("", "Y5")
    assert ships(state) == [2, 2, 1, 0]


def test_e9_storing() -> None:
    state = position(
        "R2 B3 G2 R5", "", phase="raid_store", ships=(3, 4, 0, 5), goods=["R5 R3 R2 B5 B2 Y5"]
    )  # fmt: skip
    do(state, "store:red_2", "keep:red_5", "keep:red_3")
    assert legal(state) == {"store:blue_3", "end:storing"}
    do(state, "store:blue_3", "keep:blue_5")
    assert truth(state)["phase"] == "action"
    assert hand(state, 0) == "R5 G2"
    assert goods(state, 0) == "R3! R5! B5! Y5"
    assert pile(state, "discard") == "R2 R2 B3 B2", "the top card last"


def test_e10_a_round_with_four_players() -> None:
    state = position(
        "R2", "", "Y5 Y5", "G5", market="B5 R5 Y3 G2 B3", farm="G3 G3 G5", deck="Y2 Y2 Y2 B2 B2 B2"
    )  # fmt: skip
    assert why_not(state, "buy:market") == "why-too-expensive"
    do(state, "take:blue_5")
    assert place(state, "market") == cards("R5 Y3 G2 B3")
    do(state, "reserve:red_5@market")
    assert place(state, "market") == cards("R5@1 Y3 G2 B3")
    assert "buy:market" in legal(state)
    assert table(state)["seats"][2]["market_cost"] == 8
    do(state, "take:yellow_3")
    assert table(state)["seats"][3]["market_cost"] == 5
    do(state, "buy:market", "pay:green_5")
    assert goods(state, 3) == "B3 G2"
    assert len(place(state, "market")) == 6
    assert len(place(state, "farm")) == 3
    assert ships(state) == [0, 1, 0, 1]
    assert truth(state)["phase"] == "action"


def test_e11_faq_a_reserving_player_is_not_bound() -> None:
    state = position("Y5", "", market="R5@0 G2", farm="B2")
    assert "take:green_2" in legal(state)
    assert verbs(state, "reserve") == set()
    do(state, "take:green_2")
    assert "R5@0" in place(state, "market")


def test_e11_faq_buying_includes_the_own_reserved_market_card_but_not_that_of_the_farm() -> None:
    state = position("Y5", "", market="G2", farm="B5@0 R2")
    do(state, "buy:market", "pay:yellow_5")
    assert goods(state, 0) == "G2"
    assert "B5@0" in place(state, "market")


def test_e11_faq_a_single_five_sells_for_one_point() -> None:
    state = position("Y5", "", market="R5", ships=(4, 0, 0, 0))
    do(state, "buy:market", "pay:yellow_5")
    assert state.scores() == [1, 0]


def test_e11_faq_a_card_reserved_on_the_farm_comes_with_its_marker() -> None:
    state = position("", "", market="Y2", farm="B5@0 R2", deck="R2 R3 R5 G2 G3")
    do(state, "take:yellow_2")
    assert "B5@0" in place(state, "market")
    assert "take:blue_5" not in legal(state)
    do(state, "take:red_2")
    assert "take:reserved" in legal(state)


def test_e11_faq_red_storing_cards_never_protect_blue_goods() -> None:
    state = position("R2 R3 Y5", "", market="G2", goods=["R5 B5"], ships=(2, 4, 0, 4))
    do(state, "buy:market", "pay:yellow_5")
    assert truth(state)["phase"] == "action"
    assert goods(state, 0) == "R5"


def test_e11_faq_hand_sizes_are_seen_and_points_are_not() -> None:
    seen = table(position("R2 R3", "G5", vp=["Y2", "B2 B2"]), 0)["seats"][1]
    assert (seen["hand_size"], seen["vp"]) == (1, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e12_setup_draws_until_eight(players: int) -> None:
    values = {"2": 2, "3": 3, "5": 5}
    sizes = set()
    for seed in range(40):
        state = new_game(players, seed)
        for seat in range(players):
            worth = [values[card[1]] for card in hand(state, seat).split()]
            sizes.add((len(worth), sum(worth)))
            assert 8 <= sum(worth) <= 12
            assert sum(worth) - max(worth) < 8
    assert {(3, 11), (2, 8)} <= sizes
