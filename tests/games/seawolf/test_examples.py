"""The worked examples of the rulebook, section 8 of docs/rules/seawolf.md, each under its number."""

from __future__ import annotations

import pytest

import harbourside as hs

from .scenario import GAME, do, hand, known, legal, new_game, position, table, truth


def points(state: hs.State, seat: int) -> int:
    return int(table(state)["seats"][seat]["delivered_points"])


def test_e1_gold_delivery() -> None:
    state = position("ship_yellow_1 gold_5", "fish_1", phase="delivery")
    assert GAME.actions.index("deliver:gold@s1g5") == 170
    state.apply(170)
    assert table(state)["seats"][0]["delivered"] == [["ship_yellow_1", "gold_5"]]
    assert hand(state, 0) == []
    assert points(state, 0) == 6


def test_e2_several_deliveries_in_one_phase() -> None:
    state = position("ship_yellow_1 gold_5 ship_red_4 barrels_4", "fish_1", phase="delivery")
    assert GAME.actions.index("deliver:barrels@s4g4") == 115
    state.apply(170)
    assert (points(state, 0), state.current_player) == (6, 0)
    state.apply(115)
    assert points(state, 0) == 14
    assert table(state)["seats"][0]["delivered"][1] == ["ship_red_4", "barrels_4"]


def test_e3_fish() -> None:
    state = position("gold_1", "ship_blue_4 fish_6", phase="delivery")
    assert GAME.actions.index("deliver:fish@s4g6") == 81
    do(state, "end:delivery")
    state.apply(81)
    assert points(state, 1) == 10


def test_e4_once_per_type() -> None:
    state = position(
        "ship_yellow_6 gold_6 ship_red_5 barrels_5 ship_blue_2 fish_2",
        "ship_blue_6 fish_5",
        delivered=["ship_yellow_1 gold_5 ship_red_4 barrels_4", "ship_blue_4 fish_6"],
        phase="delivery",
        begun=2,
    )
    assert legal(state) == {"deliver:fish@s2g2", "end:delivery"}
    do(state, "end:delivery")
    assert (state.current_player, legal(state)) == (1, {"end:delivery"})


def test_e5_pink_event() -> None:
    state = position("storm ship_pink_2", "pigs_3 ship_pink_5 gold_1", "fish_4")
    do(state, "play:storm")
    assert (state.current_player, legal(state)) == (0, {"discard:ship_pink_2"})
    do(state, "discard:ship_pink_2")
    assert (state.current_player, legal(state)) == (1, {"discard:pigs_3", "discard:ship_pink_5"})
    assert known(state, 2) == []
    do(state, "discard:pigs_3")
    assert known(state, 2) == ["fish_4"]
    assert hand(state, 2) == ["fish_4"]
    assert table(state)["discard"] == ["storm", "ship_pink_2", "pigs_3"]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)


def test_e6_yellow_event() -> None:
    state = position("pirates gold_2 ship_yellow_6", "ship_yellow_3 sea_wolf", begun=1)
    do(state, "play:pirates", "discard:gold_2")
    assert (state.current_player, legal(state)) == (1, {"discard:ship_yellow_3", "use:sea_wolf"})
    do(state, "use:sea_wolf")
    assert hand(state, 1) == ["ship_yellow_3"]


@pytest.mark.parametrize("item", ["gold_3", "pigs_3", "mutiny", "sea_wolf"])
def test_e7_scoring(item: str) -> None:
    delivered = "ship_red_4 barrels_4 ship_yellow_2 gold_4 ship_blue_4 fish_5"
    if item == "gold_3":
        delivered = delivered.replace("yellow", "pink").replace("gold", "pigs")
    state = position(
        f"ship_red_2 {item}", "", delivered=[delivered], phase="delivery", begun=3, pile="delivery"
    )
    assert points(state, 0) == 23
    do(state, "end:delivery")
    assert state.is_over
    assert state.scores()[0] == 18


def test_e8_hire_order() -> None:
    state = position("", "", "", "", turn=2, pile="gold_1 delivery fish_1 delivery fish_2 delivery")
    do(state, "draw:pile", "end:delivery")
    asked = []
    while table(state)["phase"] == "hire":
        asked.append(state.current_player)
        do(state, "decline:sea_wolf")
    assert asked == [2, 3, 0, 1]
    assert table(state)["discard"] == ["sea_wolf"]
    assert all("sea_wolf" not in hand(state, seat) for seat in range(4))
    assert (table(state)["phase"], state.current_player) == ("turn", 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_e9_setup(players: int) -> None:
    for seed in range(20):
        state = new_game(players, seed)
        pile = truth(state)["pile"]
        assert len([card for card in table(state)["row"] if card]) == 4
        assert len(pile) == 51
        assert all(hand(state, seat) == [] for seat in range(players))
        assert pile[14] == pile[32] == "delivery"
        assert pile[33:51].count("delivery") == 1
        assert pile.count("delivery") == 3
